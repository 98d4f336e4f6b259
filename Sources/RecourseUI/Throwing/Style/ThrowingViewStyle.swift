public import SwiftUI

/// How the states of a throwing view look: loading, empty, failed, and out of date.
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
  /// What a throwing view looks like.
  associatedtype Body: View
  /// What a style is given.
  typealias Configuration = ThrowingViewStyleConfiguration

  /// Makes the view of a state.
  ///
  /// It is asked once for each state. What has to be evaluated more often, such as a countdown, and
  /// what reads the environment, belongs into a view of its own.
  ///
  /// - Parameter configuration: The state, and the parts to show it with.
  /// - Returns: The view.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body
}

extension View {
  /// Sets how the states of the throwing views inside look.
  ///
  /// - Parameter style: The style. The default around all views is `.automatic`.
  /// - Returns: The view, with the style for what is inside.
  public func throwingViewStyle(_ style: some ThrowingViewStyle) -> some View {
    environment(\.throwingViewStyle, style)
  }
}

extension EnvironmentValues {
  @Entry var throwingViewStyle: any ThrowingViewStyle = AutomaticThrowingViewStyle()
}

extension ThrowingViewStyle {
  /// A view of the style's own, so that it can have state.
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
