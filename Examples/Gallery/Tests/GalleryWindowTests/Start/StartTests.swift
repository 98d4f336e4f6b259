import Testing

extension GalleryWindowTests {
  @AccessibilityActor
  @Suite struct StartTests {
    @Test func `Try Again in the alert sends the message`() throws {
      try GalleryWindow.open("Start") { gallery in
        try gallery.press("Send")
        _ = try gallery.waitForAlert("The message wasn’t sent")
        try gallery.press("Try Again")
        try gallery.waitUntilAlone()
        try gallery.wait(for: "Messages sent", toBe: "1")
      }
    }

    @Test func `Code shows the lines that send, to select and to copy`() throws {
      try GalleryWindow.open("Start") { gallery in
        try gallery.press("Code")
        try gallery.waitForSheet("A message")
        let code = try gallery.wait(for: "the code") {
          gallery.topmost?.first(.label) { $0.name.contains("try await model.send()") }
        }
        #expect(code.name.contains("attempt(title: \"The message wasn’t sent\")"))
        try gallery.press("Close")
        try gallery.waitUntilAlone()
      }
    }
  }
}
