import Foundation

extension ErrorExample {
  /// Errors of the system and its frameworks; a framework's error is identified by domain and code.
  static let system: [ErrorExample] =
    posix.map { ErrorExample(.system, $0, POSIXError($1)) }
    + cocoa.map { ErrorExample(.system, $0, CocoaError(.init(rawValue: $1))) }
    + frameworks.map { ErrorExample(.system, $0, NSError(domain: $1, code: $2)) }

  private static let posix: [(String, POSIXErrorCode)] = [
    ("EPERM", .EPERM), ("EIO", .EIO), ("EAGAIN", .EAGAIN), ("ENOMEM", .ENOMEM),
    ("EBUSY", .EBUSY), ("EINVAL", .EINVAL), ("EMFILE", .EMFILE), ("EFBIG", .EFBIG),
    ("ENOSPC", .ENOSPC), ("EROFS", .EROFS), ("EPIPE", .EPIPE), ("ENOSYS", .ENOSYS),
    ("EILSEQ", .EILSEQ), ("ENETDOWN", .ENETDOWN), ("ECONNRESET", .ECONNRESET),
    ("ECONNREFUSED", .ECONNREFUSED), ("ETIMEDOUT", .ETIMEDOUT), ("EHOSTUNREACH", .EHOSTUNREACH),
  ]

  private static let cocoa: [(String, Int)] = [
    ("featureUnsupported", 3_328), ("executableNotLoadable", 3_584),
    ("xpcConnectionInterrupted", 4_097), ("userActivityHandoffFailed", 4_608),
    ("keyValueValidation", 1_024), ("validationMissingMandatoryProperty", 1_570),
    ("validationNumberTooLarge", 1_610), ("validationStringTooShort", 1_670),
    ("formatting", 2_048), ("managedObjectMerge", 133_020),
  ]

  private static let frameworks: [(String, String, Int)] = [
    ("CloudKit: quotaExceeded", "CKErrorDomain", 25),
    ("CloudKit: notAuthenticated", "CKErrorDomain", 9),
    ("StoreKit: paymentNotAllowed", "SKErrorDomain", 4),
    ("StoreKit: storeProductNotAvailable", "SKErrorDomain", 5),
    ("LocalAuthentication: biometryLockout", "com.apple.LocalAuthentication", -8),
    ("LocalAuthentication: passcodeNotSet", "com.apple.LocalAuthentication", -5),
    ("CoreLocation: denied", "kCLErrorDomain", 1),
    ("CoreLocation: locationUnknown", "kCLErrorDomain", 0),
    ("MapKit: directionsNotFound", "MKErrorDomain", 5),
    ("Photos: accessUserDenied", "PHPhotosErrorDomain", 3_311),
    ("Contacts: authorizationDenied", "CNErrorDomain", 100),
    ("Keychain: errSecAuthFailed", "NSOSStatusErrorDomain", -25_293),
  ]
}
