import Foundation
public import RecourseUI
public import SwiftUI

/// The content of the Gallery's window: the screens in groups, beside the selected one.
public struct GalleryView: View {
  @State private var screen: GalleryScreen?
  // The cart is kept while other screens are shown.
  @State private var cart = ShoppingCartModel()
  private let language: ErrorLanguage?
  private let explains: Bool
  private let router: ErrorRouter
  @Environment(\.layoutDirection) private var layoutDirection

  /// Creates the window’s content.
  ///
  /// - Parameters:
  ///   - screen: The initial screen. The default is the first one.
  ///   - language: The language that sets the layout direction, such as "pt-BR". The default is
  ///     nil: the app’s language.
  ///   - explains: Whether the router explains its decisions in the window. The default is false.
  ///   - router: The router that presents the errors of all screens. The default is nil: a new one
  ///     with errors in the language.
  public init(
    screen: GalleryScreen = .start, language: String? = nil, explains: Bool = false,
    router: ErrorRouter? = nil
  ) {
    self.explains = explains
    self.language = language.map(ErrorLanguage.init)
    self.router = router ?? .gallery(in: language)
    // Last: with SDK 27, state with a default value is set through the finished view, and an
    // optional may count as having a default.
    _screen = State(initialValue: screen)
  }

  private var direction: LayoutDirection {
    guard let language else { return layoutDirection }
    return language.isRightToLeft ? .rightToLeft : .leftToRight
  }

  /// The sidebar and the selected screen.
  public var body: some View {
    NavigationSplitView {
      List(selection: $screen) {
        Label(GalleryScreen.start.title, systemImage: GalleryScreen.start.symbol)
          .tag(GalleryScreen.start)
        ForEach(GalleryScreen.Group.allCases) { group in
          Section(group.rawValue) {
            ForEach(group.screens) { Label($0.title, systemImage: $0.symbol) }
          }
        }
      }
      .navigationTitle("Gallery")
    } detail: {
      if let screen {
        screen.content(in: language ?? .ofGallery, cart: cart)
          .errorBanners()
          .navigationTitle(screen.title)
          .id(screen)
      } else {
        ContentUnavailableView(
          "No Screen", systemImage: "list.bullet",
          description: Text("Choose a screen in the sidebar."))
      }
    }
    .errorRouter(router, explains: explains)
    .environment(\.layoutDirection, direction)
  }
}

extension ErrorRouter {
  /// Returns a router with the Gallery’s policy.
  ///
  /// - Parameter language: The language of the errors; nil is the app’s language.
  /// - Returns: A new router.
  nonisolated static func gallery(in language: String?) -> ErrorRouter {
    ErrorRouter(
      policy: .gallery,
      describer: ErrorDescriber(locale: language.map { Locale(identifier: $0) }))
  }
}

#Preview {
  GalleryView()
}
