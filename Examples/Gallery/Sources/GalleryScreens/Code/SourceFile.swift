/// A source file of the Gallery’s screens, as it was when the Gallery was built.
///
/// The plugin `EmbedSources` generates `SourceFile.all`.
struct SourceFile: Sendable {
  /// The path in the folder of the module.
  let path: String
  let text: String

  /// The last component of the path.
  var name: Substring { path.split(separator: "/").last ?? "" }

  /// The path without the name.
  private var folder: Substring { path.dropLast(name.count) }

  /// Returns the file that contains a place in the code, then the other files in its folder.
  ///
  /// - Parameter fileID: The module and the name of the file, as `#fileID` has them.
  /// - Returns: The files; empty if no source has this name.
  static func files(around fileID: String) -> [SourceFile] {
    let name = fileID.split(separator: "/").last
    guard let file = all.first(where: { $0.name == name }) else { return [] }
    return [file] + all.filter { $0.folder == file.folder && $0.name != name }
  }
}
