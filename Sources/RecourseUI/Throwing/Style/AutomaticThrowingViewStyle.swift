import Recourse
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
  nonisolated package init() {}

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
      .scrollable(configuration.isPage)
    }
  }
}

/// A notice beside the content, saying that the content may be out of date or isn't complete, and
/// why.
private struct StaleNotice: View {
  private let configuration: ThrowingViewStyleConfiguration

  @Environment(\.errorDescriber) private var describer

  init(_ configuration: ThrowingViewStyleConfiguration) {
    self.configuration = configuration
  }

  var body: some View {
    if let failure = configuration.failure {
      let text = describer.text
      HStack {
        VStack(alignment: .leading, spacing: 2) {
          configuration.label
          Group {
            // A part that has just been loaded isn't out of date.
            if !failure.isBesidePart { Text(verbatim: text["state.stale"]) }
            if configuration.attempts > 1 {
              Text(verbatim: text["attempts", count: configuration.attempts])
            }
            if let countdown = failure.countdown { RetryCountdownText(countdown) }
          }
          .font(.footnote)
          .foregroundStyle(.secondary)
        }
        Spacer()
        if configuration.isLoading {
          ProgressView().controlSize(.small).accessibilityLabel(text["state.retrying"])
        } else {
          TryAgainButton(
            error: failure.error, countdown: failure.countdown, action: configuration.tryAgain)
        }
      }
      .padding()
      .barBackground()
    }
  }
}

/// Shows that a first attempt or a retry is loading, with the progress if that is known.
private struct LoadingIndicator: View {
  let progress: Double?
  let isRetrying: Bool

  @Environment(\.errorDescriber) private var describer

  var body: some View {
    let text = describer.text
    let title = isRetrying ? text["state.retrying"] : text["state.loading"]
    if let progress {
      ProgressView(value: progress) { Text(verbatim: title) }.padding()
    } else {
      ProgressView { Text(verbatim: title) }
    }
  }
}
