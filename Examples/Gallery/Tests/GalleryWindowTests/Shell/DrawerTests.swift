import Foundation
import Testing

extension GalleryShellTests {
  /// The drawer with the reports of a screen.
  @AccessibilityActor
  @Suite struct DrawerTests {
    @Test func `the drawer opens and closes by the keyboard, and leaves the rows above it`() throws
    {
      try GalleryWindow.open("Toasts", within: 60) { gallery in
        try gallery.press("Synchronize")
        let bar = try gallery.wait(for: "the bar") { gallery.button(titled: title) }
        #expect(try gallery.focus(bar))
        Accessibility.press(.return)
        let report = try gallery.wait(for: "the report") { gallery.report }
        #expect(report.frame.y + report.frame.height <= bar.frame.y)
        for title in ["Try Again", "Show Sheet"] {
          let button = try gallery.wait(for: "“\(title)”") { gallery.button(titled: title) }
          try gallery.wait(until: "“\(title)” is above the bar") {
            button.frame.y >= 0 && button.frame.y + button.frame.height <= bar.frame.y
          }
        }
        Accessibility.press(.return)
        try gallery.wait(until: "the list is closed") { gallery.report == nil }
      }
    }

    @Test func `no text of the open drawer and of Show Code is cut off in a narrow window`() throws
    {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
      defer { try? FileManager.default.removeItem(at: folder) }
      let gallery = try GalleryProcess.run([
        "--screenshots", folder.path, "--screen", "Start", "--size", "360x680", "--text-size",
        "200",
      ])
      #expect(gallery.errors.isEmpty)
      #expect(gallery.exitStatus == 0)
      let pictures = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(Set(pictures).isSuperset(of: ["Start - Code.png", "Start - \(title).png"]))
    }
  }
}

private let title = "What Just Happened"

extension GalleryWindow {
  /// The explanation of the first report.
  fileprivate var report: AccessibleElement? {
    topmost?.first(.label) { $0.name.hasPrefix("#1 ") && $0.name.contains("because of gallery") }
  }
}
