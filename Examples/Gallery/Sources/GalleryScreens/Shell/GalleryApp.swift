public import SwiftUI

/// The Gallery: every capability of Recourse on one screen each.
public struct GalleryApp: App {
  private let screen: GalleryScreen

  /// Creates the app on its first screen.
  public init() {
    self.init(screen: .alerts)
  }

  /// Creates the app on a screen.
  public init(screen: GalleryScreen) {
    self.screen = screen
  }

  /// One window.
  public var body: some Scene {
    WindowGroup("Recourse Gallery") { [screen] in
      GalleryView(screen: screen)
    }
  }
}
