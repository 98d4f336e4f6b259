public import SwiftUI

/// How toasts and banners look.
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
  /// What a toast or banner looks like.
  associatedtype Body: View
  /// What a style is given.
  typealias Configuration = ToastStyleConfiguration

  /// Makes the view of a toast or a banner.
  ///
  /// It is asked when one comes up or changes. What reads the environment belongs into a view of its
  /// own.
  ///
  /// - Parameter configuration: What to show, and the parts to show it with.
  /// - Returns: The view, with the room that it keeps to the edges.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body
}

extension View {
  /// Sets how the toasts and banners inside look.
  ///
  /// - Parameter style: The style. The default around all views is `.automatic`.
  /// - Returns: The view, with the style for what is inside.
  public func toastStyle(_ style: some ToastStyle) -> some View {
    environment(\.toastStyle, style)
  }
}

extension EnvironmentValues {
  @Entry var toastStyle: any ToastStyle = AutomaticToastStyle()
}

extension ToastStyle {
  /// A view of the style's own, so that it can have state.
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
