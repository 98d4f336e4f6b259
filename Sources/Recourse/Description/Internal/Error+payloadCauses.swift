import Foundation

extension Error {
  /// The causes that the case of a library's error carries.
  ///
  /// No library is linked, so that its type is known by its name, and the payload by reflection.
  var payloadCauses: [any Error] {
    canHavePayloadCauses ? Mirror(reflecting: self).errors(depth: 5) : []
  }

  /// Whether the type is one of those whose payloads are causes.
  var canHavePayloadCauses: Bool {
    // Those types have words of their own, and asking for a type's name takes time.
    self is any LocalizedError && typesWithCauses.contains("\(type(of: self))")
  }
}

/// Of Alamofire, and of StoreKit 2.
private let typesWithCauses: Set = ["AFError", "StoreKitError"]

extension Mirror {
  /// The errors in a payload, and in the reasons that it carries; a level is a case or its payload.
  fileprivate func errors(depth: Int) -> [any Error] {
    guard depth > 0 else { return [] }
    return children.flatMap { child -> [any Error] in
      if let error = child.value as? any Error { return [error] }
      let payload = Mirror(reflecting: child.value)
      return switch payload.displayStyle {
      case .enum, .tuple: payload.errors(depth: depth - 1)
      default: []
      }
    }
  }
}
