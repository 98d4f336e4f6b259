import CAtspi
import Testing

extension GalleryWindowTests {
  @AccessibilityActor
  @Suite struct AlertsTests {
    @Test func `Save presents an alert`() throws {
      try GalleryWindow.open("Alerts") { gallery in
        try gallery.press("Save")
        let alert = try gallery.waitForAlert("Saved")
        #expect(alert.message == "Your changes are safe.")
        #expect(alert.buttons == ["OK"])
        try gallery.press("OK")
        try gallery.waitUntilAlone()
      }
    }

    @Test func `deletes the draft only after confirmation`() throws {
      try GalleryWindow.open("Alerts") { gallery in
        try gallery.press("Delete Draft…")
        let alert = try gallery.waitForAlert("Delete this draft?")
        #expect(alert.message == "You can’t get it back.")
        #expect(alert.buttons == ["Cancel", "Delete Draft"])
        try gallery.press("Cancel")
        try gallery.waitUntilAlone()
        #expect(gallery.value(of: "Last choice") == "Nothing yet")
        try gallery.press("Delete Draft…")
        _ = try gallery.waitForAlert("Delete this draft?")
        try gallery.press("Delete Draft")
        try gallery.waitUntilAlone()
        try gallery.wait(for: "Last choice", toBe: "Delete Draft")
      }
    }

    @Test(arguments: ["Keep Both", "Replace", "Cancel"])
    func `continues with the answer`(answer: String) throws {
      try GalleryWindow.open("Alerts") { gallery in
        try gallery.press("Move Report…")
        let alert = try gallery.waitForAlert("“Report” is already there.")
        #expect(Set(alert.buttons) == ["Keep Both", "Replace", "Cancel"])
        try gallery.press(answer)
        try gallery.wait(for: "Last choice", toBe: answer)
      }
    }

    @Test func `an alert's button can present another alert`() throws {
      try GalleryWindow.open("Alerts") { gallery in
        try gallery.press("Check Backup")
        _ = try gallery.waitForAlert("The backup is a week old.")
        try gallery.press("Tell Me More")
        let details = try gallery.waitForAlert("A backup every day")
        #expect(details.message == "It runs every night.")
        try gallery.press("OK")
        try gallery.waitUntilAlone()
      }
    }

    @Test(arguments: [
      ("Show Three", ["Message 1 of 3", "Message 2 of 3", "Message 3 of 3"]),
      ("Show Urgent", ["First message", "Urgent message", "Second message"]),
      ("Replace", ["Copied"]),
    ])
    func `presents several alerts one after another`(button: String, titles: [String]) throws {
      try GalleryWindow.open("Alerts") { gallery in
        try gallery.press(button)
        for title in titles {
          _ = try gallery.waitForAlert(title)
          #expect(gallery.windows.count == 2)
          try gallery.press("OK")
        }
        try gallery.waitUntilAlone()
      }
    }

    @Test(arguments: ["PDF", "Plain Text"])
    func `offers a choice in a dialog`(format: String) throws {
      try GalleryWindow.open("Alerts") { gallery in
        try gallery.press("Export…")
        let dialog = try gallery.waitForAlert("Export as")
        #expect(dialog.message == "The document itself doesn’t change.")
        #expect(Set(dialog.buttons) == ["PDF", "Plain Text", "Cancel"])
        try gallery.press(format)
        try gallery.waitUntilAlone()
        try gallery.wait(for: "Last choice", toBe: format)
      }
    }
  }
}
