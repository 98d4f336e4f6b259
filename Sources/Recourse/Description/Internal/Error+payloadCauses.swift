import Foundation

extension Error {
  /// Returns the errors in the payload of an error that doesn't list its causes, up to a limit.
  ///
  /// The payload consists of the associated values of an enum's case, or of the properties of
  /// another type, including the optionals, results, collections and structures among them.
  func payloadCauses(limit: Int) -> [any Error] {
    if let holder = self as? any ErrorHolder { return Array(holder.heldErrors.prefix(limit)) }
    var search = PayloadSearch(limit: limit)
    search.visit(Mirror(reflecting: self), depth: 0)
    return search.errors
  }
}

/// A value of this package that stores errors hidden from its mirror.
package protocol ErrorHolder {
  /// The stored errors.
  var heldErrors: [any Error] { get }
}

/// A search for errors in a payload, limited in depth and in the number of values.
private struct PayloadSearch {
  private(set) var errors: [any Error] = []
  private let limit: Int
  /// The number of values that may still be visited; a payload can be a long list of other values.
  private var budget = 1_000

  private static let depth = 32

  init(limit: Int) {
    self.limit = limit
  }

  mutating func visit(_ mirror: Mirror, depth: Int) {
    for child in mirror.children {
      guard errors.count < limit, budget > 0 else { return }
      budget -= 1
      if let error = child.value as? any Error {
        errors.append(error)
      } else if let holder = child.value as? any ErrorHolder {
        errors += holder.heldErrors.prefix(limit - errors.count)
      } else if depth < Self.depth {
        look(into: child.value, depth: depth + 1)
      }
    }
    if let parent = mirror.superclassMirror { visit(parent, depth: depth) }
  }

  /// Visits the children of a value that isn't an object.
  ///
  /// The objects that an error refers to need not be part of the error.
  private mutating func look(into value: Any, depth: Int) {
    guard !(type(of: value) is AnyClass) else { return }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .enum, .optional, .tuple, .struct, .collection, .set, .dictionary:
      visit(mirror, depth: depth)
    default: break
    }
  }
}
