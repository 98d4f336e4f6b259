/// Formats values of a state as text.
package enum StateText {
  /// Returns a value roughly as written in code, cut after 300 characters; "nil" if there is none.
  package static func text(_ value: Any?) -> String {
    guard let value, let content = StateNode(value).content else { return "nil" }
    let text = content is String ? String(reflecting: content) : "\(content)"
    return text.count > 300 ? text.prefix(300) + "…" : text
  }

  /// Returns an action's case names without payloads: `animal.fetched`; for other types, the type
  /// name.
  package static func label(of action: Any) -> String {
    let node = StateNode(action)
    guard case .enumCase(let name) = node.kind else { return "\(type(of: action))" }
    guard let payload = node.children.first, case .enumCase = StateNode(payload).kind else {
      return name
    }
    return "\(name).\(label(of: payload))"
  }
}
