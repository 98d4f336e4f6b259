import Recourse

/// A value as its mirror presents it, unwrapped from any optionals.
struct StateNode {
  enum Kind: Equatable {
    /// A value without children.
    case value
    case properties
    case enumCase(String)
    case elements
    case members
    case entries
  }

  /// The unwrapped value; nil if there is none.
  let content: Any?
  let kind: Kind
  private let mirror: Mirror

  init(_ value: Any) {
    var mirror = Mirror(reflecting: value)
    var content: Any? = value
    while let present = content, mirror.displayStyle == .optional {
      content = mirror.children.first?.value
      mirror = Mirror(reflecting: content ?? present)
      if content == nil { break }
    }
    self.content = content
    self.mirror = mirror
    kind = content.map { Self.kind(of: $0, mirror) } ?? .value
  }

  var isNil: Bool { content == nil }

  var count: Int { mirror.children.count }

  var children: [Any] { mirror.children.map(\.value) }

  var members: [AnyHashable] { children.compactMap { $0 as? AnyHashable } }

  var entries: [AnyHashable: Any] {
    var entries: [AnyHashable: Any] = [:]
    for pair in children {
      let parts = Mirror(reflecting: pair).children.map(\.value)
      if parts.count == 2, let key = parts[0] as? AnyHashable { entries[key] = parts[1] }
    }
    return entries
  }

  /// The stored properties, starting with those of superclasses.
  var properties: [(name: String, value: Any)] {
    var mirrors = [mirror]
    while let parent = mirrors[0].superclassMirror { mirrors.insert(parent, at: 0) }
    return mirrors.flatMap(\.children).map { child in
      // The label of an unnamed tuple element is ".0".
      (String((child.label ?? "?").drop { $0 == "." }), child.value)
    }
  }

  /// Returns the payloads of this node and another one of the same case; nil if there are none.
  func payload(and other: StateNode) -> (Any, Any)? {
    guard let first = children.first, let second = other.children.first else { return nil }
    return (first, second)
  }

  /// Returns whether two values are equal; nil if their type isn't `Equatable`.
  static func areEqual(_ first: Any, _ second: Any) -> Bool? {
    func equals<Value: Equatable>(_ value: Value) -> Bool { second as? Value == value }
    guard let first = first as? any Equatable else { return nil }
    return equals(first)
  }

  /// Returns whether two values differ although their mirrors show no difference.
  static func differ(_ first: Any, _ second: Any, kind: Kind) -> Bool {
    if let areEqual = areEqual(first, second) { return !areEqual }
    return kind == .value && "\(first)" != "\(second)"
  }

  private static func kind(of value: Any, _ mirror: Mirror) -> Kind {
    switch mirror.displayStyle {
    case .struct, .class, .tuple:
      // A date or a duration is a single value, whatever its stored properties are.
      let name = String(reflecting: type(of: value))
      let isSystem = name.hasPrefix("Foundation") || name.hasPrefix("Swift.")
      return isSystem || mirror.children.isEmpty && mirror.superclassMirror == nil
        ? .value : .properties
    case .enum: return enumCase(value, mirror)
    case .collection: return .elements
    case .set: return .members
    case .dictionary: return .entries
    default: return .value
    }
  }

  private static func enumCase(_ value: Any, _ mirror: Mirror) -> Kind {
    if let name = mirror.children.first?.label { return .enumCase(name) }
    // A type with a description of its own may reveal private data.
    return .enumCase(EnumCase(of: value)?.name ?? "\(type(of: value))")
  }
}
