import Testing

extension GalleryWindowTests {
  @AccessibilityActor
  @Suite struct SignInTests {
    @Test func `one sign-in serves three requests`() throws {
      try GalleryWindow.open("SignIn") { gallery in
        try gallery.press("Send")
        try gallery.waitForSheet("Sign In")
        try gallery.press("Sign In")
        try gallery.waitUntilAlone()
        for request in ["Orders", "Invoices", "Messages"] {
          try gallery.wait(for: request, toBe: "401, then 200")
        }
        try gallery.wait(for: "Sign-in sheets", toBe: "1")
      }
    }

    @Test func `no request runs again without a sign-in`() throws {
      try GalleryWindow.open("SignIn") { gallery in
        try gallery.press("Send")
        try gallery.waitForSheet("Sign In")
        try gallery.press("Not Now")
        try gallery.waitUntilAlone()
        for request in ["Orders", "Invoices", "Messages"] {
          try gallery.wait(for: request, toBe: "401, not sent again")
        }
        try gallery.wait(for: "Sign-in sheets", toBe: "1")
      }
    }
  }
}
