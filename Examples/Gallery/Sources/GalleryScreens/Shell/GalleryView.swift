public import RecourseUI
public import SwiftUI

/// The content of the Gallery's window: a sidebar of screens beside the selected one.
public struct GalleryView: View {
  @State private var screen: GalleryScreen?
  private let router: ErrorRouter

  /// Creates the window’s content.
  ///
  /// - Parameters:
  ///   - screen: The initial screen. The default is the first one.
  ///   - router: The router that presents the errors of all screens. The default is a new one.
  public init(
    screen: GalleryScreen = .alerts, router: ErrorRouter = ErrorRouter(policy: .gallery)
  ) {
    self.router = router
    // Last: with SDK 27, state with a default value is set through the finished view, and an
    // optional may count as having a default.
    _screen = State(initialValue: screen)
  }

  /// The sidebar and the selected screen.
  public var body: some View {
    NavigationSplitView {
      List(GalleryScreen.allCases, selection: $screen) { screen in
        Label(screen.title, systemImage: screen.symbol)
      }
      .navigationTitle("Gallery")
    } detail: {
      if let screen {
        screen.content
          .errorBanners()
          .navigationTitle(screen.title)
          .id(screen)
      } else {
        ContentUnavailableView(
          "No Screen", systemImage: "list.bullet",
          description: Text("Choose a screen in the sidebar."))
      }
    }
    .errorRouter(router)
  }
}

#Preview {
  GalleryView()
}
