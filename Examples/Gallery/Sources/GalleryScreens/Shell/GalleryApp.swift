import RecourseUI
public import SwiftUI

/// The Gallery: one screen for each capability of Recourse.
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

  /// One or more windows, as the system allows; all windows share the router’s journal.
  public var body: some Scene {
    WindowGroup("Recourse Gallery") { [screen, router] in
      GalleryView(screen: screen, router: router)
    }
  }
}
