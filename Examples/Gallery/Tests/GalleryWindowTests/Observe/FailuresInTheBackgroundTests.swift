import Testing

extension GalleryWindowTests {
  /// The screen Notifications, and what the desktop shows of it.
  @AccessibilityActor
  @Suite struct FailuresInTheBackgroundTests {
    @Test func `Try Again on the desktop sends the letter`() throws {
      try GalleryWindow.open("Notifications", within: 60) { gallery in
        try gallery.press("Allow Notifications")
        try gallery.press("Send and Leave")
        let notification = try gallery.waitForNotification("The letter wasn’t sent")
        #expect(notification.buttons.map(\.name) == ["Try Again"])
        try gallery.turn("Network and disk are fine", on: true)
        try gallery.clickNotification(button: "Try Again")
        try gallery.wait(for: "Letters on their way", toBe: "1")
        try gallery.wait(for: "Notifications shown", toBe: "0")
      }
    }

    @Test func `a click on the desktop opens the inbox`() throws {
      try GalleryWindow.open("Notifications", within: 60) { gallery in
        try gallery.press("Allow Notifications")
        try gallery.press("Back Up and Leave")
        _ = try gallery.waitForNotification("The backup failed")
        try gallery.clickNotification()
        try gallery.waitForSheet("Problems")
        try gallery.press("Close")
        try gallery.waitUntilAlone()
        try gallery.wait(for: "Notifications shown", toBe: "0")
      }
    }
  }
}
