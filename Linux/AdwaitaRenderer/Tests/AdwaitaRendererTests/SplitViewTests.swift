import CAdwaita
import Observation
import SwiftUI
import Testing

@MainActor
@Observable
final class Book {
  var page: Int? = 3
  var isLoading = false
}

private struct BookView: View {
  @Bindable var book: Book

  var body: some View {
    NavigationSplitView {
      List(selection: $book.page) {
        Section("Start") { Text("Page 1").tag(1) }
        Section("Rest") {
          Text("Page 2").tag(2)
          Text("Page 3").tag(3)
        }
      }
      .navigationTitle("Book")
    } detail: {
      VStack {
        if book.isLoading { ProgressView() } else { Button("Load") { book.isLoading = true } }
      }
    }
  }
}

extension AdwaitaTests {
  @MainActor
  @Suite
  struct SplitViewTests {
    let book = Book()

    @Test func `removing a focused button does not change the list's selection`() throws {
      let window = TestWindow(BookView(book: book))
      let button = try #require(window.button("Load"))
      gtk_widget_grab_focus(button)
      book.isLoading = true
      window.update()
      gtk_widget_child_focus(window.windows[0], GTK_DIR_TAB_FORWARD)
      window.pump()
      #expect(book.page == 3)
    }

    @Test func `a sidebar's section headers are above the sections' first rows`() throws {
      let window = TestWindow(BookView(book: book))
      let rows = window.find("GtkListBoxRow")
      #expect(rows.map { gtk_list_box_row_get_header($0.cast()) != nil } == [true, true, false])
      #expect(window.texts.contains("Start"))
    }

    @Test func `a narrow window shows either the sidebar or the detail`() throws {
      let window = TestWindow(BookView(book: book))
      let leaflet = OpaquePointer(try #require(window.find("AdwLeaflet").first))
      #expect(adw_leaflet_get_folded(leaflet) == 0)
      gtk_window_set_default_size(window.windows[0].cast(), 360, 600)
      window.pump { adw_leaflet_get_folded(leaflet) != 0 }
      #expect(adw_leaflet_get_folded(leaflet) != 0)
      let detail = adw_leaflet_get_visible_child(leaflet)
      adw_leaflet_navigate(leaflet, ADW_NAVIGATION_DIRECTION_BACK)
      #expect(adw_leaflet_get_visible_child(leaflet) != detail)
      gtk_widget_activate(window.find("GtkListBoxRow")[0])
      #expect(adw_leaflet_get_visible_child(leaflet) == detail)
    }

    @Test(arguments: [(500, "compact"), (960, "regular")])
    func `a window sets the horizontal size class of its views`(width: Int32, room: String) {
      let window = TestWindow(RoomView())
      for width in [700, 900, width] {
        gtk_window_set_default_size(window.windows[0].cast(), width, 600)
        window.pump()
      }
      window.update()
      #expect(window.texts.last == room)
    }
  }
}

private struct RoomView: View {
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass

  var body: some View {
    Text(horizontalSizeClass == .compact ? "compact" : "regular")
  }
}
