/// The case of an enum value, read without running code of the value's type.
package struct EnumCase {
  /// The name of the case; nil if the program has no reflection metadata about it.
  package let name: String?
  /// Whether the case has a payload.
  package let hasPayload: Bool

  /// Reads the case of a value; nil if the value is not an enum, or if a custom mirror hides its
  /// kind.
  package init?(of value: Any) {
    guard !(type(of: value) is any CustomReflectable.Type) else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .enum else { return nil }
    hasPayload = !mirror.children.isEmpty
    name = Self.name(of: value)
  }

  /// Returns the name of a value's case; nil if the value is not an enum, or if the program has no
  /// reflection metadata about it.
  ///
  /// A description, a text stream and a custom mirror are the type's own output, which may contain
  /// the payload and may vary with the language. Without metadata, the standard library prints the
  /// bytes of the value, which may be an address.
  static func name(of value: Any) -> String? { nameInMetadata(value).map { String(cString: $0) } }
}

// The function with which the standard library prints an enum: it looks into existentials itself.
@_silgen_name("swift_EnumCaseName")
private func nameInMetadata<Value>(_ value: Value) -> UnsafePointer<CChar>?
