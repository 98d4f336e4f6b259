import Foundation
import SwiftUI

/// A view to try, above its settings.
struct SettingsBelow<Content: View, Settings: View>: View {
  private let height: CGFloat
  private let content: Content
  private let settings: Settings

  /// Creates the view and its settings.
  ///
  /// - Parameters:
  ///   - height: The height of the settings, in points; the view takes the remaining height.
  ///   - content: The view.
  ///   - settings: The sections of the settings.
  init(
    height: CGFloat, @ViewBuilder content: () -> Content, @ViewBuilder settings: () -> Settings
  ) {
    self.height = height
    self.content = content()
    self.settings = settings()
  }

  var body: some View {
    VStack(spacing: 0) {
      content
        .frame(maxHeight: .infinity)
      Divider()
      Form { settings }
        .frame(height: height)
    }
  }
}
