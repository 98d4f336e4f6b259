import Foundation
import Recourse

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Amplify 2.
///
/// The errors have texts for developers, without being a `LocalizedError`.
///
/// Read: aws-amplify/amplify-swift, Amplify/Categories/Auth/Error/AuthError.swift,
/// API/Error/APIError.swift, Storage/Error/StorageError.swift, DataStore/DataStoreError.swift,
/// Core/Support/AmplifyError.swift, OperationCancelledError.swift.
enum Amplify {
  protocol AmplifyError: Error, CustomDebugStringConvertible {
    var errorDescription: String { get }
  }

  struct OperationCancelledError: Error {}

  enum AuthError: AmplifyError {
    case configuration(String, String, (any Error)? = nil)
    case service(String, String, (any Error)? = nil)
    case unknown(String, (any Error)? = nil)
    case validation(String, String, String, (any Error)? = nil)
    case notAuthorized(String, String, (any Error)? = nil)
    case invalidState(String, String, (any Error)? = nil)
    case signedOut(String, String, (any Error)? = nil)
    case sessionExpired(String, String, (any Error)? = nil)
  }

  enum APIError: AmplifyError {
    case unknown(String, String, (any Error)? = nil)
    case invalidConfiguration(String, String, (any Error)? = nil)
    case invalidURL(String, String, (any Error)? = nil)
    case operationError(String, String, (any Error)? = nil)
    case networkError(String, [String: any Sendable]? = nil, (any Error)? = nil)
    case httpStatusError(Int, HTTPURLResponse)
    case pluginError(any AmplifyError)
  }

  enum StorageError: AmplifyError {
    case accessDenied(String, String, (any Error)? = nil)
    case authError(String, String, (any Error)? = nil)
    case configuration(String, String, (any Error)? = nil)
    case httpStatusError(Int, String, (any Error)? = nil)
    case keyNotFound(String, String, String, (any Error)? = nil)
    case localFileNotFound(String, String, (any Error)? = nil)
    case service(String, String, (any Error)? = nil)
    case unknown(String, (any Error)? = nil)
    case validation(String, String, String, (any Error)? = nil)
  }

  enum DataStoreError: AmplifyError {
    case api(any AmplifyError, String? = nil)
    case configuration(String, String, (any Error)? = nil)
    case decodingError(String, String)
    case internalOperation(String, String, (any Error)? = nil)
    case invalidDatabase(path: String, (any Error)? = nil)
    case invalidModelName(String)
    case invalidOperation(causedBy: (any Error)? = nil)
    case nonUniqueResult(model: String, count: Int)
    case sync(String, String, (any Error)? = nil)
    case unknown(String, String, (any Error)? = nil)
  }
}

extension Amplify.AmplifyError {
  var errorDescription: String { "An operation of Amplify failed" }
  var debugDescription: String { "\(type(of: self)): \(errorDescription)\nRecovery suggestion: …" }
}

/// Read: AWSCognitoAuthPlugin/Models/Errors/AWSCognitoAuthError.swift.
enum AWSCognitoAuthPlugin {
  enum AWSCognitoAuthError: LocalizedError {
    case userNotFound, userNotConfirmed, usernameExists, aliasExists, codeDelivery, codeMismatch
    case codeExpired, invalidParameter, invalidPassword, limitExceeded, mfaMethodNotFound
    case softwareTokenMFANotEnabled, passwordResetRequired, resourceNotFound
    case failedAttemptsLimitExceeded, requestLimitExceeded, lambda, deviceNotTracked
    case errorLoadingUI, userCancelled, invalidAccountTypeException, network, smsRole, emailRole
    case externalServiceException, limitExceededException, resourceConflictException

    var errorDescription: String? { "AWSCognitoAuthError.\(self): the service said so" }
  }
}

/// Read: awslabs/aws-crt-swift, Source/AwsCommonRuntimeKit/crt/CommonRuntimeError.swift.
enum AwsCommonRuntimeKit {
  struct CRTError: Equatable, Sendable {
    let code: Int32
    let message: String
    let name: String
  }

  enum CommonRunTimeError: Error {
    case crtError(CRTError)
  }
}

/// Read: smithy-lang/smithy-swift, Sources/Smithy/ClientError.swift.
enum Smithy {
  enum ClientError: Error {
    case serializationFailed(String)
    case dataNotFound(String)
    case unknownError(String)
    case authError(String)
    case invalidValue(String)
  }
}

