/// The case of an enum's value, read without running the code of the value's type.
package struct EnumCase {
  /// The name of the case; nil where the type prints its values in words of its own.
  package let name: String?
  /// Whether the case has a payload.
  package let hasPayload: Bool

  /// Reads the case of a value; nil for other values, and where a custom mirror hides the kind.
  ///
  /// A description, a text stream and a custom mirror are the type's own words: they may contain the
  /// payload, and may change with the language.
  package init?(of value: Any) {
    let type: Any.Type = type(of: value)
    guard !(type is any CustomReflectable.Type) else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .enum else { return nil }
    let payload = mirror.children.first
    hasPayload = payload != nil
    name = payload.map(\.label) ?? (Self.printsItself(type) ? nil : "\(value)")
  }

  // The type is asked, because every error can be cast to NSError, which describes itself.
  private static func printsItself(_ type: Any.Type) -> Bool {
    type is any CustomStringConvertible.Type || type is any CustomDebugStringConvertible.Type
      || type is any TextOutputStreamable.Type
  }
}
