import Foundation
import Testing

extension GalleryShellTests {
  @AccessibilityActor
  @Suite struct CommandLineTests {
    @Test func `lists the screens`() throws {
      let gallery = try GalleryProcess.run(["--list-screens"])
      #expect(gallery.output == Screen.all.map { "\($0.name)\t\($0.title)\n" }.joined())
      #expect(gallery.errors.isEmpty)
      #expect(gallery.exitStatus == 0)
    }

    @Test func `prints its options`() throws {
      let gallery = try GalleryProcess.run(["--help"])
      #expect(gallery.output.contains("\n  --language CODE "))
      #expect(gallery.errors.isEmpty)
      #expect(gallery.exitStatus == 0)
    }

    @Test(arguments: [
      ["--screen", "Dreams"], ["--language", "xx"], ["--dream"], ["Alerts"], ["--screenshot"],
    ])
    func `an invalid argument prints one line and exits with status 64`(arguments: [String]) throws
    {
      let gallery = try GalleryProcess.run(arguments)
      #expect(gallery.exitStatus == 64)
      #expect(gallery.output.isEmpty)
      #expect(gallery.errors.hasPrefix("Gallery: "))
      #expect(gallery.errors.filter { $0 == "\n" }.count == 1)
      #expect(gallery.errors.hasSuffix(".\n"))
    }

    @Test func `draws a screen into a file`() throws {
      let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("\(UUID().uuidString).png")
      defer { try? FileManager.default.removeItem(at: file) }
      let gallery = try GalleryProcess.run(["--screen", "Form", "--screenshot", file.path])
      #expect(gallery.exitStatus == 0)
      #expect(gallery.errors.isEmpty)
      let picture = try Data(contentsOf: file)
      #expect(picture.prefix(8) == Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    }

    @Test(arguments: [
      ["--press", "Save"], ["--choose", "Ten"], ["--flip", "Save"], ["--refresh"],
    ])
    func `a step that the screen doesn’t allow fails with its name`(step: [String]) throws {
      let gallery = try GalleryProcess.run(
        ["--screen", "Console", "--screenshot", "/dev/null"] + step)
      #expect(gallery.exitStatus != 0)
      #expect(gallery.errors.contains("no control for this step: \(step[0].dropFirst(2))"))
    }

    @Test func `fails if the picture can’t be written`() throws {
      let gallery = try GalleryProcess.run(["--screenshot", "/sys/Gallery.png"])
      #expect(gallery.exitStatus != 0)
      #expect(!gallery.errors.isEmpty)
      #expect(gallery.warnings.isEmpty)
    }
  }
}
