import Foundation
import Recourse

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Auth0.swift 2.
///
/// Read: auth0/Auth0.swift, Auth0/Auth0Error.swift, Auth0APIError.swift, AuthenticationError.swift,
/// CredentialsManagerError.swift, WebAuthError.swift.
enum Auth0 {
  struct AuthenticationError: LocalizedError, CustomDebugStringConvertible, Equatable,
    @unchecked Sendable
  {
    let info: [String: Any]
    let statusCode: Int

    init(info: [String: Any], statusCode: Int) {
      self.info = info.merging(["statusCode": statusCode]) { $1 }
      self.statusCode = statusCode
    }

    /// The answer of the server.
    init(_ code: String, _ description: String, _ statusCode: Int) {
      self.init(
        info: ["error": code, "error_description": description], statusCode: statusCode)
    }

    /// No answer.
    init(cause: any Error) {
      self.init(
        info: [
          "code": "a0.sdk.internal_error.plain",
          "description": "Unable to complete the operation.", "cause": cause,
        ],
        statusCode: 0)
    }

    var code: String { info["error"] as? String ?? info["code"] as? String ?? "unknown" }
    var cause: (any Error)? { info["cause"] as? any Error }

    var debugDescription: String {
      let text = (info["description"] ?? info["error_description"]) as? String
      return "\(text ?? "Error with code \(code).") CAUSE: \(String(describing: cause))"
    }

    var errorDescription: String? { debugDescription }

    static func == (lhs: Self, rhs: Self) -> Bool {
      lhs.code == rhs.code && lhs.statusCode == rhs.statusCode
    }
  }

  struct CredentialsManagerError: LocalizedError, CustomDebugStringConvertible {
    enum Code: Equatable {
      case noCredentials, noRefreshToken, renewFailed, apiExchangeFailed, ssoExchangeFailed
      case storeFailed, clearFailed, biometricsFailed, revokeFailed, unknown
      case largeMinTTL(minTTL: Int, lifetime: Int)
      case dpopKeyMissing, dpopKeyMismatch, dpopNotConfigured, sessionExpired
    }

    let code: Code
    let cause: (any Error)?

    init(code: Code, cause: (any Error)? = nil) {
      self.code = code
      self.cause = cause
    }

    var debugDescription: String {
      "The credentials manager: \(code). CAUSE: \(String(describing: cause))"
    }

    var errorDescription: String? { debugDescription }
  }

  struct WebAuthError: LocalizedError, CustomDebugStringConvertible {
    enum Code: Equatable {
      case webViewFailure(String)
      case transactionActiveAlready, userCancelled, authenticationFailed, codeExchangeFailed
      case invalidRequestUri(String)
      case idTokenValidationFailed, credentialsManagerError, other
      case unknown(String)
    }

    let code: Code
    let cause: (any Error)?

    init(code: Code, cause: (any Error)? = nil) {
      self.code = code
      self.cause = cause
    }

    var debugDescription: String { "Web Auth: \(code). CAUSE: \(String(describing: cause))" }
    var errorDescription: String? { debugDescription }
  }
}

extension RealError {
  private typealias API = Auth0.AuthenticationError
  private typealias Manager = Auth0.CredentialsManagerError
  private typealias Web = Auth0.WebAuthError

  private static let source = "auth0/Auth0.swift Auth0/AuthenticationError.swift"
  private static let invalidToken = API(
    "invalid_grant", "Unknown or invalid refresh token.", 403)

  static let auth0: [RealError] = [
    RealError("REAL_WORLD R1", Web(code: .userCancelled), .cancelled, cancelled: true),
    RealError(
      source, Web(code: .other, cause: CancellationError()), .cancelled, cancelled: true),
    RealError(
      source,
      Manager(
        code: .biometricsFailed,
        cause: NSError(domain: "com.apple.LocalAuthentication", code: -2)),
      .cancelled, cancelled: true),
    RealError(source, Web(code: .transactionActiveAlready), .inProgress, .needsUser),
    RealError(
      source, Web(code: .other, cause: URLError(.notConnectedToInternet)), .notConnected,
      hides: ["CAUSE"]),
    RealError(
      source, Web(code: .codeExchangeFailed, cause: API(cause: URLError(.timedOut))), .timedOut,
      hides: ["CAUSE", "a0.sdk"]),
    RealError(source, Web(code: .idTokenValidationFailed), .signInFailed, hides: ["Token"]),
    RealError(source, Web(code: .authenticationFailed), .signInFailed),
    RealError(
      source, Web(code: .unknown("PKCE not allowed for client s3cr3t")), .signInFailed,
      hides: ["s3cr3t"]),
    RealError(source, Manager(code: .noCredentials), .signInNeeded),
    RealError(source, Manager(code: .noRefreshToken), .signInNeeded),
    RealError(source, Manager(code: .sessionExpired), .signInNeeded),
    RealError(
      "auth0/Auth0.swift#763", Manager(code: .renewFailed, cause: invalidToken), .signInFailed,
      .needsUser, hides: ["refresh token", "CAUSE"]),
    RealError(
      source,
      Manager(code: .renewFailed, cause: API(cause: URLError(.notConnectedToInternet))),
      .notConnected),
    RealError(source, Manager(code: .biometricsFailed), .notRecognized),
    RealError(
      source, Manager(code: .largeMinTTL(minTTL: 60, lifetime: 30)), .appMistake, hides: ["TTL"]),
    RealError(
      "auth0/Auth0.swift#819", invalidToken, .signInFailed, .needsUser, hides: ["refresh token"]),
    RealError(
      source, API("invalid_user_password", "Wrong email or password.", 403), .passwordWrong),
    RealError(source, API("mfa_required", "Multifactor required", 403), .confirmationNeeded),
    RealError(source, API("a0.mfa_invalid_code", "Invalid otp_code.", 403), .codeInvalid),
    RealError(source, API("login_required", "Login required", 401), .signInNeeded),
    RealError(
      source,
      API(
        info: [
          "code": "invalid_password", "name": "PasswordStrengthError",
          "description": "Password is too weak",
        ], statusCode: 400),
      .passwordWeak),
    RealError(source, API("too_many_requests", "Global limit reached", 429), .tooManyRequests),
    RealError(
      source,
      API(
        info: ["code": "a0.sdk.internal_error.plain", "description": Sample.html],
        statusCode: 503),
      .serviceUnavailable, hides: ["html", "Bad Gateway"]),
  ]
}
