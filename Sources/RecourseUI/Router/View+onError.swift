public import Recourse
public import SwiftUI

extension View {
  /// Handles the errors of a type that the views inside report.
  ///
  /// The closure works like a `catch` clause. Returning means that the error is handled. Throwing
  /// passes an error to the enclosing handler: the same error, or a more specific one.
  /// Errors of other types, cancellations, and errors that arrive when the view has disappeared are
  /// passed on without calling the closure.
  ///
  /// The handler applies to the views inside the modifier, not to the view whose `body` applies it:
  /// that view's own `@Environment` ignores the handler.
  ///
  /// ```swift
  /// CartView().onError(of: PaymentError.self) { error in
  ///   guard error == .declined else { throw error }
  ///   isChoosingCard = true
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the error itself, regardless of its causes.
  ///   - action: Handles the error, or throws an error to pass on.
  /// - Returns: A view that handles the errors of its descendants.
  public func onError<Failure: Error>(
    of type: Failure.Type, perform action: @escaping @MainActor (Failure) throws -> Void
  ) -> some View {
    modifier(ErrorCatchingModifier<Failure> { failure, _ in try action(failure) })
  }

  /// Handles all errors that the views inside report while on screen, except cancellations.
  ///
  /// Returning means that the error is handled, and throwing passes an error to the enclosing
  /// handler, as in ``onError(of:perform:)``.
  ///
  /// - Parameter action: Handles the report, or throws an error to pass on.
  /// - Returns: A view that handles the errors of its descendants.
  public func onError(
    perform action: @escaping @MainActor (ErrorReport) throws -> Void
  ) -> some View {
    modifier(ErrorCatchingModifier<any Error> { _, report in try action(report) })
  }
}

/// Handles the errors of a type that the views inside report.
private struct ErrorCatchingModifier<Failure: Error>: ViewModifier {
  let handle: @MainActor (Failure, ErrorReport) throws -> Void
  @Environment(\.reportError) private var parent
  @State private var local = LocalRouter(ReportCatcher<Failure>())

  func body(content: Content) -> some View {
    local.step.handle = handle
    local.step.parent = parent.router
    return content.reports(to: local.router)
      .onAppear { [local] in local.step.presence.appear() }
      .onDisappear { [local] in local.step.presence.disappear() }
  }
}

@MainActor
private final class ReportCatcher<Failure: Error>: ReportStep {
  var handle: (@MainActor (Failure, ErrorReport) throws -> Void)?
  var parent = ErrorRouter.unhandled
  let presence = ViewPresence()
  private let matcher = TypeMatcher<Failure>()

  nonisolated init() {}

  func receive(_ delivery: Delivery) {
    let report = delivery.report
    // Nobody would see what the handler of a view that is gone does.
    guard !presence.hasLeft, let failure = matcher(report.error),
      !report.classified.isCancellation
    else {
      return parent.deliver(delivery)
    }
    do {
      try handle?(failure, report)
      parent.record(delivery, as: .handled)
    } catch {
      var delivery = delivery
      delivery.report = report.replacing(error)
      parent.deliver(delivery)
    }
  }
}
