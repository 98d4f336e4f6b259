import Testing

extension GalleryWindowTests {
  @AccessibilityActor
  @Suite struct ModulesTests {
    @Test func `an operation continues after the sign-in`() throws {
      try GalleryWindow.open("Modules") { gallery in
        try gallery.wait(for: "Total", toBe: "135 €")
        Accessibility.press(.down)
        try gallery.choose("The session has expired", in: "Scenario", with: [.home, .down])
        try gallery.press("Pay")
        try gallery.waitForSheet("Sign In")
        try gallery.type("byron")
        try gallery.press("Sign In")
        let alert = try gallery.waitForAlert("That’s not the password")
        #expect(gallery.windows.map(\.role) == [.window, .window, .alert])
        #expect(alert.tellsWhatHappened)
        try gallery.press("OK")
        try gallery.waitForSheet("Sign In")
        try gallery.type("lovelace")
        try gallery.press("Sign In")
        // The payment is retried automatically, and the bank declines it.
        _ = try gallery.waitForAlert("The bank has declined the payment")
        try gallery.press("OK")
        try gallery.waitUntilAlone()
      }
    }

    @Test func `removes a sold-out item from the cart without an alert`() throws {
      try GalleryWindow.open("Modules") { gallery in
        try gallery.wait(for: "Total", toBe: "135 €")
        try gallery.press("Reserve")
        try gallery.wait(for: "Last event", toBe: "Lamp was sold out")
        #expect(gallery.windows.count == 1)
        try gallery.press("Pay")
        try gallery.wait(for: "Last event", toBe: "46 € paid")
      }
    }
  }
}
