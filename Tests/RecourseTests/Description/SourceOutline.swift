import Foundation

/// The type declarations of a source file, as far as the test of all types needs them.
struct SourceOutline {
  /// The public types that store an error directly.
  private(set) var publicKeepersOfErrors: Set<String> = []
  /// The types with a custom mirror.
  private(set) var mirroredTypes: Set<String> = []

  init(_ source: String) {
    /// A declaration whose closing brace has not been reached.
    struct Scope {
      let depth: Int
      let type: String?
      let isPublic: Bool
    }
    var scopes: [Scope] = []
    var depth = 0
    for line in source.split(separator: "\n").map({ $0.trimmingCharacters(in: .whitespaces) }) {
      guard !line.hasPrefix("//") else { continue }
      let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
      let name = Self.name(in: words.map(String.init))
      if let name, line.contains(/CustomReflectable|HiddenFromMirrors|SafelyDescribed/) {
        mirroredTypes.insert(name)
      }
      if let scope = scopes.last, scope.depth == depth, scope.isPublic, let type = scope.type,
        Self.isStoredError(line)
      {
        publicKeepersOfErrors.insert(type)
      }
      if line.hasSuffix("{") {
        let isType = name != nil && !line.hasPrefix("extension")
        scopes.append(
          Scope(
            depth: depth + 1, type: isType ? name : nil, isPublic: line.hasPrefix("public ")))
      }
      depth += line.count { $0 == "{" } - line.count { $0 == "}" }
      scopes.removeAll { $0.depth > depth }
    }
  }

  /// Returns the name of the type that a line declares or extends, without its enclosing types.
  private static func name(in words: [String]) -> String? {
    let kinds: Set = ["struct", "class", "enum", "actor", "extension"]
    guard let place = words.firstIndex(where: kinds.contains), place + 1 < words.count,
      words[..<place].allSatisfy({ ["public", "final", "private", "package"].contains($0) })
    else { return nil }
    return words[place + 1].split(separator: ".").last.map(String.init)
  }

  /// Returns whether a line declares a stored property or an associated value of an error type.
  private static func isStoredError(_ line: String) -> Bool {
    let declaration = #/^((public|private|package|indirect)(\(set\))? )*(let|var|case) /#
    guard line.contains(declaration), !line.contains("->"), !line.hasSuffix("}"),
      !line.hasSuffix("{")
    else { return false }
    return line.contains("any Error") || line.contains(#/: \[?(Failure|ClassifiedError)\b/#)
  }
}
