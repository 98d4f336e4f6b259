import Testing

extension GalleryWindowTests {
  @AccessibilityActor
  @Suite struct PartialResultsTests {
    @Test func `shows what came, and the rest after another try`() throws {
      try GalleryWindow.open("PartialResults") { gallery in
        try gallery.wait(for: "1 for customer 1", toBe: "2 items")
        #expect(gallery.row("7 for customer 7") == nil)
        try gallery.turn("The server is busy with two orders", on: false)
        try gallery.press("Try Again")
        try gallery.wait(for: "7 for customer 7", toBe: "2 items")
      }
    }
  }
}
