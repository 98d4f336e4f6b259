import Foundation

extension Error {
  /// The errors in the payload of an error that doesn't list its causes: its case's associated values
  /// or its properties, and the optionals, results, collections and structures among them.
  ///
  /// At most as many as the limit says.
  func payloadCauses(limit: Int) -> [any Error] {
    if let holder = self as? any ErrorHolder { return Array(holder.heldErrors.prefix(limit)) }
    var search = PayloadSearch(limit: limit)
    search.visit(Mirror(reflecting: self), depth: 0)
    return search.errors
  }
}

/// A value of this package that keeps errors, and doesn't show them to a mirror.
package protocol ErrorHolder {
  /// The errors that the value keeps.
  var heldErrors: [any Error] { get }
}

/// A search for errors in a payload, of bounded depth and length.
private struct PayloadSearch {
  private(set) var errors: [any Error] = []
  private let limit: Int
  /// How many values may still be looked at; a payload may be a long list of something else.
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

  /// Objects stay closed: what they refer to need not be part of the error.
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
