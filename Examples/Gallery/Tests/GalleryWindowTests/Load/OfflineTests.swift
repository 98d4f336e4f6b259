import Testing

extension GalleryWindowTests {
  @AccessibilityActor
  @Suite struct OfflineTests {
    @Test func `the banner announces the loss, counts requests, and leaves with the loss`() throws {
      try GalleryWindow.open("Offline") { gallery in
        try gallery.turn("Network", on: false)
        try gallery.wait(until: "the banner is there") { gallery.shows("You’re offline") }
        try gallery.press("Send Three")
        try gallery.wait(until: "the requests are counted") { gallery.shows("×3") }
        try gallery.press("Load Again")
        try gallery.wait(until: "the list waits") { gallery.isWaiting }
        #expect(gallery.windows.count == 1)
        try gallery.turn("Network", on: true)
        try gallery.wait(until: "the banner has gone") { !gallery.shows("You’re offline") }
        try gallery.wait(until: "the list is loaded") { gallery.shows("4 orders") }
        #expect(!gallery.isWaiting)
        // The messages that never left the device are sent now.
        try gallery.wait(for: "Sent", toBe: "3")
        try gallery.press("Send Three")
        try gallery.wait(for: "Sent", toBe: "6")
      }
    }
  }
}

extension GalleryWindow {
  /// Whether the list waits for the network.
  fileprivate var isWaiting: Bool {
    topmost?.texts.contains { $0.hasSuffix("Waiting for a connection…") } ?? false
  }
}
