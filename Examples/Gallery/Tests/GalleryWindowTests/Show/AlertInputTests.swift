import CAtspi
import Testing

extension GalleryWindowTests {
  /// Alerts with keyboard and mouse input, which is delivered to the window on the screen.
  @AccessibilityActor
  @Suite struct AlertInputTests {
    @Test func `the escape key chooses the cancel button`() throws {
      try GalleryWindow.open("Alerts") { gallery in
        try gallery.press("Move Report…")
        _ = try gallery.waitForAlert()
        Accessibility.press(.escape)
        try gallery.waitUntilAlone()
        try gallery.wait(for: "Last choice", toBe: "Cancel")
      }
    }

    @Test func `the return key chooses the suggested button`() throws {
      try GalleryWindow.open("Alerts") { gallery in
        try gallery.press("Export…")
        _ = try gallery.waitForAlert()
        Accessibility.press(.return)
        try gallery.waitUntilAlone()
        try gallery.wait(for: "Last choice", toBe: "PDF")
      }
    }

    @Test func `an alert keeps clicks from the window behind`() throws {
      try GalleryWindow.open("Alerts") { gallery in
        let window = try #require(gallery.windows.first)
        let behind = try gallery.wait(for: "a button") { gallery.button(titled: "Check Backup") }
        try gallery.wait(until: "the window is in use") { window.has(ATSPI_STATE_ACTIVE) }
        gallery.click(behind)  // The button responds as long as there is nothing over it.
        _ = try gallery.waitForAlert("The backup is a week old.")
        try gallery.press("OK")
        try gallery.waitUntilAlone()

        try gallery.press("Move Report…")
        _ = try gallery.waitForAlert("“Report” is already there.")
        #expect(gallery.topmost?.has(ATSPI_STATE_MODAL) == true)
        #expect(!window.has(ATSPI_STATE_ACTIVE))
        gallery.click(behind)
        Accessibility.press(.escape)  // Handled after the click.
        try gallery.wait(for: "Last choice", toBe: "Cancel")
        try gallery.press("Save")
        _ = try gallery.waitForAlert("Saved")
        try gallery.press("OK")
        try gallery.waitUntilAlone()
      }
    }
  }
}
