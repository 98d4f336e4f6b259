import Recourse
public import SwiftUI

/// The appearance of toasts and banners.
///
/// ```swift
/// struct CapsuleStyle: ToastStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     HStack { configuration.symbol; configuration.title; configuration.closeButton }
///       .padding()
///       .background(.regularMaterial)
///   }
/// }
/// ```
@MainActor
@preconcurrency
public protocol ToastStyle {
  /// The view of a toast or banner.
  associatedtype Body: View
  /// The content and parts of a toast or banner.
  typealias Configuration = ToastStyleConfiguration

  /// Creates the view of a toast or banner.
  ///
  /// Called when a toast or banner appears or changes. Put code that reads the environment into a
  /// separate view.
  ///
  /// - Parameter configuration: The content, the placement, and the parts of the view.
  /// - Returns: The view, including its margins to the edges.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body
}

extension View {
  /// Sets the style of the toasts and banners inside the view.
  ///
  /// - Parameter style: The style. The default for the environment is `.automatic`.
  /// - Returns: A view that applies the style to its descendants.
  public func toastStyle(_ style: some ToastStyle) -> some View {
    environment(\.toastStyle, style)
  }
}

extension EnvironmentValues {
  @Entry var toastStyle: any ToastStyle = AutomaticToastStyle()
}

extension ToastStyle {
  /// Wraps the style in a view, so that the style can have state.
  func view(of configuration: Configuration) -> AnyView {
    AnyView(StyledToast(style: self, configuration: configuration))
  }
}

private struct StyledToast<Style: ToastStyle>: View {
  let style: Style
  let configuration: ToastStyleConfiguration

  var body: some View {
    style.makeBody(configuration: configuration)
  }
}

extension ToastStyle where Self == AutomaticToastStyle {
  /// The platform's default style.
  public static var automatic: AutomaticToastStyle { AutomaticToastStyle() }
}
