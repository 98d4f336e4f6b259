import Foundation
public import RecourseUI
public import SwiftUI

/// The content of the Gallery's window: the screens in groups, beside the selected one.
public struct GalleryView: View {
  @State private var screen: GalleryScreen?
  // The cart is kept while other screens are shown.
  @State private var cart = ShoppingCartModel()
  @State private var history: ReportHistory
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
    let router = router ?? .gallery(in: language)
    self.router = router
    // Last: with SDK 27, state with a default value is set through the finished view, and an
    // optional may count as having a default.
    _history = State(initialValue: ReportHistory(of: router.journal))
    _screen = State(initialValue: screen)
  }

  private var direction: LayoutDirection {
    guard let language else { return layoutDirection }
    return language.isRightToLeft ? .rightToLeft : .leftToRight
  }

  /// The selected screen, whose history begins with its selection.
  private var selection: Binding<GalleryScreen?> {
    Binding {
      screen
    } set: { selected in
      guard selected != screen else { return }
      screen = selected
      history = ReportHistory(of: router.journal)
    }
  }

  /// The sidebar and the selected screen, above the drawer with the screen's reports.
  public var body: some View {
    VStack(spacing: 0) {
      VStack(spacing: 0) {
        split
        if history.isOpen { ReportList(history: history) }
      }
      .errorRouter(router, explains: explains)
      // Outside of the router, whose toasts would cover the bar.
      ReportBar(history: history)
    }
    .environment(history)
    .environment(\.layoutDirection, direction)
  }

  private var split: some View {
    NavigationSplitView {
      List(selection: selection) {
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
