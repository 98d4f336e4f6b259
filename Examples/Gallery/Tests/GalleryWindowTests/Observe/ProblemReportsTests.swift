import Testing

extension GalleryWindowTests {
  @AccessibilityActor
  @Suite struct ProblemReportsTests {
    @Test func `an alert opens the form, and support receives the report`() throws {
      try GalleryWindow.open("ProblemReports") { gallery in
        try gallery.press("Print")
        _ = try gallery.waitForAlert("The letter wasn’t printed")
        try gallery.press("Report a Problem")
        try gallery.waitForSheet("Report a Problem")
        try gallery.press("Send")
        try gallery.wait(for: "Problem reports received", toBe: "1")
        try gallery.waitUntilAlone()
      }
    }
  }
}
