import CAtspi
import Testing

extension GalleryWindowTests {
  @AccessibilityActor
  @Suite struct FormTests {
    @Test func `each field shows its error, the first takes the focus, and typing removes it`()
      throws
    {
      try GalleryWindow.open("Form") { gallery in
        try gallery.press("Sign Up")
        let alert = try gallery.waitForAlert("Something isn’t right yet")
        #expect(alert.message == "Accept the terms first.")
        try gallery.press("OK")
        try gallery.waitUntilAlone()
        let messages = [
          "Enter your name.", "Enter an address such as name@example.com.",
          "Enter at least eight characters.",
        ]
        for message in messages { #expect(gallery.shows(message)) }
        try gallery.type("Grace", into: "Name")
        try gallery.wait(until: "the error has gone") { !gallery.shows(messages[0]) }
        #expect(gallery.shows(messages[1]))
      }
    }

    @Test func `the server's refusal is at its field, and a correction signs up`() throws {
      try GalleryWindow.open("Form") { gallery in
        try gallery.press("Fill In")
        try gallery.press("Sign Up")
        let refusal = "This address has an account already."
        try gallery.wait(until: "the refusal is there") { gallery.shows(refusal) }
        try gallery.type("grace@example.com", into: "Email")
        try gallery.wait(until: "the refusal has gone") { !gallery.shows(refusal) }
        try gallery.press("Sign Up")
        try gallery.wait(for: "Account", toBe: "Ada")
        #expect(gallery.windows.count == 1)
      }
    }
  }
}
