import Foundation

/// Recognizes the cancellation errors of systems and libraries.
enum Cancellation {
  /// Returns whether an error is itself a cancellation, regardless of its causes.
  static func isSaid(by error: any Error) -> Bool {
    if error is CancellationError { return true }
    if let surrogate = error as? any ErrorSurrogate { return surrogate.traits.isCancellation }
    if let identity = error.systemIdentity { return isCode(identity.code, in: identity.domain) }
    if let error = error as? any CauseWrapping { return error.isCancelled }
    // The types of these libraries conform to `LocalizedError`. Check that first, because reading a
    // type's name is slow.
    guard error is any LocalizedError, let name = cases["\(type(of: error))"] else { return false }
    return ErrorLabel.caseName(of: error) == name
  }

  /// Returns whether a code means cancellation in a domain.
  static func isCode(_ code: Int, in domain: String) -> Bool {
    codes[domain]?.contains(code) == true
  }

  /// Cancellation codes by domain, as literals so that no framework is linked.
  private static let codes: [String: Set<Int>] = [
    // On Linux, casting a `CancellationError` to `NSError` leaves this domain and code.
    String(reflecting: CancellationError.self): [CancellationError()._code],
    NSURLErrorDomain: [NSURLErrorCancelled],
    NSCocoaErrorDomain: [CocoaError.Code.userCancelled.rawValue],
    NSPOSIXErrorDomain: [Int(ECANCELED)],
    "kCFErrorDomainCFNetwork": [NSURLErrorCancelled],
    "NSOSStatusErrorDomain": [-128],
    "com.apple.AuthenticationServices.AuthorizationError": [1001],
    "com.apple.AuthenticationServices.WebAuthenticationSession": [1],
    "com.apple.LocalAuthentication": [-2, -4, -9],
    "com.apple.SafariServices.Authentication": [1],
    "com.google.GIDSignIn": [-5],
    "com.apple.healthkit": [7],
    "AVFoundationErrorDomain": [-11878],
    "CBErrorDomain": [5],
    "CKErrorDomain": [20],
    "GKErrorDomain": [2],
    "HMErrorDomain": [23],
    "kCLErrorDomain": [10],
    "kLSRErrorDomain": [301],
    "NFCError": [200],
    "PHPhotosErrorDomain": [3072],
    "SKErrorDomain": [2],
  ]

  /// Cancellation cases by type name: Alamofire, PromiseKit and StoreKit 2.
  private static let cases = [
    "AFError": "explicitlyCancelled",
    "PMKError": "cancelled",
    "StoreKitError": "userCancelled",
  ]
}
