import Foundation
import Recourse

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Moya 15.
///
/// Read: Moya/Moya, Sources/Moya/MoyaError.swift, Sources/Moya/Response.swift.
enum Moya {
  final class Response: CustomDebugStringConvertible, Equatable, Sendable {
    let statusCode: Int
    let data: Data
    let request: URLRequest?
    let response: HTTPURLResponse?

    init(_ statusCode: Int, data: Data = Data()) {
      self.statusCode = statusCode
      self.data = data
      request = URLRequest(url: Sample.url)
      response = Sample.response(statusCode)
    }

    var debugDescription: String { "Status Code: \(statusCode), Data Length: \(data.count)" }

    static func == (lhs: Response, rhs: Response) -> Bool {
      lhs.statusCode == rhs.statusCode && lhs.data == rhs.data && lhs.response == rhs.response
    }
  }

  enum MoyaError: Error {
    case imageMapping(Response)
    case jsonMapping(Response)
    case stringMapping(Response)
    case objectMapping(any Error, Response)
    case encodableMapping(any Error)
    case statusCode(Response)
    case underlying(any Error, Response?)
    case requestMapping(String)
    case parameterEncoding(any Error)
  }
}

extension Moya.MoyaError: LocalizedError {
  var errorDescription: String? {
    switch self {
    case .imageMapping: "The data couldn't be mapped to an Image."
    case .jsonMapping: "The data couldn't be mapped to JSON."
    case .stringMapping: "The data couldn't be mapped to a String."
    case .objectMapping: "The data couldn't be mapped to a Decodable object."
    case .encodableMapping: "The Encodable object couldn't be encoded into data."
    case .statusCode: "The status code isn't in the given range."
    case .underlying(let error, _): error.localizedDescription
    case .requestMapping: "The Endpoint couldn't be mapped to a URLRequest."
    case .parameterEncoding(let error):
      "The parameters of the URLRequest couldn't be encoded. \(error.localizedDescription)"
    }
  }
}

extension Moya.MoyaError: CustomNSError {
  static var errorDomain: String { "Moya.MoyaError" }

  var errorUserInfo: [String: Any] {
    var info: [String: Any] = [NSLocalizedDescriptionKey: errorDescription ?? ""]
    info[NSUnderlyingErrorKey] = underlyingError
    return info
  }

  var underlyingError: (any Error)? {
    switch self {
    case .objectMapping(let error, _), .encodableMapping(let error), .underlying(let error, _),
      .parameterEncoding(let error):
      error
    case .imageMapping, .jsonMapping, .stringMapping, .statusCode, .requestMapping: nil
    }
  }
}

extension RealError {
  private typealias MoyaError = Moya.MoyaError
  private typealias AFError = Alamofire.AFError

  private static let source = "Moya/Moya Sources/Moya/MoyaError.swift"

  static let moya: [RealError] = [
    RealError(
      "Moya/Moya#570",
      MoyaError.underlying(AFError.sessionTaskFailed(error: URLError(.cancelled)), nil),
      .cancelled, cancelled: true),
    RealError(
      "Moya/Moya#570", MoyaError.underlying(AFError.explicitlyCancelled, nil), .cancelled,
      cancelled: true),
    RealError(
      "Moya/Moya#570", MoyaError.underlying(CancellationError(), nil), .cancelled,
      cancelled: true),
    RealError(
      "Moya/Moya#371",
      MoyaError.underlying(
        AFError.sessionTaskFailed(error: URLError(.notConnectedToInternet)), nil),
      .notConnected, hides: ["URLSessionTask"]),
    RealError(
      "Moya/Moya#371",
      MoyaError.underlying(
        NSError(
          domain: NSURLErrorDomain, code: -998, userInfo: [NSLocalizedDescriptionKey: "(null)"]),
        nil),
      .general, hides: ["(null)"]),
    RealError(
      "Moya/Moya#852",
      MoyaError.underlying(
        AFError.responseValidationFailed(reason: .unacceptableStatusCode(code: 404)),
        Moya.Response(404)),
      .notFound, hides: ["404"]),
    RealError(
      "Moya/Moya#884",
      MoyaError.underlying(
        AFError.responseValidationFailed(reason: .unacceptableStatusCode(code: 500)),
        Moya.Response(500)),
      .serverFailed, hides: ["unacceptable"]),
    RealError(
      "Moya/Moya#1223", MoyaError.statusCode(Moya.Response(401)), .signInNeeded,
      hides: ["status code"]),
    RealError("Moya/Moya#1223", MoyaError.statusCode(Moya.Response(403)), .notAllowed),
    RealError("Moya/Moya#1223", MoyaError.statusCode(Moya.Response(404)), .notFound),
    RealError("Moya/Moya#1223", MoyaError.statusCode(Moya.Response(429)), .tooManyRequests),
    RealError("Moya/Moya#1223", MoyaError.statusCode(Moya.Response(503)), .serviceUnavailable),
    RealError(
      source, MoyaError.objectMapping(Sample.keyNotFound, Moya.Response(200)), .dataIncomplete,
      hides: ["Decodable", "CodingKeys"]),
    RealError(
      source, MoyaError.objectMapping(Sample.dataCorrupted, Moya.Response(200)),
      .dataUnreadable),
    RealError(
      "sunshinejr/Moya-ModelMapper#38",
      MoyaError.jsonMapping(Moya.Response(200, data: Data(Sample.html.utf8))), .answerInvalid,
      hides: ["JSON", "DOCTYPE"]),
    RealError(source, MoyaError.imageMapping(Moya.Response(200)), .answerInvalid),
    RealError(source, MoyaError.requestMapping("https://exa mple.com"), .appMistake),
    RealError(
      source,
      MoyaError.parameterEncoding(AFError.parameterEncodingFailed(reason: .missingURL)),
      .appMistake, hides: ["URLRequest"]),
  ]
}
