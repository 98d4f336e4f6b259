import Testing

extension GalleryWindowTests {
  @AccessibilityActor
  @Suite struct GuardsTests {
    @Test func `three failures open the breaker, and a retry waits for the probe that closes it`()
      throws
    {
      try GalleryWindow.open("Guards") { gallery in
        try gallery.wait(for: "Breaker", toBe: "Closed")
        try gallery.choose("503 Service Unavailable", in: "Scenario", with: [.home, .down])
        try gallery.press("Load Orders")
        try gallery.wait(until: "the breaker is open") {
          gallery.value(of: "Breaker")?.hasPrefix("Open for 5 seconds, until ") ?? false
        }
        try gallery.wait(
          for: "Decisions of the guards", toBe: "Tried again 2\nBreaker opened 1\nGave up 1")
        try gallery.choose("All is well", in: "Scenario", with: [.home])
        try gallery.press("Load Orders")
        try gallery.wait(for: "Answered", toBe: "1 of 2")
        try gallery.wait(for: "Breaker", toBe: "Closed")
        try gallery.wait(until: "the change is counted") {
          gallery.value(of: "Decisions of the guards")?.contains("Breaker closed 1") ?? false
        }
      }
    }

    @Test func `a limit refuses the 21st call in the library's words`() throws {
      try GalleryWindow.open("Guards") { gallery in
        try gallery.press("Load 25")
        try gallery.wait(for: "Answered", toBe: "20 of 21")
        try gallery.wait(until: "the refusal is there") { gallery.shows("Too many requests") }
        try gallery.wait(for: "Decisions of the guards", toBe: "Refused 1\nGave up 1")
      }
    }
  }
}
