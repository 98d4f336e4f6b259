import Foundation
import Recourse
import Testing

@Suite final class RealFileTests {
  private let describer = ErrorDescriber(locale: Locale(identifier: "en"))
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: UUID().uuidString, directoryHint: .isDirectory)

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  @Test func `describes a missing file`() throws {
    let file = folder.appending(path: "Notes.txt")
    for read in [
      { _ = try Data(contentsOf: file) }, { _ = try String(contentsOf: file, encoding: .utf8) },
      { try FileManager.default.removeItem(at: file) },
      { _ = try FileHandle(forReadingFrom: file) },
      { _ = try FileManager.default.attributesOfItem(atPath: file.path) },
    ] as [() throws -> Void] {
      #expect(try failure(of: read).title == "The file can’t be found")
    }
  }

  @Test func `describes a file name that is already taken`() throws {
    let file = folder.appending(path: "Notes.txt")
    try Data().write(to: file)
    let description = try failure { try Data().write(to: file, options: .withoutOverwriting) }
    #expect(description.title == "The name is already taken")
    #expect(description.recoverySuggestion == "Choose another name and try again.")
  }

  @Test func `describes a file name that is too long`() throws {
    let file = folder.appending(path: String(repeating: "n", count: 300))
    #expect(try failure { try Data().write(to: file) }.title == "The name can’t be used")
  }

  @Test func `describes a folder in place of a file, and a file in place of a folder`() throws {
    let file = folder.appending(path: "Notes.txt")
    try Data().write(to: file)
    let description = try failure { _ = try Data(contentsOf: self.folder) }
    #expect(["This is a folder", "The file can’t be opened"].contains(description.title))
    let inFile = try failure { try Data().write(to: file.appending(path: "More.txt")) }
    #expect(
      ["This isn’t a folder", "The file can’t be found", "The file can’t be saved"]
        .contains(inFile.title))
  }

  @Test func `describes text in an unknown encoding`() throws {
    let file = folder.appending(path: "Notes.txt")
    try Data([0xC3, 0x28, 0xFF]).write(to: file)
    let description = try failure { _ = try String(contentsOf: file, encoding: .utf8) }
    // Foundation uses a different code for this on each platform.
    #expect(["The text can’t be read", "The data can’t be read"].contains(description.title))
  }

  @Test(arguments: ["{", "[1, 2", "hunter2", "{\"a\": }", ""])
  func `describes broken JSON without its content`(_ text: String) throws {
    for read in [
      { _ = try JSONSerialization.jsonObject(with: Data(text.utf8)) },
      { _ = try JSONDecoder().decode([String: Int].self, from: Data(text.utf8)) },
    ] as [() throws -> Void] {
      let description = try failure(of: read)
      #expect(description.title == "The data can’t be read")
      #expect(!description.fullMessage.contains("hunter2"))
    }
  }

  @Test(arguments: ["<plist><dict>", "<?xml version=\"1.0\"?><plist>hunter2", ""])
  func `describes a broken property list without its content`(_ text: String) throws {
    for read in [
      { _ = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil) },
      { _ = try PropertyListDecoder().decode([String: Int].self, from: Data(text.utf8)) },
    ] as [() throws -> Void] {
      let description = try failure(of: read)
      #expect(description.title == "The data can’t be read")
      #expect(!description.fullMessage.contains("hunter2"))
    }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func `describes a full device`() throws {
    let device = try FileHandle(forWritingTo: URL(filePath: "/dev/full"))
    let description = try failure { try device.write(contentsOf: Data("Notes".utf8)) }
    #expect(description.title == "There’s no space left")
    #expect(description.recoverySuggestion == "Delete what you don’t need and try again.")
  }

  private func failure(of operation: () throws -> Void) throws -> ErrorDescription {
    let error = #expect(throws: (any Error).self) { try operation() }
    return describer.describe(try #require(error))
  }
}
