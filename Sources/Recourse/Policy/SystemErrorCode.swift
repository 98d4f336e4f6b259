public import Foundation

/// A system error code that a policy's rule can name.
///
/// `URLError.Code`, `CocoaError.Code` and `POSIXErrorCode` conform. The codes of another framework
/// must declare their domain:
///
/// ```swift
/// extension CKError.Code: @retroactive SystemErrorCode {
///   public static var errorDomain: String { CKErrorDomain }
/// }
/// ```
public protocol SystemErrorCode: RawRepresentable, Hashable, Sendable
where RawValue: FixedWidthInteger {
  /// The domain of the errors that use this type of code.
  static var errorDomain: String { get }
}

extension URLError.Code: SystemErrorCode {
  /// The domain of URL loading errors: `NSURLErrorDomain`.
  public static var errorDomain: String { NSURLErrorDomain }
}

extension CocoaError.Code: SystemErrorCode {
  /// The domain of Foundation's own errors: `NSCocoaErrorDomain`.
  public static var errorDomain: String { NSCocoaErrorDomain }
}

extension POSIXErrorCode: SystemErrorCode {
  /// The domain of the operating system's errors: `NSPOSIXErrorDomain`.
  public static var errorDomain: String { NSPOSIXErrorDomain }
}
