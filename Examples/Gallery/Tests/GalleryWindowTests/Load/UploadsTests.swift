import Testing

extension GalleryWindowTests {
  @AccessibilityActor
  @Suite struct UploadsTests {
    @Test func `uploads only the failed files again`() throws {
      try GalleryWindow.open("Uploads") { gallery in
        try gallery.press("Upload")
        let alert = try gallery.waitForAlert("3 of 20 files couldn’t be uploaded")
        #expect(alert.message == "The service isn’t available (2)\nThe connection was lost (1)")
        #expect(alert.buttons == ["Cancel", "Try Again"])
        try gallery.press("Try Again")
        try gallery.waitUntilAlone()
        try gallery.wait(for: "Requests", toBe: "23")
        _ = try gallery.wait(for: "the progress") { gallery.row("20 of 20") }
      }
    }
  }
}
