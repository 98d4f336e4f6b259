import Foundation
import Testing

extension GalleryWindowTests {
  @AccessibilityActor
  @Suite struct ConsoleTests {
    @Test func `opens a report, and closes it again`() throws {
      try GalleryWindow.open("Console") { gallery in
        try gallery.waitForRow("0 reported = ")
        try gallery.press("Report 500")
        try gallery.waitForRow("500 reported = ")
        try gallery.press("Report One")
        try gallery.waitForRow("501 reported = ")
        try gallery.press("Can’t connect to the server")
        try gallery.waitForSheet("Report #501")
        #expect(gallery.topmost?.texts.contains("firstLoad") == true)
        try gallery.press("Close")
        try gallery.waitUntilAlone()
      }
    }

    @Test func `contains the report of another screen and the rule behind it`() throws {
      try GalleryWindow.open("Toasts") { gallery in
        try gallery.press("Synchronize")
        try gallery.wait(until: "the toast is there") {
          gallery.shows("Can’t connect to the server")
        }
        try gallery.select("Console")
        try gallery.waitForRow("1 reported = ")
        try gallery.press("Can’t connect to the server")
        try gallery.waitForSheet("Report #1")
        #expect(
          gallery.topmost?.texts.contains { $0.contains("gallery: otherwise → toast") } == true)
        try gallery.press("Close")
        try gallery.waitUntilAlone()
      }
    }

    @Test func `exports the journal as text`() throws {
      try GalleryWindow.open("Console") { gallery in
        try gallery.press("Report One")
        try gallery.waitForRow("1 reported = ")
        try gallery.press("Export")
        try gallery.waitForSheet("Export")
        #expect(gallery.topmost?.texts.contains { $0.contains("reported 1") } == true)
        try gallery.press("Close")
        try gallery.waitUntilAlone()
      }
    }

    @Test func `the export of a full journal opens, copies and saves`() throws {
      let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("\(UUID().uuidString).txt")
      defer { try? FileManager.default.removeItem(at: file) }
      try GalleryWindow.open("Console") { gallery in
        try gallery.waitForRow("0 reported = ")
        for count in [500, 1_000] {
          try gallery.press("Report 500")
          try gallery.waitForRow("\(count) reported = ")
        }
        try gallery.press("Export")
        try gallery.waitForSheet("Export")
        try gallery.press("Copy")
        _ = try gallery.wait(for: "the answer") { gallery.button(titled: "Copied") }
        try gallery.press("Save…")
        try gallery.waitForSheet("Save")
        try gallery.type(file.path)
        try gallery.press("Save")
        try gallery.waitForSheet("Export")
        try gallery.press("Close")
        try gallery.waitUntilAlone()
      }
      let saved = try String(contentsOf: file, encoding: .utf8)
      #expect(saved.contains("reported 1000"))
      // One paragraph has the counts, and one the flood.
      #expect(saved.components(separatedBy: "\n\n").count == 2)
      #expect(saved.contains(" ×1000, "))
    }
  }
}

extension GalleryWindow {
  /// Waits until there is a row whose title begins with a text.
  fileprivate func waitForRow(_ start: String) throws {
    _ = try wait(for: "the row “\(start)…”") {
      topmost?.first(.row) { $0.title?.hasPrefix(start) ?? false }
    }
  }
}
