import CAtspi
import Testing

extension GalleryWindowTests {
  @AccessibilityActor
  @Suite struct OverSheetsTests {
    @Test func `presents an alert over a sheet, and over a cover above the sheet`() throws {
      try GalleryWindow.open("OverSheets") { gallery in
        try gallery.press("Open Draft")
        try gallery.waitForSheet("Draft")
        try gallery.press("Attach File")
        let alert = try gallery.waitForAlert()
        #expect(alert.tellsWhatHappened)
        #expect(alert.dialog.has(ATSPI_STATE_MODAL))
        #expect(gallery.windows.map(\.role) == [.window, .window, .alert])
        try gallery.press("OK")
        try gallery.waitForSheet("Draft")
        try gallery.press("Preview")
        try gallery.waitForSheet("Preview")
        try gallery.wait(until: "the cover takes all of the window") {
          let (window, cover) = (gallery.windows.first?.frame, gallery.topmost?.frame)
          return window?.width == cover?.width && window?.height == cover?.height
        }
        try gallery.press("Print")
        let first = try gallery.waitForAlert()
        #expect(gallery.windows.map(\.role) == [.window, .window, .window, .alert])
        try gallery.press("Try Again")
        _ = try gallery.waitForAlert(after: first)
        #expect(gallery.windows.map(\.role) == [.window, .window, .window, .alert])
        try gallery.press("Cancel")
        for title in ["Preview", "Draft"] {
          try gallery.waitForSheet(title)
          try gallery.press("Close")
        }
        try gallery.waitUntilAlone()
        try gallery.wait(for: "Last outcome", toBe: "Answered with “Cancel”")
        try gallery.wait(for: "Reported", toBe: "3")
        try gallery.wait(for: "Waiting for an answer", toBe: "0")
      }
    }

    @Test(arguments: [
      ("Edit Profile", "Profile", "Save and Close"),
      ("Write Feedback", "Feedback", "Send and Close"),
    ])
    func `presents the failure of a sheet's button after the sheet is dismissed`(
      open: String, title: String, close: String
    ) throws {
      try GalleryWindow.open("OverSheets") { gallery in
        try gallery.press(open)
        try gallery.waitForSheet(title)
        try gallery.press(close)
        let alert = try gallery.waitForAlert()
        #expect(alert.tellsWhatHappened)
        #expect(alert.dialog.has(ATSPI_STATE_MODAL))
        #expect(gallery.windows.map(\.role) == [.window, .alert])
        let button = try #require(alert.buttons.first)
        try gallery.press(button)
        try gallery.waitUntilAlone()
        try gallery.wait(for: "Last outcome", toBe: "Answered with “\(button)”")
      }
    }

    @Test func `an alert that has moved to the window can be answered`() throws {
      try GalleryWindow.open("OverSheets") { gallery in
        try gallery.press("Open Offer")
        try gallery.waitForSheet("Offer")
        try gallery.press("Order")
        let alert = try gallery.waitForAlert()
        let moved = try gallery.waitForAlert(after: alert)
        #expect(moved.title == alert.title)
        #expect(moved.message == alert.message)
        #expect(moved.dialog.has(ATSPI_STATE_MODAL))
        #expect(gallery.windows.map(\.role) == [.window, .alert])
        Accessibility.press(.escape)
        try gallery.waitUntilAlone()
        try gallery.wait(for: "Last outcome", toBe: "Answered with “Cancel”")
        try gallery.wait(for: "Reported", toBe: "1")
        try gallery.press("Open Draft")
        try gallery.waitForSheet("Draft")
      }
    }

    @Test func `exits when the window below a sheet with an alert is closed`() throws {
      try GalleryWindow.open("OverSheets") { gallery in
        let close = try gallery.wait(for: "the window’s button") {
          gallery.topmost?.first(.button) { $0.title == nil && $0.name == "Close" }
        }
        try gallery.press("Open Draft")
        try gallery.waitForSheet("Draft")
        try gallery.press("Attach File")
        _ = try gallery.waitForAlert()
        #expect(close.press())
        try gallery.waitUntilEnded()
        #expect(gallery.process.exitStatus == 0)
      }
    }
  }
}
