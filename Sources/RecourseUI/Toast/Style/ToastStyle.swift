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

/// The platform's default style: toasts float, and banners look like bars.
///
/// ```swift
/// RootView().toastStyle(.automatic)
/// ```
public struct AutomaticToastStyle: ToastStyle {
  /// Creates the style.
  nonisolated package init() {}

  /// Creates the view of a toast or banner.
  ///
  /// - Parameter configuration: The content, the placement, and the parts of the view.
  /// - Returns: The view.
  public func makeBody(configuration: Configuration) -> some View {
    switch configuration.placement {
    case .toast:
      ToastLayout(configuration: configuration)
        .padding(.horizontal, 16)
        .padding(.vertical, 12)
        .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 16))
        .shadow(radius: 8, y: 2)
        .frame(maxWidth: 480)
        .padding()
    case .banner:
      ToastLayout(configuration: configuration)
        .padding(.horizontal, 16)
        .padding(.vertical, 12)
        .barBackground()
    }
  }
}

extension ToastStyle where Self == AutomaticToastStyle {
  /// The platform's default style.
  public static var automatic: AutomaticToastStyle { AutomaticToastStyle() }
}

/// Lays out the parts of a toast in a row; with a message or large type, the action is below the
/// text.
private struct ToastLayout: View {
  let configuration: ToastStyleConfiguration

  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    let isBelow = configuration.content.message != nil || typeSize.isAccessibilitySize
    HStack(spacing: 12) {
      configuration.symbol
      VStack(alignment: .leading, spacing: 4) {
        configuration.title
        configuration.message
        if isBelow { configuration.action }
      }
      if configuration.placement == .banner { Spacer(minLength: 0) }
      if !isBelow { configuration.action }
      configuration.closeButton
    }
  }
}
