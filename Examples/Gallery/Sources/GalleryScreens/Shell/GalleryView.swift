public import SwiftUI

/// The Gallery's window: its screens at the side, the chosen one beside them.
public struct GalleryView: View {
  @State private var screen: GalleryScreen?

  /// Creates the window’s content on a screen; the default is the first one.
  public init(screen: GalleryScreen = .alerts) {
    _screen = State(initialValue: screen)
  }

  /// The sidebar and the chosen screen.
  public var body: some View {
    NavigationSplitView {
      List(GalleryScreen.allCases, selection: $screen) { screen in
        Label(screen.title, systemImage: screen.symbol)
      }
      .navigationTitle("Gallery")
    } detail: {
      if let screen {
        screen.content
          .navigationTitle(screen.title)
          .id(screen)
      } else {
        ContentUnavailableView(
          "No Screen", systemImage: "list.bullet",
          description: Text("Choose one at the side."))
      }
    }
  }
}

#Preview {
  GalleryView()
}
