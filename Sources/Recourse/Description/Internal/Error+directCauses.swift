import Foundation

extension Error {
  /// The errors that caused this one directly, at most so many.
  func directCauses(limit: Int) -> [any Error] {
    let listed = (self as? any CausedError)?.causes
    // Many keep the same cause in Foundation's way a second time.
    if let listed, !listed.isEmpty { return Array(listed.prefix(limit)) }
    if let causes = userInfoCauses(limit: limit), !causes.isEmpty { return causes }
    // What says that it has no causes, or keeps them elsewhere, carries none.
    guard listed == nil, !isSystemError, !(self is any ErrorSurrogate) else { return [] }
    return isCodingError ? codingCause.map { [$0] } ?? [] : payloadCauses(limit: limit)
  }

  /// The causes that Foundation keeps beside the error; nil if it keeps nothing there.
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

  /// Whether it is one of the standard library's coding errors, whose payloads are the app's data.
  private var isCodingError: Bool {
    let type: Any.Type = type(of: self as any Error)
    return type == DecodingError.self || type == EncodingError.self
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
