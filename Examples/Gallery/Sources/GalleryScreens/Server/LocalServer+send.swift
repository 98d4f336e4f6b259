import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension LocalServer {
  /// Sends a request, and requires a success.
  ///
  /// - Parameters:
  ///   - method: The method, such as POST.
  ///   - path: The path of the resource.
  ///   - body: The body of the request. The default is nil: no body.
  ///   - authorization: The value of the Authorization field. The default is nil: no such field.
  /// - Returns: The body of the answer.
  /// - Throws: A ``RequestFailed`` for any status except 200, or the error of the request.
  @discardableResult
  func send(
    _ method: String, _ path: String, body: Data? = nil, authorization: String? = nil
  ) async throws -> Data {
    let (data, response) = try await answer { url in
      var request = URLRequest(url: url.appendingPathComponent(path))
      request.httpMethod = method
      request.httpBody = body
      request.setValue(authorization, forHTTPHeaderField: "Authorization")
      return request
    }
    if let response, response.statusCode != 200 {
      throw RequestFailed(statusCode: response.statusCode, retryAfter: response.retryAfter)
    }
    return data
  }
}
