import Testing

extension GalleryWindowTests {
  @AccessibilityActor
  @Suite struct RetryViewTests {
    @Test func `a retry loads the content in a second run`() throws {
      try GalleryWindow.open("RetryView") { gallery in
        try gallery.wait(for: "Runs so far", toBe: "1")
        try gallery.press("Try Again")
        try gallery.wait(until: "the orders are there") { gallery.shows("1041 for Ada") }
        try gallery.wait(for: "Runs so far", toBe: "2")
        #expect(gallery.button(titled: "Try Again") == nil)
      }
    }

    @Test func `a failed refresh keeps the content and shows a notice`() throws {
      try GalleryWindow.open("RetryView") { gallery in
        try gallery.press("Try Again")
        try gallery.press("Refresh")
        try gallery.wait(until: "the notice is there") { gallery.shows(notice) }
        #expect(gallery.shows("1041 for Ada"))
        try gallery.press("Try Again")
        try gallery.wait(until: "the notice has gone") { !gallery.shows(notice) }
        #expect(gallery.shows("1041 for Ada"))
        try gallery.wait(for: "Runs so far", toBe: "4")
      }
    }

    private let notice = "This may be out of date."
  }
}

extension GalleryWindow {
  /// Returns whether a text is in the topmost window.
  func shows(_ text: String) -> Bool { topmost?.texts.contains(text) ?? false }
}
