public import Recourse
public import SwiftUI

/// The appearance of a throwing view's states: loading, empty, failed, and out of date.
///
/// ```swift
/// struct CompactStyle: ThrowingViewStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     switch configuration.phase {
///     case .loading: Text("…")
///     case .content: configuration.content
///     case .empty: configuration.empty
///     case .failed: HStack { configuration.label; configuration.actions }
///     }
///   }
/// }
/// ```
@MainActor
@preconcurrency
public protocol ThrowingViewStyle {
  /// The view of a state.
  associatedtype Body: View
  /// The state and the parts of a throwing view.
  typealias Configuration = ThrowingViewStyleConfiguration

  /// Creates the view of a state.
  ///
  /// Called once for each state. Put frequently changing content, such as a countdown, and code
  /// that reads the environment into separate views.
  ///
  /// - Parameter configuration: The state, and the parts of the view.
  /// - Returns: The view.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body
}

extension View {
  /// Sets the style of the throwing views inside the view.
  ///
  /// - Parameter style: The style. The default for the environment is `.automatic`.
  /// - Returns: A view that applies the style to its descendants.
  public func throwingViewStyle(_ style: some ThrowingViewStyle) -> some View {
    environment(\.throwingViewStyle, style)
  }
}

extension EnvironmentValues {
  @Entry var throwingViewStyle: any ThrowingViewStyle = AutomaticThrowingViewStyle()
}

extension ThrowingViewStyle {
  /// Wraps the style in a view, so that the style can have state.
  func view(of configuration: Configuration) -> AnyView {
    AnyView(StyledView(style: self, configuration: configuration))
  }
}

private struct StyledView<Style: ThrowingViewStyle>: View {
  let style: Style
  let configuration: ThrowingViewStyleConfiguration

  var body: some View {
    style.makeBody(configuration: configuration)
  }
}

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

extension ThrowingViewStyle where Self == AutomaticThrowingViewStyle {
  /// The platform's default style.
  public static var automatic: AutomaticThrowingViewStyle { AutomaticThrowingViewStyle() }
}

/// A notice beside the content, saying that the content may be out of date, and why.
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
            Text(verbatim: text["state.stale"])
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

/// "Trying again in 12 seconds" or "Waiting for a connection…", in the describer's language.
///
/// SwiftUI reevaluates only this text each second.
///
/// ```swift
/// if let countdown = configuration.failure?.countdown { RetryCountdownText(countdown) }
/// ```
public struct RetryCountdownText: View {
  private let countdown: RetryCountdown

  @Environment(\.errorDescriber) private var describer

  /// Creates the text of a countdown.
  ///
  /// - Parameter countdown: The countdown to the next attempt.
  public init(_ countdown: RetryCountdown) {
    self.countdown = countdown
  }

  /// The text.
  public var body: some View {
    let text = describer.text
    switch countdown.wait {
    case .seconds(let seconds): Text(verbatim: text["countdown.seconds", count: seconds])
    case .network: Text(verbatim: text["state.waitingForNetwork"])
    }
  }
}
