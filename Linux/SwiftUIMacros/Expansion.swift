import Foundation

/// What a macro expands to, as the compiler wants to hear it.
func expansion(_ content: [String: Any]) -> [String: Any] {
  let macro = (content["macro"] as? [String: Any])?["typeName"] as? String
  guard macro == "EntryMacro" else { return result("") }
  let source = (content["declSyntax"] as? [String: Any])?["source"] as? String ?? ""
  guard let entry = Entry(source) else {
    return result("", error: "@Entry needs a variable with a default value: var name = value")
  }
  return result(content["macroRole"] as? String == "accessor" ? entry.accessors : entry.key)
}

private func result(_ source: String, error: String? = nil) -> [String: Any] {
  let diagnostics: [[String: Any]] =
    error.map { message in
      [
        [
          "message": message, "severity": "error",
          "position": ["fileName": "", "offset": 0] as [String: Any],
          "highlights": [Any](), "notes": [Any](), "fixIts": [Any](),
        ]
      ]
    } ?? []
  return ["expandedSource": source, "diagnostics": diagnostics]
}

/// A declared environment value: `var name: Type = value`, with or without its type.
struct Entry {
  let name: String
  let type: String?
  let value: String

  init?(_ source: String) {
    let pattern = /\bvar\s+(?<name>\w+)\s*(?::(?<type>[^=]+))?(?:=(?<value>[\s\S]*))?$/
    guard let match = source.firstMatch(of: pattern) else { return nil }
    let type = match.output.type?.trimmingCharacters(in: .whitespacesAndNewlines)
    let value = match.output.value?.trimmingCharacters(in: .whitespacesAndNewlines)
    let isOptional = type?.hasSuffix("?") ?? false
    guard let value = value ?? (isOptional ? "nil" : nil) else { return nil }
    self.name = String(match.output.name)
    self.type = type
    self.value = value
  }

  var accessors: String {
    """
    get { self[__Key_\(name).self] }
    set { self[__Key_\(name).self] = newValue }
    """
  }

  /// With a type, the default is made at each use; without one it is stored, to have a type.
  var key: String {
    let declaration =
      if let type { "static var defaultValue: \(type) {\n\(value)\n}" } else {
        "static let defaultValue = \(value)"
      }
    return """
      private struct __Key_\(name): SwiftUI.EnvironmentKey {
        \(declaration)
      }
      """
  }
}
