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
        try gallery.wait(until: "the service is unavailable") {
          gallery.value(of: "Circuit breaker")?.hasPrefix("Service unavailable, checking at ")
            ?? false
        }
      }
    }
  }
}
