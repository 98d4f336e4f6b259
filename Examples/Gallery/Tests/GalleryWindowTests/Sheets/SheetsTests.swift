import Testing

extension GalleryWindowTests {
  @AccessibilityActor
  @Suite struct SheetsTests {
    @Test func `closes a sheet from within`() throws {
      try GalleryWindow.open("Sheets") { gallery in
        try gallery.press("Show Details")
        try gallery.waitForSheet("Details")
        #expect(gallery.topmost?.texts.contains("This sheet has no flag and no binding.") == true)
        try gallery.press("Close")
        try gallery.waitUntilAlone()
        try gallery.wait(for: "Closed so far", toBe: "1")
      }
    }

    @Test func `closes a sheet from its title bar`() throws {
      try GalleryWindow.open("Sheets") { gallery in
        try gallery.press("Show Details")
        try gallery.waitForSheet("Details")
        try gallery.close()
        try gallery.waitUntilAlone()
        try gallery.wait(for: "Closed so far", toBe: "1")
      }
    }

    @Test func `closes a sheet when escape is pressed`() throws {
      try GalleryWindow.open("Sheets") { gallery in
        try gallery.press("Show Details")
        try gallery.waitForSheet("Details")
        Accessibility.press(.escape)
        try gallery.waitUntilAlone()
        try gallery.wait(for: "Closed so far", toBe: "1")
      }
    }

    @Test func `shows the second sheet when the first has gone`() throws {
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

    @Test func `covers the whole window`() throws {
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

    @Test func `shows an alert over the sheet whose content failed`() throws {
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
