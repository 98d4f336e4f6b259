import Foundation

/// Missing, misused and inaccessible files and folders.
extension RealFailures {
  /// Reads a file that doesn't exist.
  static func readMissingFile() async throws -> String {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString).appendingPathComponent("Notes.txt")
    return try String(contentsOf: file, encoding: .utf8)
  }

  /// Writes into a folder without permission.
  ///
  /// The first folder has no permissions; since an administrator ignores these, a protected system
  /// folder follows.
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

  /// Reads a picture as text.
  static func readPictureAsText() async throws {
    try inNewFolder { folder in
      let picture = folder.appendingPathComponent("Picture.png")
      try Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]).write(to: picture)
      _ = try String(contentsOf: picture, encoding: .utf8)
    }
  }

  /// Reads a folder as a file.
  static func readFolder() async throws {
    try inNewFolder { _ = try Data(contentsOf: $0) }
  }

  /// Lists a file as a folder.
  static func listFile() async throws {
    try inNewFolder { folder in
      let file = folder.appendingPathComponent("Notes.txt")
      try Data("Notes".utf8).write(to: file)
      _ = try FileManager.default.contentsOfDirectory(atPath: file.path)
    }
  }

  /// Writes a file at the path of a folder.
  static func replaceFolder() async throws {
    try inNewFolder { try Data("Notes".utf8).write(to: $0) }
  }

  /// Creates a folder that already exists.
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

  /// Writes a file whose name exceeds the maximum length.
  static func writeLongName() async throws {
    try inNewFolder { folder in
      let name = String(repeating: "Notes ", count: 60)
      try Data("Notes".utf8).write(to: folder.appendingPathComponent(name))
    }
  }

  /// Deletes a file that doesn't exist.
  static func deleteMissingFile() async throws {
    try inNewFolder { folder in
      try FileManager.default.removeItem(at: folder.appendingPathComponent("Notes.txt"))
    }
  }

  /// Deletes a folder that isn't empty.
  static func deleteFullFolder() async throws {
    try inNewFolder { folder in
      try Data("Notes".utf8).write(to: folder.appendingPathComponent("Notes.txt"))
      guard rmdir(folder.path) == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    }
  }

  /// Reads a symbolic link that leads to itself.
  static func readCyclicLink() async throws {
    try inNewFolder { folder in
      let link = folder.appendingPathComponent("Notes.txt")
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: link)
      _ = try Data(contentsOf: link)
    }
  }

  /// Writes to a full disk: on Linux to `/dev/full`, elsewhere the error is thrown without writing.
  static func fillDisk() throws {
    let device = URL(fileURLWithPath: "/dev/full")
    guard FileManager.default.fileExists(atPath: device.path) else { throw POSIXError(.ENOSPC) }
    try FileHandle(forWritingTo: device).write(contentsOf: Data("Notes".utf8))
  }

  /// Creates a folder for a closure, and removes it whether or not the closure throws.
  private static func inNewFolder(_ fail: (URL) throws -> Void) throws {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try files.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? files.removeItem(at: folder) }
    try fail(folder)
  }
}
