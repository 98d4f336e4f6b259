import CAtspi
import Testing

extension GalleryWindowTests {
  @AccessibilityActor
  @Suite struct ToastsTests {
    @Test func `a toast is dismissed after its duration, and the next one is presented`() throws {
      try GalleryWindow.open("Toasts", within: 240) { gallery in
        try gallery.press("Show Three")
        // A slow machine may miss the first toasts.
        try gallery.wait(until: "the last toast is there") { gallery.shows("Message 3 of 3") }
        try gallery.wait(for: "Last toast", toBe: "Message 3 of 3: dismissed")
        try gallery.wait(until: "no toast is there") { !gallery.shows("Message 3 of 3") }
      }
    }

    @Test func `a toast's action runs, and the content below stays clickable`() throws {
      try GalleryWindow.open("Toasts") { gallery in
        let window = try gallery.wait(for: "the window") { gallery.topmost }
        try gallery.wait(until: "the window is in use") { window.has(ATSPI_STATE_ACTIVE) }
        try gallery.press("Delete Draft")
        try gallery.wait(for: "Drafts", toBe: "2")
        let undo = try gallery.wait(for: "the toast") { gallery.button(titled: "Undo") }
        for drafts in ["1", "0"] {
          let delete = try gallery.wait(for: "the row") { gallery.button(titled: "Delete Draft") }
          gallery.click(delete)
          try gallery.wait(for: "Drafts", toBe: drafts)
        }
        gallery.click(undo)
        try gallery.wait(for: "Drafts", toBe: "1")
        try gallery.wait(for: "Last toast", toBe: "Draft deleted: Undo")
      }
    }

    @Test func `a swipe with the pointer or the close button dismisses a toast`() throws {
      try GalleryWindow.open("Toasts") { gallery in
        try gallery.wait(until: "the window is in use") {
          gallery.topmost?.has(ATSPI_STATE_ACTIVE) ?? false
        }
        try gallery.press("Connect")
        let toast = try gallery.wait(for: "the toast") { gallery.toastPlace }
        let start = (x: Int(toast.x + 10), y: Int(toast.y + toast.height / 2))
        Accessibility.drag(from: start, to: (start.x, start.y - 100))
        Accessibility.drag(from: start, to: (start.x + 150, start.y))
        try gallery.wait(for: "Last toast", toBe: "Can’t connect to the server: dismissed")
        try gallery.wait(until: "no toast is there") { gallery.toastPlace == nil }
        try gallery.press("Connect")
        _ = try gallery.wait(for: "the toast") { gallery.toastPlace }
        let close = try gallery.wait(for: "its button") { gallery.closeButton }
        #expect(close.press())
        try gallery.wait(until: "no toast is there") { gallery.toastPlace == nil }
      }
    }

    @Test func `a banner stays as long as the switch is on`() throws {
      try GalleryWindow.open("Toasts") { gallery in
        try gallery.turnOn("Offline")
        try gallery.wait(until: "the banner is there") { gallery.shows("You’re offline") }
        let below = try gallery.wait(for: "a row") { gallery.row("A message")?.frame }
        let banner = try gallery.wait(for: "the banner") {
          gallery.topmost?.first(.label) { $0.name == "You’re offline" }?.frame
        }
        #expect(banner.y + banner.height <= below.y)
        let toggle = try gallery.wait(for: "the switch") {
          gallery.topmost?.first(.toggle) { $0.name == "Offline" }
        }
        #expect(toggle.press())
        try gallery.wait(until: "the banner has gone") { !gallery.shows("You’re offline") }
      }
    }

    @Test func `a toast over a sheet moves to the window when the sheet is dismissed`() throws {
      try GalleryWindow.open("Toasts") { gallery in
        try gallery.press("Show Sheet")
        try gallery.waitForSheet("Draft")
        try gallery.press("Save Draft")
        try gallery.wait(until: "the toast is over the sheet") { gallery.shows("Draft saved") }
        try gallery.press("Close Sheet")
        try gallery.waitUntilAlone()
        try gallery.wait(until: "the toast is over the window") { gallery.shows("Draft saved") }
        try gallery.wait(for: "Last toast", toBe: "Draft saved: dismissed")
      }
    }
  }
}

extension GalleryWindow {
  /// The frame of the text of the toast about the lost connection.
  fileprivate var toastPlace: AtspiRect? {
    topmost?.first(.label) { $0.name == "Can’t connect to the server" && $0.isLaidOut }?.frame
  }

  /// The button that closes a toast, which is last in reading order.
  fileprivate var closeButton: AccessibleElement? {
    topmost?.all(.button).last { $0.title == nil && $0.name == "Close" }
  }
}
