public import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

extension URLSession {
  /// Sends a request, and decodes the answer if it is a success.
  ///
  /// ```swift
  /// let order = try await URLSession.shared.answer(Order.self, for: request)
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the value to decode from the body, as JSON.
  ///   - request: The request.
  ///   - decoder: Decodes the value. The default is a JSON decoder with its default strategies.
  /// - Returns: The decoded value.
  /// - Throws: An ``HTTPResponseError`` if the response isn't a success, the error of the session if
  ///   there was no response, and the decoder's error if the body isn't the expected one.
  public func answer<Value: Decodable>(
    _ type: Value.Type = Value.self, for request: URLRequest, decoder: JSONDecoder = JSONDecoder()
  ) async throws -> Value {
    try decoder.decode(type, from: try await answer(for: request).0)
  }

  /// Sends a request, and returns the answer if it is a success.
  ///
  /// - Parameter request: The request.
  /// - Returns: The body and the response.
  /// - Throws: An ``HTTPResponseError`` if the response isn't a success, and the error of the
  ///   session if there was no response.
  public func answer(for request: URLRequest) async throws -> (Data, URLResponse) {
    let (body, response) = try await data(for: request)
    if let error = HTTPResponseError(response, body: body) { throw error }
    return (body, response)
  }
}
