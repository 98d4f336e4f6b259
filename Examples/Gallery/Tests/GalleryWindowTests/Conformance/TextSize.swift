import Foundation

/// A person's setting for the size of all texts.
enum TextSize {
  /// Runs actions with the environment of an app whose texts have twice their standard size.
  ///
  /// A desktop scales texts with the resolution in the display's resources. The file of this
  /// variable is read after those.
  static func whileDoubled(_ actions: ([String: String]) throws -> Void) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try Data("Xft.dpi: 192\n".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try actions(["XENVIRONMENT": file.path])
  }
}