extension RealError {
  private typealias Auth = Amplify.AuthError
  private typealias API = Amplify.APIError
  private typealias Storage = Amplify.StorageError
  private typealias DataStore = Amplify.DataStoreError
  private typealias Cognito = AWSCognitoAuthPlugin.AWSCognitoAuthError

  private static let source = "aws-amplify/amplify-swift Amplify/Categories"
  private static let text = "See the attached error s3cr3t"

  static let aws: [RealError] = amplifyAuth + amplifyOthers

  private static let amplifyAuth: [RealError] = [
    RealError(
      "aws-amplify/amplify-swift#967", Auth.service(text, text, Cognito.userCancelled),
      .cancelled, cancelled: true),
    RealError(
      source, Auth.unknown("Operation cancelled", Amplify.OperationCancelledError()), .cancelled,
      cancelled: true),
    RealError(source, Auth.unknown(text, CancellationError()), .cancelled, cancelled: true),
    RealError(
      "aws-amplify/amplify-swift#4089", Auth.notAuthorized("Incorrect username or password.", text),
      .signInFailed, .needsUser, hides: ["s3cr3t"]),
    RealError(source, Auth.signedOut(text, text), .signInNeeded, hides: ["s3cr3t"]),
    RealError(source, Auth.sessionExpired(text, text), .signInNeeded, hides: ["s3cr3t"]),
    RealError(source, Auth.configuration(text, text), .appMistake, hides: ["s3cr3t"]),
    cognito(.codeMismatch, .codeInvalid),
    cognito(.codeExpired, .codeInvalid),
    cognito(.usernameExists, .accountExists),
    cognito(.userNotConfirmed, .confirmationNeeded),
    cognito(.requestLimitExceeded, .tooManyRequests),
    cognito(.invalidPassword, .passwordWeak),
    RealError(
      source, Auth.service(text, text, URLError(.notConnectedToInternet)), .notConnected,
      hides: ["s3cr3t"]),
  ]

  private static func cognito(
    _ error: AWSCognitoAuthPlugin.AWSCognitoAuthError, _ meaning: ErrorMeaning
  ) -> RealError {
    RealError(
      "aws-amplify/amplify-swift#1600", Amplify.AuthError.service(text, text, error), meaning,
      hides: ["s3cr3t", "AWSCognito"])
  }

  private static let amplifyOthers: [RealError] = [
    RealError(
      source, API.unknown("Operation cancelled", "", Amplify.OperationCancelledError()),
      .cancelled, cancelled: true),
    RealError(
      source, API.networkError(text, nil, URLError(.cancelled)), .cancelled, cancelled: true),
    RealError(
      source, DataStore.api(API.operationError(text, text, CancellationError())), .cancelled,
      cancelled: true),
    RealError(
      source, API.networkError(text, ["token": "s3cr3t"], URLError(.notConnectedToInternet)),
      .notConnected, hides: ["s3cr3t"]),
    RealError(source, API.httpStatusError(401, Sample.response(401)), .signInNeeded),
    RealError(source, API.httpStatusError(503, Sample.response(503)), .serviceUnavailable),
    RealError(source, API.invalidConfiguration(text, text), .appMistake, hides: ["s3cr3t"]),
    RealError(
      source, DataStore.api(API.networkError(text, nil, URLError(.timedOut))), .timedOut),
    RealError(source, Storage.accessDenied(text, text), .notAllowed, hides: ["s3cr3t"]),
    RealError(
      source, Storage.keyNotFound("alice/avatar.png", text, text), .notFound,
      hides: ["avatar.png"]),
    RealError(source, Storage.localFileNotFound(text, text), .fileNotFound),
    RealError(source, Storage.httpStatusError(404, text), .notFound, hides: ["s3cr3t"]),
    crt(1059, "AWS_IO_DNS_INVALID_NAME", .hostNotFound),
    crt(1047, "AWS_IO_SOCKET_CONNECTION_REFUSED", .connectionRefused),
    crt(1048, "AWS_IO_SOCKET_TIMEOUT", .timedOut),
    RealError(
      "smithy-lang/smithy-swift Sources/Smithy/ClientError.swift",
      Smithy.ClientError.unknownError("resolver s3cr3t"), .general, hides: ["s3cr3t"]),
  ]

  private static func crt(_ code: Int32, _ name: String, _ meaning: ErrorMeaning) -> RealError {
    RealError(
      "awslabs/aws-c-io include/aws/io/io.h",
      AwsCommonRuntimeKit.CommonRunTimeError.crtError(
        .init(code: code, message: "socket operation failed.", name: name)),
      meaning, hides: ["AWS_IO", "socket operation"])
  }
}
