public import Foundation
public import Recourse

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

extension HTTPResponseError {
  /// Creates the error of a response; nil if the response is a success, or isn't an HTTP response.
  ///
  /// - Parameters:
  ///   - response: The response.
  ///   - body: The body of the response.
  public init?(_ response: URLResponse, body: Data) {
    guard let response = response as? HTTPURLResponse else { return nil }
    let fields = response.allHeaderFields.compactMap { name, value in
      (name as? String).map { ($0, "\(value)") }
    }
    self.init(
      status: response.statusCode,
      headerFields: Dictionary(fields, uniquingKeysWith: { first, _ in first }), body: body)
  }
}
