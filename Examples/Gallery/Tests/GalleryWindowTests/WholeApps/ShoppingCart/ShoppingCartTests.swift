import Testing

extension GalleryWindowTests {
  @AccessibilityActor
  @Suite struct ShoppingCartTests {
    @Test func `keeps changes while offline, even across a restart`() throws {
      try GalleryWindow.open("ShoppingCart", within: 240) { gallery in
        _ = try gallery.wait(for: "an answer") { gallery.row("No pending changes") }
        try gallery.choose("Offline", in: "Scenario", with: [.home, .down])
        try gallery.press("Order Breakfast")
        _ = try gallery.wait(for: "one message") { gallery.row("Pending changes: 3") }
        try gallery.wait(for: "Total", toBe: "37 €")
        try gallery.press("Restart the App")
        _ = try gallery.wait(for: "the same") { gallery.row("Pending changes: 3") }
        try gallery.press("Try Now")
        try gallery.choose("All is well", in: "Scenario", with: [.home])
        _ = try gallery.wait(for: "an answer") { gallery.row("No pending changes") }
        #expect(gallery.windows.count == 1)
      }
    }

    @Test func `offers the remaining stock of sold-out goods`() throws {
      try GalleryWindow.open("ShoppingCart", within: 240) { gallery in
        _ = try gallery.wait(for: "an answer") { gallery.row("No pending changes") }
        try gallery.choose("Sold out", in: "Scenario", with: [.home, .down, .down, .down])
        try gallery.press("Order Breakfast")
        let alert = try gallery.waitForAlert("Jam: only 3 left")
        #expect(alert.tellsWhatHappened)
        try gallery.press("Take 3")
        _ = try gallery.waitForAlert("Coffee is sold out")
        try gallery.press("OK")
        try gallery.waitUntilAlone()
        try gallery.wait(for: "Total", toBe: "23 €")
        _ = try gallery.wait(for: "an answer") { gallery.row("No pending changes") }
      }
    }
  }
}
