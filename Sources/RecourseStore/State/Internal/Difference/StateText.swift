/// Values of a state as texts.
package enum StateText {
  /// A value as it stands in code, more or less, in at most 300 characters; "nil" for none.
  package static func text(_ value: Any?) -> String {
    guard let value, let content = StateNode(value).content else { return "nil" }
    let text = content is String ? String(reflecting: content) : "\(content)"
    return text.count > 300 ? text.prefix(300) + "…" : text
  }

  /// The cases of an action without what they carry: `animal.fetched`; of another type its name.
  package static func label(of action: Any) -> String {
    let node = StateNode(action)
    guard case .enumCase(let name) = node.kind else { return "\(type(of: action))" }
    guard let payload = node.children.first, case .enumCase = StateNode(payload).kind else {
      return name
    }
    return "\(name).\(label(of: payload))"
  }
}
