import Foundation

/// Returns the text of an article of the module `Recourse`.
func article(_ name: String) throws -> String {
  let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  return try String(
    contentsOf: root.appending(path: "Sources/Recourse/Recourse.docc/\(name).md"), encoding: .utf8)
}
