import Foundation
@_spi(Reflection) import Swift
import Synchronization

/// The layout of a type: the comparison of its values, and the offsets of its dynamic properties.
///
/// The standard library reads the stored properties from the type's metadata, so a property is
/// linked in place, in the very copy of the view whose body runs. A layout is computed once for
/// each type, because views are compared and linked all the time.
///
/// `@unchecked Sendable`: constant; the closures access only their arguments.
final class TypeLayout: @unchecked Sendable {
  /// Links the property at an address.
  typealias Link = @MainActor (UnsafeMutableRawPointer, inout Linking) -> Void
  private typealias Comparison = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  /// The dynamic properties, and modifiers and styles, which may contain some, with their offsets.
  let links: [(offset: Int, link: Link)]
  private let size: Int
  private let comparison: Comparison

  private init<Value>(_ type: Value.Type) {
    let fields = Self.fields(of: type)
    size = MemoryLayout<Value>.size
    comparison = Self.comparison(of: type, fields)
    links = fields.compactMap { offset, type in Self.link(type).map { (offset, $0) } }
  }

  /// Returns whether two values are known to be the same: equal bits, else `==`, else equal fields.
  func areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    memcmp(a, b, size) == 0 || comparison(a, b)
  }

  /// Returns the layout of a type, which is cached because types never change while a process runs.
  static func of(_ type: Any.Type) -> TypeLayout {
    let id = ObjectIdentifier(type)
    if let known = cache.withLock({ $0[id] }) { return known }
    func make<Value>(_ type: Value.Type) -> TypeLayout { TypeLayout(type) }
    let layout = _openExistential(type, do: make)
    cache.withLock { $0[id] = layout }
    return layout
  }

  private static let cache = Mutex<[ObjectIdentifier: TypeLayout]>([:])

  /// Returns the stored properties of a struct or tuple, and none for other types.
  ///
  /// The metadata of a type begins with its kind. Enumerating the fields of an existential type
  /// traps.
  private static func fields(of type: Any.Type) -> [(offset: Int, type: Any.Type)] {
    var fields: [(offset: Int, type: Any.Type)] = []
    switch _MetadataKind(rawValue: unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee) {
    case .struct, .tuple:
      _ = _forEachField(of: type) { _, offset, type, _ in
        fields.append((offset, type))
        return true
      }
    default: break
    }
    return fields
  }

  private static func comparison(
    of type: Any.Type, _ fields: [(offset: Int, type: Any.Type)]
  ) -> Comparison {
    func same<Value: SameValue>(_ type: Value.Type) -> Comparison {
      { $0.load(as: Value.self).isSame(as: $1.load(as: Value.self)) }
    }
    func equal<Value: Equatable>(_ type: Value.Type) -> Comparison {
      { $0.load(as: Value.self) == $1.load(as: Value.self) }
    }
    if let type = type as? any SameValue.Type { return same(type) }
    if let type = type as? any Equatable.Type { return equal(type) }
    guard !fields.isEmpty else { return { _, _ in false } }
    let parts = fields.map { ($0.offset, of($0.type)) }
    return { a, b in parts.allSatisfy { offset, part in part.areSame(a + offset, b + offset) } }
  }

  private static func link(_ type: Any.Type) -> Link? {
    func linked<Property: LinkedProperty>(_ type: Property.Type) -> Link {
      { $0.assumingMemoryBound(to: Property.self).pointee.link(&$1) }
    }
    func updated<Property: DynamicProperty>(_ type: Property.Type) -> Link {
      let inner = of(type)
      return { address, linking in
        linking.link(address, inner)
        address.assumingMemoryBound(to: Property.self).pointee.update()
      }
    }
    if let type = type as? any LinkedProperty.Type { return linked(type) }
    if let type = type as? any DynamicProperty.Type { return updated(type) }
    guard
      type is any ViewModifier.Type || type is any ButtonStyle.Type
        || type is any PrimitiveButtonStyle.Type
    else { return nil }
    let inner = of(type)
    guard !inner.links.isEmpty else { return nil }
    return { address, linking in linking.link(address, inner) }
  }
}

extension Linking {
  /// Links all dynamic properties of the value at an address.
  mutating func link(_ base: UnsafeMutableRawPointer, _ layout: TypeLayout) {
    for (offset, link) in layout.links { link(base + offset, &self) }
  }
}
