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

extension ThrowingViewStyle where Self == AutomaticThrowingViewStyle {
  /// The platform's default style.
  public static var automatic: AutomaticThrowingViewStyle { AutomaticThrowingViewStyle() }
}
