/// The case of an enum value, read without running code of the value's type.
package struct EnumCase {
  /// The name of the case; nil if the case has no payload and the type provides its own
  /// description.
  package let name: String?
  /// Whether the case has a payload.
  package let hasPayload: Bool

  /// Reads the case of a value; nil if the value is not an enum, or if a custom mirror hides its
  /// kind.
  ///
  /// A description, a text stream and a custom mirror are the type's own output, which may contain
  /// the payload and may vary with the language.
  package init?(of value: Any) {
    let type: Any.Type = type(of: value)
    guard !(type is any CustomReflectable.Type) else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .enum else { return nil }
    let payload = mirror.children.first
    hasPayload = payload != nil
    name = payload.map(\.label) ?? (Self.printsItself(type) ? nil : "\(value)")
  }

  // The check uses the type, because every error can be cast to NSError, which describes itself.
  private static func printsItself(_ type: Any.Type) -> Bool {
    type is any CustomStringConvertible.Type || type is any CustomDebugStringConvertible.Type
      || type is any TextOutputStreamable.Type
  }
}
