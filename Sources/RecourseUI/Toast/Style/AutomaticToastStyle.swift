public import SwiftUI

/// The look that fits the platform: a toast floats, a banner is a bar.
///
/// ```swift
/// RootView().toastStyle(.automatic)
/// ```
public struct AutomaticToastStyle: ToastStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Makes the view of a toast or a banner.
  ///
  /// - Parameter configuration: What to show, and the parts to show it with.
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
  /// The look that fits the platform.
  public static var automatic: AutomaticToastStyle { AutomaticToastStyle() }
}
