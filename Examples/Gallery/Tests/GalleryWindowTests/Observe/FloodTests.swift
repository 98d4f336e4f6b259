import Testing

extension GalleryWindowTests {
  @AccessibilityActor
  @Suite struct FloodTests {
    @Test func `stays responsive during 10,000 reports, and shows few messages`() throws {
      try GalleryWindow.open("Flood", within: 240) { gallery in
        try gallery.press("Report 10,000")
        // The window stays responsive during the flood: the counts change, and buttons can be
        // pressed.
        try gallery.wait(until: "reports have come") {
          let reported = gallery.value(of: "Reported") ?? "0"
          return reported != "0"
        }
        try gallery.wait(for: "Reported", toBe: "10,000")
        try gallery.wait(for: "Presented or pending", toBe: "50")
        try gallery.press("Resolve All")
        try gallery.wait(for: "Pending", toBe: "0")
        try gallery.wait(until: "the longest turn is known") {
          gallery.value(of: "Longest turn of the main actor")?.hasSuffix(" ms") ?? false
        }
      }
    }

    @Test func `retries everything with one button`() throws {
      try GalleryWindow.open("Flood") { gallery in
        try gallery.press("Run All")
        try gallery.wait(for: "Reported", toBe: "20")
        try gallery.press("Try All Again (20)")
        try gallery.wait(for: "Reported", toBe: "40")
        // The banner stays, and says that all operations have failed again.
        try gallery.wait(for: "Presented or pending", toBe: "1")
      }
    }
  }
}
