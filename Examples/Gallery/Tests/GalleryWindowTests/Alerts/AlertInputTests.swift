import CAtspi
import Testing

extension GalleryWindowTests {
  /// Alerts under keys and the mouse, which go to whatever the screen has there.
  @AccessibilityActor
  @Suite struct AlertInputTests {
    @Test func `answers with what cancels when escape is pressed`() throws {
      try GalleryWindow.open("Alerts") { gallery in
        try gallery.press("Move Report…")
        _ = try gallery.waitForAlert()
        Accessibility.press(.escape)
        try gallery.waitUntilAlone()
        try gallery.wait(for: "Last choice", toBe: "Cancel")
      }
    }

    @Test func `answers with what the alert suggests when return is pressed`() throws {
      try GalleryWindow.open("Alerts") { gallery in
        try gallery.press("Export…")
        _ = try gallery.waitForAlert()
        Accessibility.press(.return)
        try gallery.waitUntilAlone()
        try gallery.wait(for: "Last choice", toBe: "PDF")
      }
    }

    @Test func `keeps clicks from the window behind an alert`() throws {
      try GalleryWindow.open("Alerts") { gallery in
        let window = try #require(gallery.windows.first)
        let behind = try gallery.wait(for: "a button") { gallery.button(titled: "Check Backup") }
        try gallery.wait(until: "the window is in use") { window.has(ATSPI_STATE_ACTIVE) }
        gallery.click(behind)  // It does answer while nothing is over it.
        _ = try gallery.waitForAlert("The backup is a week old.")
        try gallery.press("OK")
        try gallery.waitUntilAlone()

        try gallery.press("Move Report…")
        _ = try gallery.waitForAlert("“Report” is already there.")
        #expect(gallery.topmost?.has(ATSPI_STATE_MODAL) == true)
        #expect(!window.has(ATSPI_STATE_ACTIVE))
        gallery.click(behind)
        Accessibility.press(.escape)  // It comes after the click, so the click has been dealt with.
        try gallery.wait(for: "Last choice", toBe: "Cancel")
        try gallery.press("Save")
        _ = try gallery.waitForAlert("Saved")
        try gallery.press("OK")
        try gallery.waitUntilAlone()
      }
    }
  }
}
