import Testing

extension GalleryWindowTests {
  @AccessibilityActor
  @Suite struct InboxTests {
    @Test func `three toasts come one after another, and the badge counts all other problems`()
      throws
    {
      try GalleryWindow.open("Inbox", within: 60) { gallery in
        try gallery.press("Synchronize All")
        try gallery.wait(for: "Problems in the inbox", toBe: "5")
        for part in ["mail", "calendar", "contacts"] {
          try gallery.closeToast("The \(part) couldn’t be synchronized")
        }
        #expect(gallery.value(of: "Not seen yet") == "5")
        try gallery.press("Synchronize Passwords")
        try gallery.wait(for: "Problems in the inbox", toBe: "4")
        try gallery.closeToast("The passwords couldn’t be synchronized")
      }
    }

    @Test func `the list tries all problems again`() throws {
      try GalleryWindow.open("Inbox", within: 60) { gallery in
        try gallery.press("Synchronize All")
        try gallery.wait(for: "Problems in the inbox", toBe: "5")
        try gallery.turn("The server is down", on: false)
        let badge = try gallery.wait(for: "the badge") {
          gallery.topmost?.first(.button) { $0.name == "5 new problems" }
        }
        #expect(badge.press())
        try gallery.waitForSheet("Problems")
        _ = try gallery.wait(for: "a problem") {
          gallery.button(titled: "The notes couldn’t be synchronized")
        }
        try gallery.press("Try All Again (5)")
        try gallery.wait(until: "the inbox is empty") { gallery.shows("No Problems") }
        try gallery.press("Close")
        try gallery.waitUntilAlone()
        try gallery.wait(for: "Synchronized", toBe: "5 of 8")
      }
    }
  }
}

extension GalleryWindow {
  /// Waits for a toast, closes it, and waits until it has gone.
  fileprivate func closeToast(_ title: String) throws {
    try wait(until: "the toast “\(title)” is there") { shows(title) }
    let close = try wait(for: "its button") {
      topmost?.all(.button).last { $0.title == nil && $0.name == "Close" }
    }
    #expect(close.press())
    try wait(until: "the toast “\(title)” has gone") { !shows(title) }
  }
}
