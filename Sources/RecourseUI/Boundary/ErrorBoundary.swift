import Recourse
public import SwiftUI

/// A part of a screen that is replaced by a failed state when an error is reported in it.
///
/// It catches errors by type; the others go on up, to the next boundary or `onError` around, and so
/// do cancellations. What is around the boundary stays as it is. After a reset the content starts
/// anew, with fresh state.
///
/// While the failed state shows, the content is gone, but an operation of its may still report. The
/// same problem joins the one that is shown, which counts it; another one goes on up, since nobody
/// would see it here. What the failed state itself reports goes on up too.
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

  @Environment(\.report) private var report
  @State private var local = LocalRouter(BoundaryModel<Failure>())

  /// Creates a boundary that catches the errors of a type.
  ///
  /// - Parameters:
  ///   - type: The type of the error itself; its causes don't count.
  ///   - resetKeys: What the failure depends on: a change of it resets the boundary. The default is
  ///     nothing.
  ///   - content: What is shown unless an error was reported in it.
  ///   - fallback: What is shown then.
  ///   - onReset: Prepares the content for its new start. The default does nothing.
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
    model.onReset = onReset
    return Group {
      if let failure = model.failure {
        fallback(failure)
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
  /// Creates a boundary that catches all errors.
  ///
  /// - Parameters:
  ///   - resetKeys: What the failure depends on: a change of it resets the boundary. The default is
  ///     nothing.
  ///   - content: What is shown unless an error was reported in it.
  ///   - fallback: What is shown then.
  ///   - onReset: Prepares the content for its new start. The default does nothing.
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
  /// Creates a boundary that catches the errors of a type, and describes them.
  ///
  /// - Parameters:
  ///   - type: The type of the error itself; its causes don't count.
  ///   - resetKeys: What the failure depends on: a change of it resets the boundary. The default is
  ///     nothing.
  ///   - content: What is shown unless an error was reported in it.
  ///   - onReset: Prepares the content for its new start. The default does nothing.
  public init(
    of type: Failure.Type, resetKeys: [AnyHashable] = [],
    @ViewBuilder content: () -> Content,
    onReset: @escaping @MainActor (BoundaryReset) -> Void = { _ in }
  ) {
    self.init(
      of: type, resetKeys: resetKeys, content: content,
      fallback: { failure in
        ErrorUnavailableView(failure.error, onTryAgain: failure.reset, onClose: failure.reset)
      },
      onReset: onReset)
  }
}

extension ErrorBoundary where Failure == any Error, Fallback == ErrorUnavailableView {
  /// Creates a boundary that catches all errors, and describes them.
  ///
  /// - Parameters:
  ///   - resetKeys: What the failure depends on: a change of it resets the boundary. The default is
  ///     nothing.
  ///   - content: What is shown unless an error was reported in it.
  ///   - onReset: Prepares the content for its new start. The default does nothing.
  public init(
    resetKeys: [AnyHashable] = [],
    @ViewBuilder content: () -> Content,
    onReset: @escaping @MainActor (BoundaryReset) -> Void = { _ in }
  ) {
    self.init(
      of: (any Error).self, resetKeys: resetKeys, content: content, onReset: onReset)
  }
}
