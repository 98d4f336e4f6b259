import Recourse
import SwiftUI

/// Makes a view a place where the errors of its window can be shown.
struct HostModifier: ViewModifier {
  @Environment(\.errorScene) private var scene

  func body(content: Content) -> some View {
    if let scene {
      content
        .banner(scene.banners)
        .toast(scene.toasts)
        .modifier(InterruptionModifier(context: scene.interruptions))
    } else {
      content
    }
  }
}

extension EnvironmentValues {
  /// The window in which a view is; nil where no router is installed.
  @Entry package var errorScene: ErrorScene?
}
