import Testing

extension GalleryWindowTests {
  @AccessibilityActor
  @Suite struct WhatFailedTests {
    @Test func `each pair of buttons presents the error, then the operation above it`() throws {
      try GalleryWindow.open("WhatFailed") { gallery in
        for (button, operation) in [
          ("Save", "The invoice couldn’t be saved"), ("Open", "The notes can’t be opened"),
          ("Send", "The message couldn’t be sent"),
        ] {
          let plain = try gallery.alert(after: button)
          let named = try gallery.alert(after: "\(button) with a Title")
          #expect(plain.tellsWhatHappened)
          #expect(named.title == operation)
          #expect(named.message == "\(plain.title)\n\(plain.message)")
        }
      }
    }

    @Test func `five failures of one operation are one banner`() throws {
      try GalleryWindow.open("WhatFailed") { gallery in
        try gallery.press("Upload Five Photos")
        // Two of the five failures last.
        try gallery.wait(until: "all operations are counted") {
          gallery.buttons.contains("Try All Again (3)")
        }
        #expect(gallery.shows("The photos couldn’t be uploaded"))
        #expect(!gallery.shows("×3"))
      }
    }

    @Test func `the export contains the steps that the alert doesn't`() throws {
      try GalleryWindow.open("WhatFailed") { gallery in
        let alert = try gallery.alert(after: "Pay")
        #expect(!alert.message.contains("Pressed Pay"))
        try gallery.press("Show Export")
        try gallery.waitForSheet("Export")
        #expect(gallery.topmost?.texts.contains { $0.contains("Pressed Pay") } == true)
        try gallery.press("Close")
        try gallery.waitUntilAlone()
      }
    }
  }
}

extension GalleryWindow {
  /// Presses a button, and dismisses the alert that appears.
  fileprivate func alert(after button: String) throws -> AccessibleAlert {
    try press(button)
    let alert = try waitForAlert()
    try press(alert.buttons.contains("Cancel") ? "Cancel" : "OK")
    try waitUntilAlone()
    return alert
  }
}
