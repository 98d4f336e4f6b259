import Testing

extension GalleryWindowTests {
  @AccessibilityActor
  @Suite struct PoliciesTests {
    @Test func `shows policies as tables, and marks the rule that matched the error`() throws {
      try GalleryWindow.open("Policies") { gallery in
        try gallery.wait(for: "The session has expired", toBe: "route signIn")
        #expect(gallery.marks("APIError.sessionExpired"))
        #expect(!gallery.marks("otherwise"))
        try gallery.choose("The cart, then the app", in: "Policies", with: [.end])
        try gallery.wait(for: "CartError", toBe: "alert")
        for _ in 1...3 { Accessibility.press(.down) }
        try gallery.choose("No connection", in: "Error", with: [.home, .down, .down])
        try gallery.wait(for: "No connection", toBe: "alert")
        try gallery.wait(until: "the rule is marked") {
          gallery.marks("APIError.networkUnavailable")
        }
        #expect(!gallery.marks("APIError.sessionExpired"))
      }
    }

    @Test func `reporting an expired session opens the sign-in sheet`() throws {
      try GalleryWindow.open("Policies") { gallery in
        try gallery.press("Report")
        try gallery.waitForSheet("Sign In")
      }
    }
  }
}

extension GalleryWindow {
  /// Returns whether a rule is marked as the one that has matched the error.
  fileprivate func marks(_ rule: String) -> Bool {
    row(rule)?.first(.image) { $0.name == "Matches the error" } != nil
  }
}
