import Foundation

/// The parts of a declared variable: `modifiers var name: Type = value`.
struct VariableDeclaration {
  let modifiers: [String]
  /// The name without backticks, so that a prefix can be added.
  let name: String
  let type: String?
  let value: String?
  /// Whether accessors or observers follow.
  let hasAccessors: Bool

  /// Reads a declaration, or returns nil if it declares something else.
  init?(_ source: String) {
    var scanner = SourceScanner(source)
    guard let modifiers = Self.modifiers(&scanner), let name = scanner.word() else { return nil }
    self.modifiers = modifiers
    self.name = name.filter { $0 != "`" }
    type = scanner.skip(":") ? scanner.text { $0 == "=" || $0 == "{" }.trimmed : nil
    let value = scanner.skip("=") ? scanner.text { _ in false }.trimmed : nil
    self.value = value
    hasAccessors = scanner.skip("{") || value.map(Self.endsInObservers) ?? false
  }

  /// Whether the type has nil as its implicit default.
  var isOptional: Bool {
    guard let type else { return false }
    return type.hasSuffix("?") || type.hasSuffix("!") || type.hasPrefix("Optional<")
  }

  /// The access level with a trailing space, or an empty string if none is written.
  var access: String {
    let levels: Set = ["private", "fileprivate", "internal", "package", "public", "open"]
    return modifiers.first(where: levels.contains).map { "\($0) " } ?? ""
  }

  /// Reads attributes and modifiers up to `var`.
  private static func modifiers(_ scanner: inout SourceScanner) -> [String]? {
    var modifiers: [String] = []
    while true {
      if scanner.skip("@") {
        _ = scanner.text { !($0.isLetter || $0.isNumber || "_.(".contains($0)) }
      } else if let word = scanner.word() {
        if word == "var" { return modifiers }
        // `private(set)` applies to the setter only.
        if !scanner.skip("(") { modifiers.append(word) } else { _ = scanner.text { $0 == ")" } }
        _ = scanner.skip(")")
      } else {
        return nil
      }
    }
  }

  /// Returns whether the last braces of a value are `didSet` or `willSet` instead of a closure.
  private static func endsInObservers(_ value: String) -> Bool {
    var scanner = SourceScanner(value)
    while scanner.next != nil {
      _ = scanner.text { $0 == "{" }
      guard scanner.skip("{") else { return false }
      if let word = scanner.word(), word == "didSet" || word == "willSet" { return true }
      _ = scanner.text { $0 == "}" }
      _ = scanner.skip("}")
    }
    return false
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
