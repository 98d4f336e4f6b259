import Foundation

/// Files and folders that are not as they should be.
extension RealFailures {
  /// Reads a file that isn't there.
  static func readMissingFile(named name: String = "Notes") async throws -> String {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString).appendingPathComponent("\(name).txt")
    return try String(contentsOf: file, encoding: .utf8)
  }

  /// Writes into a folder without permission: one of its own, and where its owner may do all the
  /// same, one that the system keeps from administrators too.
  static func writeWithoutPermission() async throws {
    let files = FileManager.default
    let own = files.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try files.createDirectory(
      at: own, withIntermediateDirectories: false, attributes: [.posixPermissions: 0])
    defer { try? files.removeItem(at: own) }
    let system = ["/System", "/sys"].filter(files.fileExists(atPath:))
    for folder in [own] + system.map({ URL(fileURLWithPath: $0, isDirectory: true) }) {
      try Data("Notes".utf8).write(to: folder.appendingPathComponent("Notes.txt"))
    }
  }

  /// Reads a picture as if it were a text.
  static func readPictureAsText() async throws {
    try inNewFolder { folder in
      let picture = folder.appendingPathComponent("Picture.png")
      try Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]).write(to: picture)
      _ = try String(contentsOf: picture, encoding: .utf8)
    }
  }

  /// Reads a folder as if it were a file.
  static func readFolder() async throws {
    try inNewFolder { _ = try Data(contentsOf: $0) }
  }

  /// Lists a file as if it were a folder.
  static func listFile() async throws {
    try inNewFolder { folder in
      let file = folder.appendingPathComponent("Notes.txt")
      try Data("Notes".utf8).write(to: file)
      _ = try FileManager.default.contentsOfDirectory(atPath: file.path)
    }
  }

  /// Writes a file in the place of a folder.
  static func replaceFolder() async throws {
    try inNewFolder { try Data("Notes".utf8).write(to: $0) }
  }

  /// Makes a folder that is there already.
  static func makeFolderTwice() async throws {
    try inNewFolder { folder in
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    }
  }

  /// Writes a file whose name is taken.
  static func writeTwice() async throws {
    try inNewFolder { folder in
      let file = folder.appendingPathComponent("Notes.txt")
      for text in ["Milk", "Bread"] {
        try Data(text.utf8).write(to: file, options: .withoutOverwriting)
      }
    }
  }

  /// Writes a file whose name is longer than names can be.
  static func writeLongName() async throws {
    try inNewFolder { folder in
      let name = String(repeating: "Notes ", count: 60)
      try Data("Notes".utf8).write(to: folder.appendingPathComponent(name))
    }
  }

  /// Deletes a file that isn't there.
  static func deleteMissingFile() async throws {
    try inNewFolder { folder in
      try FileManager.default.removeItem(at: folder.appendingPathComponent("Notes.txt"))
    }
  }

  /// Deletes a folder as if nothing were in it.
  static func deleteFullFolder() async throws {
    try inNewFolder { folder in
      try Data("Notes".utf8).write(to: folder.appendingPathComponent("Notes.txt"))
      guard rmdir(folder.path) == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    }
  }

  /// Reads a link that leads to itself.
  static func readCircle() async throws {
    try inNewFolder { folder in
      let link = folder.appendingPathComponent("Notes.txt")
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: link)
      _ = try Data(contentsOf: link)
    }
  }

  /// Writes to a disk that is full: Linux has a device for that, elsewhere it is only said so.
  static func fillDisk() throws {
    let device = URL(fileURLWithPath: "/dev/full")
    guard FileManager.default.fileExists(atPath: device.path) else { throw POSIXError(.ENOSPC) }
    try FileHandle(forWritingTo: device).write(contentsOf: Data("Notes".utf8))
  }

  /// Lends a folder that goes again, whatever becomes of it.
  private static func inNewFolder(_ fail: (URL) throws -> Void) throws {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try files.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? files.removeItem(at: folder) }
    try fail(folder)
  }
}
