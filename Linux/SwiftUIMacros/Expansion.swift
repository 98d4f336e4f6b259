/// Returns the expansion of a macro, as the result message of the compiler plugin's protocol.
func expansion(_ content: [String: Any]) -> [String: Any] {
  let macro = (content["macro"] as? [String: Any])?["typeName"] as? String
  let declaration = content["declSyntax"] as? [String: Any]
  let source = declaration?["source"] as? String ?? ""
  let attribute = (content["attributeSyntax"] as? [String: Any])?["source"] as? String ?? ""
  let isAccessor = content["macroRole"] as? String == "accessor"
  do throws(ExpansionError) {
    switch macro {
    case "EntryMacro":
      let entry = try Entry(source)
      return result(isAccessor ? entry.accessors : entry.key)
    case "StateMacro":
      let state = try StateDeclaration(source, attribute: attribute)
      return result(isAccessor ? state.accessors : state.peers)
    case "StateValueMacro": return result(try StatePeer.value(source))
    case "StateBindingMacro": return result(try StatePeer.binding(source))
    default: return result("")
    }
  } catch {
    return result("", error: error, at: Location(of: source, declaration?["location"]))
  }
}

/// A declaration that a macro cannot expand.
struct ExpansionError: Error {
  let message: String

  init(_ message: String) {
    self.message = message
  }
}

/// The position of a declaration in its file, after leading white space.
private struct Location {
  let file: String
  /// The offset in bytes of UTF-8.
  let offset: Int

  init(of source: String, _ content: Any?) {
    let content = content as? [String: Any]
    file = content?["fileName"] as? String ?? ""
    let start = content?["offset"] as? Int ?? 0
    offset = start + source.prefix(while: \.isWhitespace).utf8.count
  }
}

private func result(
  _ source: String, error: ExpansionError? = nil, at location: Location? = nil
) -> [String: Any] {
  let position: [String: Any] = [
    "fileName": location?.file ?? "", "offset": location?.offset ?? 0,
  ]
  let diagnostics: [[String: Any]] =
    error.map { error in
      [
        [
          "message": error.message, "severity": "error", "position": position,
          "highlights": [Any](), "notes": [Any](), "fixIts": [Any](),
        ]
      ]
    } ?? []
  return ["expandedSource": source, "diagnostics": diagnostics]
}
