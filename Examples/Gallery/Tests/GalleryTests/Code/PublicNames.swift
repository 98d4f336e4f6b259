import Foundation

/// The names of the library’s public types, functions and values, as its sources declare them.
enum PublicNames {
  /// The names, in the modules that the Gallery demonstrates.
  static let all: Set<String> = {
    let root = URL(fileURLWithPath: #filePath)
      .appending(path: "../../../../../../Sources").standardizedFileURL
    let modules = ["Recourse", "RecourseUI", "RecourseStore", "RecourseConsole"]
    return Set(modules.flatMap { names(in: root.appending(path: $0)) })
  }()

  private static func names(in folder: URL) -> [String] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
      .flatMap { names(in: (try? String(contentsOf: $0, encoding: .utf8)) ?? "") }
  }

  private static func names(in source: String) -> [String] {
    let declaration =
      /public (?:static |nonisolated |final |mutating )*(?:func|var|struct|class|enum|typealias) (\w+)/
    return source.matches(of: declaration).map { String($0.output.1) }
  }
}
