public import SwiftUI

/// The Gallery: every capability of Recourse on one screen each.
public struct GalleryApp: App {
  private let screen: GalleryScreen

  public init() {
    self.init(screen: .alerts)
  }

  public init(screen: GalleryScreen) {
    self.screen = screen
  }

  public var body: some Scene {
    WindowGroup("Recourse Gallery") { [screen] in
      GalleryView(screen: screen)
    }
  }
}
