import Foundation

extension Error {
  /// What Foundation keeps beside the error; empty for a plain Swift error.
  ///
  /// A plain Swift error is not bridged to `NSError`, which would cost microseconds and say nothing.
  var userInfoValues: [String: Any] {
    foundationError?.userInfo ?? (self as? any CustomNSError)?.errorUserInfo ?? [:]
  }

  /// Foundation's name for the problem; nil for a plain Swift error.
  var systemIdentity: (domain: String, code: Int)? {
    if let error = foundationError { return (error.domain, error.code) }
    guard let error = self as? any CustomNSError else { return nil }
    return (type(of: error).errorDomain, error.errorCode)
  }

  /// Whether it is an error of Foundation, or of a framework that has Foundation bridge its errors.
  var isSystemError: Bool {
    let type: Any.Type = type(of: self as any Error)
    return type is NSError.Type || type is any _BridgedStoredNSError.Type
  }

  private var foundationError: NSError? {
    // Every error can be cast to NSError on Apple's systems; asking for the type finds the real ones.
    type(of: self as any Error) is NSError.Type ? self as NSError : nil
  }
}
