import Observation
import Recourse
public import SwiftUI

/// Replaces a part of a screen with a failed state when the content reports an error.
///
/// A boundary catches errors by type. Other errors and cancellations are passed on to the enclosing
/// boundary or `onError`. The rest of the screen is unaffected. A reset recreates the content with
/// fresh state.
///
/// The failed state removes the content, but one of the content's operations may still report. A
/// report of the same problem increases the count of the current failure. Any other error is passed
/// on, because this boundary would not show it. Errors that the failed state itself reports are
/// passed on as well.
///
/// ```swift
/// ErrorBoundary(of: URLError.self, resetKeys: [account.id]) {
///   OrdersView()
/// } fallback: { failure in
///   Button("Load the orders again") { failure.reset() }
/// }
/// ```
public struct ErrorBoundary<Failure: Error, Content: View, Fallback: View>: View {
  private let resetKeys: [AnyHashable]
  private let content: Content
  private let fallback: (BoundaryFailure<Failure>) -> Fallback
  private let onReset: @MainActor (BoundaryReset) -> Void

  @Environment(\.reportError) private var report
  @Environment(\.errorDescriber) private var describer
  @State private var local = LocalRouter(BoundaryModel<Failure>())

  /// Creates a boundary that catches the errors of a type.
  ///
  /// - Parameters:
  ///   - type: The type of the error itself, regardless of its causes.
  ///   - resetKeys: Values that the failure depends on: a change resets the boundary. The default
  ///     is none.
  ///   - content: The content, until one of its views reports an error.
  ///   - fallback: The failed state.
  ///   - onReset: Prepares the content before each reset. The default does nothing.
  public init(
    of type: Failure.Type, resetKeys: [AnyHashable] = [],
    @ViewBuilder content: () -> Content,
    @ViewBuilder fallback: @escaping (BoundaryFailure<Failure>) -> Fallback,
    onReset: @escaping @MainActor (BoundaryReset) -> Void = { _ in }
  ) {
    self.resetKeys = resetKeys
    self.content = content()
    self.fallback = fallback
    self.onReset = onReset
  }

  /// The content, or the failed state.
  public var body: some View {
    let model = local.step
    model.parent = report.router
    model.describer = describer
    model.onReset = onReset
    return Group {
      if let failure = model.failure {
        fallback(failure).hostsAsLastResort()
      } else {
        content.reports(to: local.router)
      }
    }
    .onAppear { model.appear() }
    .onDisappear { model.disappear() }
    .onChange(of: resetKeys) { model.reset(.keysChanged) }
  }
}

extension ErrorBoundary where Failure == any Error {
  /// Creates a boundary that catches all errors except cancellations.
  ///
  /// - Parameters:
  ///   - resetKeys: Values that the failure depends on: a change resets the boundary. The default
  ///     is none.
  ///   - content: The content, until one of its views reports an error.
  ///   - fallback: The failed state.
  ///   - onReset: Prepares the content before each reset. The default does nothing.
  public init(
    resetKeys: [AnyHashable] = [],
    @ViewBuilder content: () -> Content,
    @ViewBuilder fallback: @escaping (BoundaryFailure<Failure>) -> Fallback,
    onReset: @escaping @MainActor (BoundaryReset) -> Void = { _ in }
  ) {
    self.init(
      of: (any Error).self, resetKeys: resetKeys, content: content, fallback: fallback,
      onReset: onReset)
  }
}

extension ErrorBoundary where Fallback == ErrorUnavailableView {
  /// Creates a boundary that describes the errors that it catches.
  ///
  /// - Parameters:
  ///   - type: The type of the error itself, regardless of its causes. The default is all errors
  ///     except cancellations.
  ///   - resetKeys: Values that the failure depends on: a change resets the boundary. The default
  ///     is none.
  ///   - content: The content, until one of its views reports an error.
  ///   - onReset: Prepares the content before each reset. The default does nothing.
  public init(
    of type: Failure.Type = (any Error).self, resetKeys: [AnyHashable] = [],
    @ViewBuilder content: () -> Content,
    onReset: @escaping @MainActor (BoundaryReset) -> Void = { _ in }
  ) {
    self.init(
      of: type, resetKeys: resetKeys, content: content,
      fallback: { failure in
        ErrorUnavailableView(failure.error, onTryAgain: failure.reset)
      },
      onReset: onReset)
  }
}

/// The state of a boundary, which receives the reports of the content.
@MainActor
@Observable
private final class BoundaryModel<Failure: Error>: ReportStep {
  private(set) var failure: BoundaryFailure<Failure>?
  @ObservationIgnored var parent = ErrorRouter.unhandled
  @ObservationIgnored var describer = ErrorDescriber()
  @ObservationIgnored var onReset: @MainActor (BoundaryReset) -> Void = { _ in }
  @ObservationIgnored private let presence = ViewPresence()
  @ObservationIgnored private let matcher = TypeMatcher<Failure>()

  nonisolated init() {}

  func appear() {
    presence.appear()
  }

  func disappear() {
    presence.disappear()
  }

  func receive(_ delivery: Delivery) {
    let report = delivery.report
    guard !presence.hasLeft, !report.classified.isCancellation,
      let error = matcher(report.error)
    else {
      return parent.deliver(delivery)
    }
    if let failure {
      guard isSame(failure.report, report) else {
        return parent.deliver(delivery)
      }
      self.failure?.count += 1
      parent.record(delivery, as: .coalesced(into: failure.report.id))
    } else {
      parent.record(delivery, as: .inlined)
      failure = BoundaryFailure(error: error, report: report) { [weak self] in
        self?.reset(.requested)
      }
    }
  }

  /// Returns whether a person would call the errors of two reports the same.
  private func isSame(_ one: ErrorReport, _ other: ErrorReport) -> Bool {
    one.fingerprint == other.fingerprint
      && ProblemWords(of: one, by: describer) == ProblemWords(of: other, by: describer)
  }

  func reset(_ reason: BoundaryReset) {
    guard failure != nil else { return }
    onReset(reason)
    failure = nil
  }
}
