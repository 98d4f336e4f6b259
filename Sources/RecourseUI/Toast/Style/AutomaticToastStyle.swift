import Recourse
public import SwiftUI

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
