import Recourse

/// A value as its mirror shows it, without the optionals around it.
struct StateNode {
  enum Kind: Equatable {
    /// It has nothing inside.
    case value
    case properties
    case enumCase(String)
    case elements
    case members
    case entries
  }

  /// The value; nil if it is nil.
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

  /// The stored properties, those of superclasses first.
  var properties: [(name: String, value: Any)] {
    var mirrors = [mirror]
    while let parent = mirrors[0].superclassMirror { mirrors.insert(parent, at: 0) }
    return mirrors.flatMap(\.children).map { child in
      // What a tuple doesn't name is ".0".
      (String((child.label ?? "?").drop { $0 == "." }), child.value)
    }
  }

  /// What this and another node of the same case carry; nil for a case that carries nothing.
  func payload(and other: StateNode) -> (Any, Any)? {
    guard let first = children.first, let second = other.children.first else { return nil }
    return (first, second)
  }

  /// Whether two values are equal; nil if they can't say.
  static func areEqual(_ first: Any, _ second: Any) -> Bool? {
    func equals<Value: Equatable>(_ value: Value) -> Bool { second as? Value == value }
    guard let first = first as? any Equatable else { return nil }
    return equals(first)
  }

  /// Whether two values differ of which the mirrors show no difference.
  static func differ(_ first: Any, _ second: Any, kind: Kind) -> Bool {
    if let areEqual = areEqual(first, second) { return !areEqual }
    return kind == .value && "\(first)" != "\(second)"
  }

  private static func kind(of value: Any, _ mirror: Mirror) -> Kind {
    switch mirror.displayStyle {
    case .struct, .class, .tuple:
      // A date or a duration is one value, whatever it is made of.
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
    // A type that prints itself may say what is private.
    return .enumCase(EnumCase(of: value)?.name ?? "\(type(of: value))")
  }
}
