import CAtspi
import Testing

extension GalleryWindowTests {
  @AccessibilityActor
  @Suite struct ResilienceTests {
    @Test func `a burst to a dead server makes the service unavailable`() throws {
      try GalleryWindow.open("Resilience") { gallery in
        try gallery.wait(for: "Circuit breaker", toBe: "Closed")
        try gallery.turnOn("The server is down")
        try gallery.press("Send 20 Requests")
        // After some seconds, the open breaker waits for a probe.
        try gallery.wait(until: "the service is unavailable") {
          let state = gallery.value(of: "Circuit breaker") ?? ""
          return state.hasPrefix("Service unavailable, checking at ") || state == "Probing"
        }
      }
    }
  }
}
