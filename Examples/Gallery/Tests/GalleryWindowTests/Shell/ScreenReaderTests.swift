import Testing

extension GalleryShellTests {
  /// The Gallery as a screen reader presents it.
  @AccessibilityActor
  @Suite struct ScreenReaderTests {
    @Test func `every picker has a name and a value`() throws {
      try GalleryWindow.open("Errors") { gallery in
        try gallery.wait(until: "the pickers are there") { gallery.pickers.count == 3 }
        #expect(gallery.pickers.map(\.name) == ["Language", "Kind", "Error"])
        #expect(
          gallery.pickers.map(\.hint) == ["English", "Real Failures", "A server that isn’t there"])
        for picker in gallery.pickers {
          #expect(picker.all(.list).map(\.name) == [picker.name])
        }
      }
    }

    @Test func `an alert has its message as description, and named buttons`() throws {
      try GalleryWindow.open("Alerts") { gallery in
        try gallery.press("Delete Draft…")
        let alert = try gallery.waitForAlert("Delete this draft?")
        #expect(alert.dialog.hint == alert.message)
        let names = alert.dialog.all(.button).filter(\.isLaidOut).map(\.name)
        #expect(names == ["Cancel", "Delete Draft"])
      }
    }

    @Test func `a row exposes its current value`() throws {
      try GalleryWindow.open("Alerts") { gallery in
        let row = try gallery.wait(for: "the last choice") { gallery.row("Last choice") }
        #expect(row.hint == "Nothing yet")
        try gallery.press("Export…")
        _ = try gallery.waitForAlert("Export as")
        try gallery.press("PDF")
        try gallery.wait(until: "the row’s value is read anew") { row.hint == "PDF" }
      }
    }

    @Test func `a field has a name`() throws {
      try GalleryWindow.open("Sheets") { gallery in
        try gallery.press("Edit Notes")
        try gallery.waitForSheet("Notes")
        let field = try gallery.wait(for: "the field") { gallery.field }
        #expect(field.name == "Notes")
      }
    }
  }
}
