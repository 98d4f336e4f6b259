import Testing

extension GalleryWindowTests {
  @AccessibilityActor
  @Suite struct PoliciesTests {
    @Test func `shows the policies as tables, and which rule has caught the error`() throws {
      try GalleryWindow.open("Policies") { gallery in
        try gallery.wait(for: "The session has expired", toBe: "route signIn")
        #expect(gallery.hasCaught("APIError.sessionExpired"))
        #expect(!gallery.hasCaught("otherwise"))
        try gallery.choose("The cart, then the app", in: "Policies", with: [.end])
        try gallery.wait(for: "CartError", toBe: "alert")
        for _ in 1...3 { Accessibility.press(.down) }
        try gallery.choose("No connection", in: "Error", with: [.home, .down, .down])
        try gallery.wait(for: "No connection", toBe: "alert")
        try gallery.wait(until: "the rule is marked") {
          gallery.hasCaught("APIError.networkUnavailable")
        }
        #expect(!gallery.hasCaught("APIError.sessionExpired"))
      }
    }

    @Test func `reporting the end of the session asks to sign in, as the policy says`() throws {
      try GalleryWindow.open("Policies") { gallery in
        try gallery.press("Report")
        try gallery.waitForSheet("Sign In")
      }
    }
  }
}

extension GalleryWindow {
  /// Whether a rule is marked as the one that has caught the error.
  fileprivate func hasCaught(_ rule: String) -> Bool {
    row(rule)?.first(.image) { $0.name == "Has caught the error" } != nil
  }
}
