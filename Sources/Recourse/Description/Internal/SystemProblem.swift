import Foundation

/// What a system error means to a person; many codes mean the same.
enum SystemProblem: String, CaseIterable {
  case cancelled
  case cannotConnect
  case connectionLost
  case diskFull
  case fileExists
  case fileNotFound
  case general
  case hostNotFound
  case noPermission
  case notConnected
  case notSecure
  case timedOut
  case unreadableData
  case unusableAddress
  case unusableAnswer

  /// Recognizes a system error by its type, or by its domain and code.
  init?(_ error: any Error) {
    if error is CancellationError {
      self = .cancelled
      return
    }
    if error is DecodingError {
      self = .unreadableData
      return
    }
    let error = error as NSError
    let problem: SystemProblem? =
      switch error.domain {
      case NSURLErrorDomain: Self.url[error.code]
      case NSCocoaErrorDomain: Self.cocoa[CocoaError.Code(rawValue: error.code)]
      case NSPOSIXErrorDomain: Self.posix[Int32(truncatingIfNeeded: error.code)]
      default: nil
      }
    guard let problem else { return nil }
    self = problem
  }

  private static let url: [Int: SystemProblem] = [
    NSURLErrorCancelled: .cancelled,
    NSURLErrorCannotConnectToHost: .cannotConnect,
    NSURLErrorNetworkConnectionLost: .connectionLost,
    NSURLErrorCannotFindHost: .hostNotFound,
    NSURLErrorDNSLookupFailed: .hostNotFound,
    NSURLErrorNotConnectedToInternet: .notConnected,
    NSURLErrorDataNotAllowed: .notConnected,
    NSURLErrorInternationalRoamingOff: .notConnected,
    NSURLErrorSecureConnectionFailed: .notSecure,
    NSURLErrorServerCertificateUntrusted: .notSecure,
    NSURLErrorServerCertificateHasBadDate: .notSecure,
    NSURLErrorServerCertificateNotYetValid: .notSecure,
    NSURLErrorServerCertificateHasUnknownRoot: .notSecure,
    NSURLErrorTimedOut: .timedOut,
    NSURLErrorBadURL: .unusableAddress,
    NSURLErrorUnsupportedURL: .unusableAddress,
    NSURLErrorBadServerResponse: .unusableAnswer,
    NSURLErrorCannotDecodeContentData: .unusableAnswer,
    NSURLErrorCannotDecodeRawData: .unusableAnswer,
    NSURLErrorCannotParseResponse: .unusableAnswer,
    NSURLErrorFileDoesNotExist: .fileNotFound,
    NSURLErrorNoPermissionsToReadFile: .noPermission,
  ]

  private static let cocoa: [CocoaError.Code: SystemProblem] = [
    .userCancelled: .cancelled,
    .fileNoSuchFile: .fileNotFound,
    .fileReadNoSuchFile: .fileNotFound,
    .fileReadNoPermission: .noPermission,
    .fileWriteNoPermission: .noPermission,
    .fileWriteVolumeReadOnly: .noPermission,
    .fileWriteOutOfSpace: .diskFull,
    .fileWriteFileExists: .fileExists,
    .fileReadCorruptFile: .unreadableData,
    .fileReadInapplicableStringEncoding: .unreadableData,
    .fileReadUnknownStringEncoding: .unreadableData,
    .propertyListReadCorrupt: .unreadableData,
    .coderReadCorrupt: .unreadableData,
    .coderValueNotFound: .unreadableData,
  ]

  private static let posix: [Int32: SystemProblem] = [
    ECANCELED: .cancelled,
    ENOENT: .fileNotFound,
    EACCES: .noPermission,
    EPERM: .noPermission,
    EROFS: .noPermission,
    EEXIST: .fileExists,
    ENOSPC: .diskFull,
    EDQUOT: .diskFull,
    ECONNREFUSED: .cannotConnect,
    EHOSTUNREACH: .cannotConnect,
    EHOSTDOWN: .cannotConnect,
    ECONNRESET: .connectionLost,
    ECONNABORTED: .connectionLost,
    EPIPE: .connectionLost,
    ENETDOWN: .notConnected,
    ENETUNREACH: .notConnected,
    ETIMEDOUT: .timedOut,
  ]
}
