import Recourse
public import SwiftUI

extension View {
  /// Presents an alert that describes the error of a model, for as long as the model has the error.
  ///
  /// The answer sets the error to nil, before an action of the alert runs. An error that the model
  /// sets while another one is on screen waits for its turn. If the model sets nil, its alerts are
  /// withdrawn. A cancellation is set to nil immediately and never presented.
  ///
  /// ```swift
  /// OrderList(model.orders)
  ///   .alert(describing: $model.error) { try await model.load() }
  /// ```
  ///
  /// - Parameters:
  ///   - error: The error of the model. With a router around the view, the alert takes turns with
  ///     the router's alerts, over the topmost content of the window.
  ///   - tryAgain: Runs the failed operation again. The alert offers to try again if the error's
  ///     remedy says that a retry can help now. An error that the closure throws is presented in
  ///     the same way. The default is nil: no offer.
  /// - Returns: A view that presents the errors of the model.
  public func alert<Failure: Error>(
    describing error: Binding<Failure?>, tryAgain: (@MainActor () async throws -> Void)? = nil
  ) -> some View {
    modifier(DescribingAlertModifier(error: error, tryAgain: tryAgain))
  }
}

/// Presents the error of a model in the alerts of the window, or in its own without a router.
private struct DescribingAlertModifier<Failure: Error>: ViewModifier {
  let error: Binding<Failure?>
  let tryAgain: (@MainActor () async throws -> Void)?

  @Environment(\.errorDescriber) private var describer
  @Environment(\.windowRouter) private var window
  @State private var alerts = DescribingAlerts()

  func body(content: Content) -> some View {
    let source = DescribedError(
      error: error, tryAgain: tryAgain, describer: describer, window: window, alerts: alerts)
    content
      .onChange(of: source.state, initial: true) { source.update(from: $0, to: $1) }
      .alert(alerts.context)
  }
}
