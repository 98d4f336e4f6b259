import Foundation

extension Error {
  /// The errors that caused this one directly, at most so many.
  func directCauses(limit: Int) -> [any Error] {
    var causes: [any Error] = []
    if let error = self as? any CausedError {
      causes += error.causes.prefix(limit)
    } else if let error = self as? DecodingError {
      causes += [error.context?.underlyingError].compactMap(\.self)
    } else if case .invalidValue(_, let context)? = self as? EncodingError {
      causes += [context.underlyingError].compactMap(\.self)
    }
    // Many keep the same cause there a second time, for code that knows Foundation only.
    guard causes.isEmpty else { return causes }
    let values = userInfoValues
    if let cause = values[NSUnderlyingErrorKey] as? any Error { causes.append(cause) }
    for key in UserInfoKey.severalCauses {
      guard let list = values[key] as? any Sequence else { continue }
      causes += list.errors(limit: limit)
    }
    if let parts = values[UserInfoKey.cloudKitParts] as? [AnyHashable: any Error] {
      causes += parts.values.sorted { $0.order < $1.order }.prefix(limit)
    }
    return Array(causes.prefix(limit))
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
