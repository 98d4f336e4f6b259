import Foundation

extension Error {
  /// The errors that caused this one directly, at most so many.
  func directCauses(limit: Int) -> [any Error] {
    // Many keep the same cause in Foundation's way a second time.
    if let causes = (self as? any CausedError)?.causes, !causes.isEmpty {
      return Array(causes.prefix(limit))
    }
    let values = userInfoValues
    guard !values.isEmpty else { return codingCause.map { [$0] } ?? payloadCauses }
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

  /// What the standard library's coding errors keep as their cause.
  private var codingCause: (any Error)? {
    switch self as any Error {
    case let error as DecodingError: error.context?.underlyingError
    case EncodingError.invalidValue(_, let context): context.underlyingError
    default: nil
    }
  }
}

/// The keys under which a list of causes is kept: by Foundation, and by Core Data.
private enum UserInfoKey {
  static let severalCauses = ["NSMultipleUnderlyingErrorsKey", "NSDetailedErrors"]
  static let cloudKitParts = "CKPartialErrors"
}

extension Error {
  /// Puts the parts of a failure, which come without an order, into one.
  fileprivate var order: String {
    systemIdentity.map { "\($0.domain) \($0.code)" } ?? String(reflecting: type(of: self))
  }
}

extension Sequence {
  /// The errors among the first elements.
  ///
  /// Casting the whole list would cost its whole length.
  fileprivate func errors(limit: Int) -> [any Error] {
    prefix(limit).compactMap { $0 as? any Error }
  }
}
