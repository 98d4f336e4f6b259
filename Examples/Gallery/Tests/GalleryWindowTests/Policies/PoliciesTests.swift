import Testing

extension GalleryWindowTests {
  @AccessibilityActor
  @Suite struct PoliciesTests {
    @Test func `says which rule has caught an error, for the origin that is chosen`() throws {
      try GalleryWindow.open("Policies") { gallery in
        try gallery.wait(for: "No connection", toBe: "toast")
        #expect(gallery.row("No connection")?.texts[1].hasSuffix("otherwise → toast") == true)
        try gallery.choose("The cart, then the app", in: "Policies", with: [.end])
        try gallery.wait(for: "No connection", toBe: "alert")
        Accessibility.press(.down)
        try gallery.choose("launch", in: "Origin", with: [.end])
        try gallery.wait(for: "The shop is closed", toBe: "banner")
      }
    }
  }
}
