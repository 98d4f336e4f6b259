import CAtspi
import Testing

extension GalleryShellTests {
  @AccessibilityActor
  @Suite struct SidebarTests {
    @Test func `starts on the requested screen`() throws {
      let screen = try #require(Screen.all.last)
      try GalleryWindow.open(screen.name) { gallery in
        try gallery.wait(until: "“\(screen.title)” is there") { gallery.shows(screen) }
        #expect(gallery.row(screen.title)?.has(ATSPI_STATE_SELECTED) == true)
        try gallery.wait(until: "the sidebar shows the whole row") {
          guard let row = gallery.row(screen.title)?.frame, let window = gallery.topmost?.frame
          else { return false }
          return row.y >= window.y && row.y + row.height <= window.y + window.height
        }
      }
    }

    @Test func `opens each screen with its rows, whose controls are named Tab stops`() throws {
      try GalleryWindow.open("AsyncErrors", within: 600) { gallery in
        for screen in Screen.all {
          try gallery.select(screen.title)
          try gallery.wait(until: "“\(screen.title)” is there") { gallery.shows(screen) }
          #expect(gallery.row(screen.title)?.has(ATSPI_STATE_SELECTED) == true)
          gallery.expectRows(of: screen)
          try gallery.expectNames()
          let stops = try gallery.tabStops()
          #expect(stops.filter(\.isRow) == ["list item “\(screen.title)”"])
          let controls = stops.filter(\.isControl)
          #expect(!controls.isEmpty)
          #expect(controls.sorted() == gallery.controls.sorted(), "\(screen.title)")
        }
      }
    }
  }
}

extension GalleryWindow {
  /// Returns whether all rows of a screen are visible, and no row of another screen.
  func shows(_ screen: Screen) -> Bool {
    let wanted = screen.titles.union(Screen.all.map(\.title))
    let unwanted = Set(Screen.all.flatMap(\.titles)).subtracting(wanted)
    let titles = Set(topmost?.all(.row).compactMap(\.title) ?? [])
    return titles.isSuperset(of: wanted) && titles.isDisjoint(with: unwanted)
  }

  fileprivate func expectRows(of screen: Screen) {
    for row in topmost?.all(.row) ?? [] {
      guard let button = screen.rows[row.title ?? ""] else { continue }
      #expect(row.name.hasPrefix(row.title ?? ""))
      #expect(row.texts.count == 2, "\(row.name) is not explained.")
      #expect(row.first(.button) { _ in true }?.name == button)
    }
  }
}

extension GalleryWindow {
  /// Expects that all lists and buttons have names, and that a button's name begins with its title.
  fileprivate func expectNames() throws {
    let window = try #require(topmost)
    let lists = window.all(.list).map(\.name)
    #expect(lists.contains("Gallery"))
    #expect(!lists.contains { $0.isEmpty || $0.hasPrefix("Gtk") })
    for button in window.all(.button) {
      #expect(button.name.hasPrefix(button.title ?? ""))
      #expect(!button.name.isEmpty)
    }
  }
}

extension String {
  fileprivate var isRow: Bool { hasPrefix("list item") }

  /// Whether the stop is neither a row, nor a text to copy, nor a scroll pane without controls.
  fileprivate var isControl: Bool {
    !["list item", "label", "scroll pane"].contains(where: hasPrefix)
  }
}
