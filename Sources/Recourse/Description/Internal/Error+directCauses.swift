import Foundation

extension Error {
  /// Returns the errors that directly caused this error, up to a limit.
  func directCauses(limit: Int) -> [any Error] {
    let listed = (self as? any CauseProvider)?.causes
    // Many errors repeat the same cause in their user info.
    if let listed, !listed.isEmpty { return Array(listed.prefix(limit)) }
    if let causes = userInfoCauses(limit: limit), !causes.isEmpty { return causes }
    // An error that declares no causes, or declares them elsewhere, has none in its payload.
    guard listed == nil, !isSystemError, !(self is any ErrorSurrogate) else { return [] }
    return isCodingError ? codingCause.map { [$0] } ?? [] : payloadCauses(limit: limit)
  }

  /// Returns the causes in the error's user info; nil if the user info is empty.
  private func userInfoCauses(limit: Int) -> [any Error]? {
    let values = userInfoValues
    guard !values.isEmpty else { return nil }
    var causes: [any Error] = []
    if let cause = values[NSUnderlyingErrorKey] as? any Error { causes.append(cause) }
    for key in UserInfoKey.severalCauses {
      guard let list = values[key], let list = list as? any Sequence else { continue }
      causes += list.errors(limit: limit)
    }
    if let parts = values[UserInfoKey.cloudKitParts] as? [AnyHashable: any Error] {
      causes += parts.values.sorted { $0.order < $1.order }.prefix(limit)
    }
    return Array(causes.prefix(limit))
  }

  /// Whether this is one of the standard library's coding errors, whose payloads are the app's
  /// data.
  private var isCodingError: Bool {
    let type: Any.Type = type(of: self as Any)
    return type == DecodingError.self || type == EncodingError.self
  }

  /// The underlying error of one of the standard library's coding errors.
  private var codingCause: (any Error)? {
    switch self as any Error {
    case let error as DecodingError: error.context?.underlyingError
    case EncodingError.invalidValue(_, let context): context.underlyingError
    default: nil
    }
  }
}

/// The user info keys for several causes, as used by Foundation, Core Data and CloudKit.
private enum UserInfoKey {
  static let severalCauses = ["NSMultipleUnderlyingErrorsKey", "NSDetailedErrors"]
  static let cloudKitParts = "CKPartialErrors"
}

extension Error {
  /// A sort key for the partial errors of a failure, which have no order of their own.
  fileprivate var order: String {
    systemIdentity.map { "\($0.domain) \($0.code)" } ?? String(reflecting: type(of: self))
  }
}

extension Sequence {
  /// Returns the errors among the first elements.
  ///
  /// A cast of the whole list would take time in proportion to its length.
  fileprivate func errors(limit: Int) -> [any Error] {
    prefix(limit).compactMap { $0 as? any Error }
  }
}

extension Error {
  /// Returns the errors in the payload of an error that doesn't list its causes, up to a limit.
  ///
  /// The payload consists of the associated values of an enum's case, or of the properties of
  /// another type, including the optionals, results, collections and structures among them.
  private func payloadCauses(limit: Int) -> [any Error] {
    if let holder = self as? any ErrorHolder { return Array(holder.heldErrors.prefix(limit)) }
    if let cause = TypeReader.cause(of: self) { return [cause] }
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
    // A loop over type-erased values allocates even if there are none, as in most cases of enums.
    if mirror.children.count > 0 { visit(mirror.children, depth: depth) }
    if let parent = mirror.superclassMirror { visit(parent, depth: depth) }
  }

  private mutating func visit(_ children: Mirror.Children, depth: Int) {
    for child in children {
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
