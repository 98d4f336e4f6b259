import Testing

extension GalleryWindowTests {
  @AccessibilityActor
  @Suite struct PartialResultsTests {
    @Test func `shows what came, and tries only the rest again`() throws {
      try GalleryWindow.open("PartialResults") { gallery in
        _ = try gallery.wait(for: "the orders") { gallery.row("18 of 20 orders") }
        try gallery.wait(for: "Requests", toBe: "20")
        try gallery.press("Try Again")
        try gallery.wait(for: "Requests", toBe: "22")
      }
    }
  }
}
