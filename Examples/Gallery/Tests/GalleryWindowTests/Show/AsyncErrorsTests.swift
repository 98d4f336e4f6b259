import Testing

extension GalleryWindowTests {
  @AccessibilityActor
  @Suite struct AsyncErrorsTests {
    @Test(arguments: ["Connect", "Open Notes", "Save Notes", "Load Order", "Synchronize"])
    func `alerts a person to the failure`(button: String) throws {
      try GalleryWindow.open("AsyncErrors") { gallery in
        try gallery.press(button)
        let alert = try gallery.waitForAlert()
        #expect(alert.tellsWhatHappened)
        #expect(alert.buttons == ["OK"])
        try gallery.press("OK")
        try gallery.waitUntilAlone()
      }
    }

    @Test func `opens the report at the second attempt`() throws {
      try GalleryWindow.open("AsyncErrors") { gallery in
        try gallery.press("Open Report")
        let alert = try gallery.waitForAlert()
        #expect(alert.tellsWhatHappened)
        #expect(alert.buttons == ["Cancel", "Try Again"])
        try gallery.press("Try Again")
        try gallery.waitUntilAlone()
        try gallery.wait(for: "Last result", toBe: "The report is open")
      }
    }

    @Test func `presents ten failures in one alert`() throws {
      try GalleryWindow.open("AsyncErrors") { gallery in
        try gallery.press("Upload Photos")
        let alert = try gallery.waitForAlert()
        #expect(alert.title == "Upload photos")
        #expect(alert.buttons == ["Cancel", "Try Again"])
        try gallery.press("Cancel")
        try gallery.waitUntilAlone()
      }
    }

    @Test func `a cancelled download presents no alert`() throws {
      try GalleryWindow.open("AsyncErrors") { gallery in
        try gallery.press("Download")
        try gallery.wait(for: "Last result", toBe: "Downloading…")
        try gallery.press("Cancel Download")
        try gallery.wait(for: "Last result", toBe: "Cancelled, without an alert")
        #expect(gallery.windows.count == 1)
        #expect(gallery.buttons.contains("Download"))
      }
    }
  }
}
