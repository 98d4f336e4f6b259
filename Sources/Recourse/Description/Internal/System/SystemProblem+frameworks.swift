extension SystemProblem {
  /// Framework error codes by domain, without linking the frameworks.
  ///
  /// The numbers are those of the frameworks' public headers. Codes that mean nothing to a person
  /// have no entry.
  static let frameworks: [String: [Int: SystemProblem]] = [
    "CKErrorDomain": cloudKit,
    "SKErrorDomain": storeKit,
    "com.apple.LocalAuthentication": localAuthentication,
    "com.apple.AuthenticationServices.AuthorizationError": authorization,
    "com.apple.AuthenticationServices.WebAuthenticationSession": webAuthentication,
    "kCLErrorDomain": coreLocation,
    "MKErrorDomain": mapKit,
    "PHPhotosErrorDomain": photos,
    "CNErrorDomain": contacts,
    "NSOSStatusErrorDomain": keychain,
  ]
}
