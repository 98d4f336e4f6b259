public import Foundation

/// The sources of the repository, or of a copy with some files replaced or added.
public struct Project: Sendable {
  let root: URL
  private let replaced: [String: String]

  /// Creates a project from a repository.
  ///
  /// - Parameters:
  ///   - root: The repository's folder.
  ///   - replacing: The texts of files that differ from the repository's, by their relative paths.
  ///     The default is none.
  public init(_ root: URL, replacing: [String: String] = [:]) {
    self.root = root
    replaced = replacing
  }

  /// Returns the text of a file.
  public func text(of file: String) throws -> String {
    try replaced[file] ?? String(contentsOf: root.appending(path: file), encoding: .utf8)
  }

  /// Returns the Swift files in a folder and its subfolders, except hidden folders and DocC
  /// catalogs.
  func files(in folder: String) -> [String] {
    let added = replaced.keys.filter { $0.hasPrefix("\(folder)/") }
    return Set(paths(in: root.appending(path: folder)).map { "\(folder)/\($0)" } + added).filter {
      $0.hasSuffix(".swift") && !$0.contains(".docc/")
    }.sorted()
  }

  /// Returns whether a folder beside modules belongs to another package, or to Linux alone.
  private func isElsewhere(_ folder: String) -> Bool {
    folder.hasSuffix("/GalleryOnLinux")
      || FileManager.default.fileExists(
        atPath: root.appending(path: "\(folder)/Package.swift").path)
  }

  /// The manifests of the package and of the packages nested in it.
  var manifests: [String] { paths(in: root).filter { $0.hasSuffix("Package.swift") }.sorted() }

  private func paths(in folder: URL) -> [String] {
    guard let paths = FileManager.default.enumerator(atPath: folder.path) else { return [] }
    var found: [String] = []
    while let path = paths.nextObject() as? String {
      if path.split(separator: "/").last?.hasPrefix(".") == true {
        paths.skipDescendants()
      } else {
        found.append(path)
      }
    }
    return found
  }

  /// Returns the direct subfolders of a folder.
  private func folders(in folder: String) -> [String] {
    Set(
      files(in: folder).compactMap { file in
        let parts = file.dropFirst(folder.count + 1).split(separator: "/")
        return parts.count > 1 ? String(parts[0]) : nil
      }
    ).sorted()
  }

  /// All modules, in no particular order.
  var modules: [Module] {
    let standIns = ["SwiftUI", "UserNotifications"].map { name in
      Module(name: name, kind: .standIn, files: files(in: "Linux/\(name)"))
    }
    return standIns + modules(in: "Linux/AppleStubs", .standIn) + modules(in: "Sources", .checked)
      + modules(in: "Examples/Gallery/Sources", .checked) + modules(in: "Tests", .tests)
      + files(in: "Examples/Snippets").map { file in
        let name = file.split(separator: "/").last?.dropLast(".swift".count) ?? ""
        return Module(name: String(name), kind: .snippet, files: [file])
      }
  }

  private func modules(in folder: String, _ kind: Module.Kind) -> [Module] {
    folders(in: folder).filter { !isElsewhere("\(folder)/\($0)") }.map { name in
      Module(
        name: name, kind: kind, files: files(in: "\(folder)/\(name)"),
        hasResources: FileManager.default.fileExists(
          atPath: root.appending(path: "\(folder)/\(name)/Resources").path))
    }
  }
}
