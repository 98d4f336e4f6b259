import RecourseUI
public import SwiftUI

/// The Gallery: every capability of Recourse on one screen each.
public struct GalleryApp: App {
  private let screen: GalleryScreen
  private let router = ErrorRouter(policy: .gallery)

  /// Creates the app on its first screen.
  public init() {
    self.init(screen: .alerts)
  }

  /// Creates the app on a screen.
  public init(screen: GalleryScreen) {
    self.screen = screen
  }

  /// One window, or more where the system lets a person open them: all share the router’s journal.
  public var body: some Scene {
    WindowGroup("Recourse Gallery") { [screen, router] in
      GalleryView(screen: screen, router: router)
    }
  }
}
