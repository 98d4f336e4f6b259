import CAtspi
import Testing

extension GalleryWindowTests {
  /// The Gallery as `make run` shows it without a display; `make browser` runs these tests.
  @AccessibilityActor
  @Suite(.enabled(if: BrowserProcess.program != nil)) struct BrowserTests {
    @Test func `a click on the page reaches the element there, on every screen`() throws {
      try GalleryPage.open(within: 900) { page in
        #expect(try page.title == "Recourse Gallery")
        #expect(GalleryVisit.all.map(\.screen) == Screen.all.map(\.title))
        for visit in GalleryVisit.all {
          try page.select(visit.screen)
          try page.gallery.wait(until: "the row “\(visit.screen)” is chosen") {
            page.gallery.row(visit.screen)?.has(ATSPI_STATE_SELECTED) ?? false
          }
          try visit.actions(page)
        }
      }
    }

    @Test func `the window fills the page at any size, and alerts stay centred`() throws {
      try GalleryPage.open(within: 300) { page in
        try page.select("Alerts")
        try page.click("Delete Draft…")
        _ = try page.gallery.waitForAlert()
        for (width, height) in [(900, 700), (420, 640), (1_600, 1_000)] {
          try page.resize(width: width, height: height)
          try page.waitUntilFilled()
        }
        try page.click("Delete Draft")
        try page.gallery.waitUntilAlone()
        try page.gallery.wait(for: "Last choice", toBe: "Delete Draft")
      }
    }

    @Test func `keys pressed on the page reach the topmost window`() throws {
      try GalleryPage.open(within: 300) { page in
        try page.select("Alerts")
        try page.click("Move Report…")
        _ = try page.gallery.waitForAlert()
        try page.press(key: "Escape", code: 27)
        try page.gallery.waitUntilAlone()
        try page.gallery.wait(for: "Last choice", toBe: "Cancel")
      }
    }
  }
}
