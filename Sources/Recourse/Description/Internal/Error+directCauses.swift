import Foundation

extension Error {
  /// Returns the errors that directly caused this error, up to a limit.
  func directCauses(limit: Int) -> [any Error] {
    let listed = (self as? any CausedError)?.causes
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
    let type: Any.Type = type(of: self as any Error)
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
