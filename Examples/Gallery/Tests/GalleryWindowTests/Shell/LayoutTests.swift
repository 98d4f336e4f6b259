import Foundation
import Testing

extension GalleryShellTests {
  @AccessibilityActor
  @Suite struct LayoutTests {
    @Test(arguments: [360, 960, 1_600], [100, 200])
    func `no text on any screen is cut off, at any width and text size`(
      width: Int, textSize: Int
    ) throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
      defer { try? FileManager.default.removeItem(at: folder) }
      let gallery = try GalleryProcess.run([
        "--overview", folder.path, "--size", "\(width)x680", "--text-size", "\(textSize)",
      ])
      #expect(gallery.errors.isEmpty)
      #expect(gallery.exitStatus == 0)
      let pictures = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(Set(pictures).isSuperset(of: Screen.all.map { "\($0.name).png" }))
      for picture in pictures {
        let data = try Data(contentsOf: folder.appendingPathComponent(picture))
        #expect(data.count > 10_000, "\(picture)")  // An empty window has a tenth of this.
        let head = data.prefix(20)
        #expect(head.suffix(4).reduce(0) { $0 << 8 | Int($1) } == width, "\(picture)")
      }
    }
  }
}
