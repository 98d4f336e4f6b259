import Testing

extension GalleryWindowTests {
  @AccessibilityActor
  @Suite struct ConsoleTests {
    @Test func `opens a report, and closes it again`() throws {
      try GalleryWindow.open("Console") { gallery in
        try gallery.waitForRow("0 reported = 0 settled + 0 pending")
        try gallery.press("Report 500")
        try gallery.waitForRow("500 reported = 499 settled + 1 pending")
        try gallery.press("Report One")
        try gallery.press("Can’t connect to the server")
        try gallery.waitForSheet("Report #501")
        #expect(gallery.topmost?.texts.contains("firstLoad") == true)
        try gallery.press("Close")
        try gallery.waitUntilAlone()
      }
    }

    @Test func `exports the journal as text`() throws {
      try GalleryWindow.open("Console") { gallery in
        try gallery.press("Report One")
        try gallery.waitForRow("1 reported = 1 settled + 0 pending")
        try gallery.press("Export")
        try gallery.waitForSheet("Export")
        #expect(gallery.topmost?.texts.contains { $0.contains("reported 1") } == true)
        try gallery.press("Close")
        try gallery.waitUntilAlone()
      }
    }
  }
}

extension GalleryWindow {
  /// Waits until there is a row that begins with a text.
  fileprivate func waitForRow(_ title: String) throws {
    _ = try wait(for: "the row “\(title)”") { row(title) }
  }
}
