import RecourseUI
public import SwiftUI

/// The Gallery: one screen for each capability of Recourse.
public struct GalleryApp: App {
  private let screen: GalleryScreen
  private let language: String?
  private let explains: Bool
  private let router: ErrorRouter

  /// Creates the app on its first screen.
  public init() {
    self.init(screen: .start)
  }

  /// Creates the app on a screen.
  ///
  /// - Parameters:
  ///   - screen: The initial screen.
  ///   - language: The language of the errors, such as "pt-BR"; it also sets the layout direction.
  ///     The default is nil: the app’s language.
  ///   - explains: Whether the router explains its decisions in the window. The default is false.
  public init(screen: GalleryScreen, language: String? = nil, explains: Bool = false) {
    self.screen = screen
    self.language = language
    self.explains = explains
    router = .gallery(in: language)
  }

  /// One or more windows, as the system allows; all windows share the router’s journal.
  public var body: some Scene {
    WindowGroup("Recourse Gallery") { [screen, language, explains, router] in
      GalleryView(screen: screen, language: language, explains: explains, router: router)
    }
  }
}
