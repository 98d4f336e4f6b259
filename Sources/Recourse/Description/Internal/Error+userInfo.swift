import Foundation

extension Error {
  /// The user info that Foundation stores for the error; empty for a plain Swift error.
  ///
  /// A plain Swift error is never bridged to `NSError`: bridging would take microseconds and add
  /// nothing.
  var userInfoValues: [String: Any] {
    foundationError?.userInfo ?? (self as? any CustomNSError)?.errorUserInfo ?? [:]
  }

  /// The error's domain and code in Foundation; nil for a plain Swift error.
  var systemIdentity: (domain: String, code: Int)? {
    if let error = foundationError { return (error.domain, error.code) }
    guard let error = self as? any CustomNSError else { return nil }
    return (type(of: error).errorDomain, error.errorCode)
  }

  /// Whether the error is a Foundation error, or an error of a framework whose errors Foundation
  /// bridges.
  var isSystemError: Bool {
    let type: Any.Type = type(of: self as Any)
    return type is NSError.Type || type is any _BridgedStoredNSError.Type
  }

  /// The error, if it is Foundation's and provides texts on demand: its class or its domain does,
  /// and the catalog has no table of the domain.
  var providedError: NSError? {
    guard let error = foundationError, CodeTable.byDomain[error.domain] == nil,
      type(of: error) != NSError.self
        || NSError.userInfoValueProvider(forDomain: error.domain) != nil
    else { return nil }
    return error
  }

  private var foundationError: NSError? {
    // On Apple platforms every error can be cast to `NSError`; only the dynamic type identifies the
    // real ones.
    type(of: self as Any) is NSError.Type ? self as NSError : nil
  }
}
