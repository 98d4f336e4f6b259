import Testing

extension GalleryWindowTests {
  /// The first app of the README.
  @AccessibilityActor
  @Suite struct FirstAppTests {
    @Test func `presents the failures of its view, and loads when it is tried again`() throws {
      try GalleryWindow.open(.app("FirstApp"), within: 60) { app in
        try app.wait(until: "the load has failed") { app.buttons.contains("Try Again") }
        try app.press("Send")
        try app.wait(until: "the toast is there") { app.says("The notes aren’t sent") }
        try app.turn("Offline", on: false)
        try app.press("Try Again")
        try app.wait(until: "the notes are there") { app.says("Bread") && app.says("Milk") }
      }
    }
  }
}

extension GalleryWindow {
  fileprivate func says(_ text: String) -> Bool { topmost?.texts.contains(text) ?? false }
}
