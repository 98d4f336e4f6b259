import Foundation
import SwiftUI

/// A view to try, over the settings that it is tried with.
struct SettingsBelow<Content: View, Settings: View>: View {
  private let height: CGFloat
  private let content: Content
  private let settings: Settings

  /// Puts a view over its settings.
  ///
  /// - Parameters:
  ///   - height: How high the settings are; the view has the rest.
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
