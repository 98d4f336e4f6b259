import Testing

extension GalleryWindowTests {
  @AccessibilityActor
  @Suite struct SheetsTests {
    @Test func `a sheet's content can dismiss the sheet`() throws {
      try GalleryWindow.open("Sheets") { gallery in
        try gallery.press("Show Details")
        try gallery.waitForSheet("Details")
        #expect(gallery.topmost?.texts.contains("This sheet has no flag and no binding.") == true)
        try gallery.press("Close")
        try gallery.waitUntilAlone()
        try gallery.wait(for: "Closed so far", toBe: "1")
      }
    }

    @Test func `the title bar's button dismisses a sheet`() throws {
      try GalleryWindow.open("Sheets") { gallery in
        try gallery.press("Show Details")
        try gallery.waitForSheet("Details")
        try gallery.close()
        try gallery.waitUntilAlone()
        try gallery.wait(for: "Closed so far", toBe: "1")
      }
    }

    @Test func `the escape key dismisses a sheet`() throws {
      try GalleryWindow.open("Sheets") { gallery in
        try gallery.press("Show Details")
        try gallery.waitForSheet("Details")
        Accessibility.press(.escape)
        try gallery.waitUntilAlone()
        try gallery.wait(for: "Closed so far", toBe: "1")
      }
    }

    @Test func `presents the second sheet after the first is dismissed`() throws {
      try GalleryWindow.open("Sheets") { gallery in
        try gallery.press("Show Two")
        for title in ["First Sheet", "Second Sheet"] {
          try gallery.waitForSheet(title)
          #expect(gallery.windows.count == 2)
          try gallery.press("Close")
        }
        try gallery.waitUntilAlone()
        try gallery.wait(for: "Closed so far", toBe: "2")
      }
    }

    @Test func `a cover takes the whole window`() throws {
      try GalleryWindow.open("Sheets") { gallery in
        try gallery.press("Show Cover")
        try gallery.waitForSheet("Cover")
        let (window, cover) = (gallery.windows.first?.frame, gallery.topmost?.frame)
        #expect(window?.width == cover?.width)
        #expect(window?.height == cover?.height)
        try gallery.press("Close")
        try gallery.waitUntilAlone()
        try gallery.wait(for: "Closed so far", toBe: "1")
      }
    }

    @Test func `presents an alert over the sheet whose content failed`() throws {
      try GalleryWindow.open("Sheets") { gallery in
        try gallery.press("Edit Notes")
        try gallery.waitForSheet("Notes")
        try gallery.type("Milk")
        try gallery.press("Open Last Notes")
        let alert = try gallery.waitForAlert()
        #expect(alert.tellsWhatHappened)
        #expect(gallery.windows.map(\.role) == [.window, .window, .alert])
        try gallery.press("OK")
        try gallery.waitForSheet("Notes")
        #expect(gallery.field?.text == "Milk")
        try gallery.press("Close")
        try gallery.waitUntilAlone()
      }
    }
  }
}
