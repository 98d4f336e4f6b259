import Testing

extension GalleryWindowTests {
  @AccessibilityActor
  @Suite struct AlertsTests {
    @Test func `shows what was saved`() throws {
      try GalleryWindow.open("Alerts") { gallery in
        print(gallery.application.outline())
        try gallery.press("Save")
        let alert = try gallery.waitForAlert("Saved")
        print(gallery.application.outline())
        #expect(alert.message == "Your changes are safe.")
        #expect(alert.buttons == ["OK"])
        try gallery.press("OK")
        try gallery.waitUntilAlone()
      }
    }
  }
}
