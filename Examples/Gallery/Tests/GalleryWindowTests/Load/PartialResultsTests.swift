import Testing

extension GalleryWindowTests {
  @AccessibilityActor
  @Suite struct PartialResultsTests {
    @Test func `shows what came, and the rest after another try`() throws {
      try GalleryWindow.open("PartialResults") { gallery in
        _ = try gallery.wait(for: "the orders") { gallery.row("18 of 20 orders") }
        try gallery.turn("The server is busy with two orders", on: false)
        try gallery.press("Try Again")
        _ = try gallery.wait(for: "the rest") { gallery.row("20 of 20 orders") }
      }
    }
  }
}
