import Testing

extension GalleryWindowTests {
  @AccessibilityActor
  @Suite struct LoadingListTests {
    @Test func `loads the list, and loads it again on refresh`() throws {
      try GalleryWindow.open("LoadingList") { gallery in
        try gallery.wait(for: "1041 for Ada", toBe: "3 items")
        try gallery.wait(for: "1. GET /orders", toBe: "Answered: 200")
        try gallery.pressInTitleBar("Refresh")
        try gallery.wait(for: "2. GET /orders", toBe: "Answered: 200")
        try gallery.wait(for: "1041 for Ada", toBe: "3 items")
      }
    }
  }
}
