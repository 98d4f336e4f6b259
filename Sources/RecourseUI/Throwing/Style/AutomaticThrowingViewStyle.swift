public import SwiftUI

/// The platform's default style.
///
/// A failure replaces the loading state. Loaded content stays, with a notice below it.
///
/// ```swift
/// OrdersView().throwingViewStyle(.automatic)
/// ```
public struct AutomaticThrowingViewStyle: ThrowingViewStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Creates the view of a state.
  ///
  /// - Parameter configuration: The state, and the parts of the view.
  /// - Returns: The view.
  public func makeBody(configuration: Configuration) -> some View {
    switch configuration.phase {
    case .loading:
      LoadingIndicator(progress: configuration.progress, isRetrying: configuration.failure != nil)
    case .content:
      configuration.content.safeAreaInset(edge: .bottom) { StaleNotice(configuration) }
    case .empty:
      configuration.empty.safeAreaInset(edge: .bottom) { StaleNotice(configuration) }
    case .failed:
      ContentUnavailableView {
        configuration.label
      } description: {
        configuration.description
        if let countdown = configuration.failure?.countdown { RetryCountdownText(countdown) }
      } actions: {
        configuration.actions
      }
    }
  }
}

extension ThrowingViewStyle where Self == AutomaticThrowingViewStyle {
  /// The platform's default style.
  public static var automatic: AutomaticThrowingViewStyle { AutomaticThrowingViewStyle() }
}
