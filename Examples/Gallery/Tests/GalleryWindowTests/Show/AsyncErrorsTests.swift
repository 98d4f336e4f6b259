import Testing

extension GalleryWindowTests {
  @AccessibilityActor
  @Suite struct AsyncErrorsTests {
    @Test(arguments: [
      ("Connect", ["Cancel", "Try Again"]), ("Open Notes", ["OK"]), ("Save Notes", ["OK"]),
      ("Load Order", ["OK"]), ("Synchronize", ["OK"]),
    ])
    func `alerts a person to the failure`(button: String, answers: [String]) throws {
      try GalleryWindow.open("AsyncErrors") { gallery in
        try gallery.press(button)
        let alert = try gallery.waitForAlert()
        #expect(alert.tellsWhatHappened)
        #expect(alert.buttons == answers)
        try gallery.press(answers[0])
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
