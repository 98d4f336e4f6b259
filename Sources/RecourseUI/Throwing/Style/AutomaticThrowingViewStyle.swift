public import SwiftUI

/// The look that fits the platform.
///
/// It says what has failed in place of the content. Where there is content, it stays, with a notice
/// below it.
///
/// ```swift
/// OrdersView().throwingViewStyle(.automatic)
/// ```
public struct AutomaticThrowingViewStyle: ThrowingViewStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Makes the view of a state.
  ///
  /// - Parameter configuration: The state, and the parts to show it with.
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
  /// The look that fits the platform.
  public static var automatic: AutomaticThrowingViewStyle { AutomaticThrowingViewStyle() }
}
