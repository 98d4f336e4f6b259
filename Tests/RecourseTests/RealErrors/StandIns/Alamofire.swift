import Foundation

/// Alamofire 5.
///
/// Read: Alamofire/Alamofire, Source/Core/AFError.swift.
enum Alamofire {
  protocol URLConvertible: Sendable {}

  enum AFError: Error, Sendable {
    case createUploadableFailed(error: any Error)
    case createURLRequestFailed(error: any Error)
    case downloadedFileMoveFailed(error: any Error, source: URL, destination: URL)
    case explicitlyCancelled
    case invalidURL(url: any URLConvertible)
    case multipartEncodingFailed(reason: MultipartEncodingFailureReason)
    case parameterEncodingFailed(reason: ParameterEncodingFailureReason)
    case parameterEncoderFailed(reason: ParameterEncoderFailureReason)
    case requestAdaptationFailed(error: any Error)
    case requestRetryFailed(retryError: any Error, originalError: any Error)
    case responseValidationFailed(reason: ResponseValidationFailureReason)
    case responseSerializationFailed(reason: ResponseSerializationFailureReason)
    case serverTrustEvaluationFailed(reason: ServerTrustFailureReason)
    case sessionDeinitialized
    case sessionInvalidated(error: (any Error)?)
    case sessionTaskFailed(error: any Error)
    case urlRequestValidationFailed(reason: URLRequestValidationFailureReason)
  }
}

extension String: Alamofire.URLConvertible {}

extension Alamofire.AFError {
  struct UnexpectedInputStreamLength: Error {
    var bytesExpected: UInt64
    var bytesRead: UInt64
  }

  enum MultipartEncodingFailureReason: Sendable {
    case bodyPartURLInvalid(url: URL)
    case bodyPartFilenameInvalid(in: URL)
    case bodyPartFileNotReachable(at: URL)
    case bodyPartFileNotReachableWithError(atURL: URL, error: any Error)
    case bodyPartFileIsDirectory(at: URL)
    case bodyPartFileSizeNotAvailable(at: URL)
    case bodyPartFileSizeQueryFailedWithError(forURL: URL, error: any Error)
    case bodyPartInputStreamCreationFailed(for: URL)
    case outputStreamCreationFailed(for: URL)
    case outputStreamFileAlreadyExists(at: URL)
    case outputStreamURLInvalid(url: URL)
    case outputStreamWriteFailed(error: any Error)
    case inputStreamReadFailed(error: any Error)
  }

  enum ParameterEncodingFailureReason: Sendable {
    case missingURL
    case jsonEncodingFailed(error: any Error)
    case customEncodingFailed(error: any Error)
  }

  enum ParameterEncoderFailureReason: Sendable {
    enum RequiredComponent: Sendable {
      case url
      case httpMethod(rawValue: String)
    }

    case missingRequiredComponent(RequiredComponent)
    case encoderFailed(error: any Error)
  }

  enum ResponseValidationFailureReason: Sendable {
    case dataFileNil
    case dataFileReadFailed(at: URL)
    case missingContentType(acceptableContentTypes: [String])
    case unacceptableContentType(acceptableContentTypes: [String], responseContentType: String)
    case unacceptableStatusCode(code: Int)
    case customValidationFailed(error: any Error)
  }

  enum ResponseSerializationFailureReason: Sendable {
    case inputDataNilOrZeroLength
    case inputFileNil
    case inputFileReadFailed(at: URL)
    case stringSerializationFailed(encoding: String.Encoding)
    case jsonSerializationFailed(error: any Error)
    case decodingFailed(error: any Error)
    case customSerializationFailed(error: any Error)
    case invalidEmptyResponse(type: String)
  }

  enum URLRequestValidationFailureReason: Sendable {
    case bodyDataInGETRequest(Data)
  }

  /// In place of Security's objects.
  struct SecurityObject: Sendable {}

  enum ServerTrustFailureReason: Sendable {
    struct Output: Sendable {
      let host: String
      let trust: SecurityObject
      let status: Int32
      let result: UInt32
    }

    case noRequiredEvaluator(host: String)
    case noCertificatesFound
    case noPublicKeysFound
    case policyApplicationFailed(trust: SecurityObject, policy: SecurityObject, status: Int32)
    case settingAnchorCertificatesFailed(status: Int32, certificates: [SecurityObject])
    case revocationPolicyCreationFailed
    case trustEvaluationFailed(error: (any Error)?)
    case defaultEvaluationFailed(output: Output)
    case hostValidationFailed(output: Output)
    case certificatePinningFailed(
      host: String, trust: SecurityObject, pinnedCertificates: [SecurityObject],
      serverCertificates: [SecurityObject])
    case publicKeyPinningFailed(
      host: String, trust: SecurityObject, pinnedKeys: [SecurityObject],
      serverKeys: [SecurityObject])
    case customEvaluationFailed(error: any Error)
  }
}

extension Alamofire.AFError: LocalizedError {
  var errorDescription: String? {
    switch self {
    case .explicitlyCancelled: "The request was explicitly cancelled."
    case .invalidURL(let url): "Not a valid URL: \(url)"
    case .createUploadableFailed(let error):
      "Creating the uploadable failed with error: \(error.localizedDescription)"
    case .createURLRequestFailed(let error):
      "Creating the URLRequest failed with error: \(error.localizedDescription)"
    case .downloadedFileMoveFailed(let error, let source, let destination):
      "Moving \(source) to \(destination) failed with error: \(error.localizedDescription)"
    case .multipartEncodingFailed(let reason): "Multipart encoding failed: \(reason)"
    case .parameterEncodingFailed(let reason): "Parameter encoding failed: \(reason)"
    case .parameterEncoderFailed(let reason): "The parameter encoder failed: \(reason)"
    case .requestAdaptationFailed(let error):
      "Adapting the request failed with error: \(error.localizedDescription)"
    case .requestRetryFailed(let retryError, let originalError):
      "The retry failed with \(retryError.localizedDescription), "
        + "the original error was \(originalError.localizedDescription)"
    case .responseValidationFailed(.unacceptableStatusCode(let code)):
      "The response has an unacceptable status code: \(code)."
    case .responseValidationFailed(let reason): "The response is not valid: \(reason)"
    case .responseSerializationFailed(.decodingFailed(let error)):
      "The response couldn't be decoded because of error:\n\(error.localizedDescription)"
    case .responseSerializationFailed(let reason): "Serializing the response failed: \(reason)"
    case .serverTrustEvaluationFailed(let reason): "Evaluating the server trust failed: \(reason)"
    case .sessionDeinitialized:
      "The Session was deinitialized. Keep a reference to it while its requests run."
    case .sessionInvalidated(let error):
      "The Session was invalidated with error: \(error?.localizedDescription ?? "none")"
    case .sessionTaskFailed(let error):
      "The URLSessionTask failed with error: \(error.localizedDescription)"
    case .urlRequestValidationFailed(.bodyDataInGETRequest(let data)):
      "A GET request has body data:\n\(String(decoding: data, as: UTF8.self))"
    }
  }
}
