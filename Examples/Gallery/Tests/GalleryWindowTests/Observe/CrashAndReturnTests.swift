import Foundation
import Testing

extension GalleryWindowTests {
  @AccessibilityActor
  @Suite struct CrashAndReturnTests {
    @Test func `a message survives a crash, and is sent when the server is back`() throws {
      let caches = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: caches) }
      let environment = ["XDG_CACHE_HOME": caches.path]
      try GalleryWindow.open("CrashAndReturn", environment: environment) { gallery in
        try gallery.press("Send Message")
        try gallery.wait(for: "Waiting messages", toBe: "1")
        try gallery.press("Crash…")
        _ = try gallery.waitForAlert("Crash the Gallery?")
        try gallery.press("Crash")
        try gallery.waitUntilEnded()
        #expect(gallery.process.exitStatus == SIGKILL)
      }
      try GalleryWindow.open("CrashAndReturn", environment: environment) { gallery in
        try gallery.wait(until: "the message is back") {
          gallery.value(of: "Back after a restart")?.hasPrefix("1, ") ?? false
        }
        try gallery.wait(for: "Waiting messages", toBe: "1")
        try gallery.turnOn("The server is up")
        try gallery.press("Try Again")
        try gallery.wait(for: "Messages sent", toBe: "1")
        try gallery.wait(for: "Waiting messages", toBe: "0")
      }
      try GalleryWindow.open("CrashAndReturn", environment: environment) { gallery in
        try gallery.wait(for: "Back after a restart", toBe: "None")
        #expect(gallery.value(of: "Waiting messages") == "0")
      }
    }
  }
}
