public import Foundation

/// A response of a `LoopbackServer`.
///
/// ```swift
/// let server = try LoopbackServer(["/orders": .json("[]"), "/old": ServerResponse(status: 410)])
/// ```
public struct ServerResponse: Sendable, Hashable {
  /// The status, such as 200.
  package var status: Int
  /// The header fields, except `Content-Length` and `Connection`, which the server adds.
  package var headers: [String: String]
  /// The body.
  package var body: Data

  /// Creates a response.
  ///
  /// - Parameters:
  ///   - status: The status. The default is 200.
  ///   - headers: The header fields, except `Content-Length` and `Connection`, which the server
  ///     adds. The default is none.
  ///   - body: The body. The default is none.
  public init(status: Int = 200, headers: [String: String] = [:], body: Data = Data()) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// Returns a response in JSON.
  ///
  /// - Parameters:
  ///   - text: The JSON, which isn't validated.
  ///   - status: The status. The default is 200.
  /// - Returns: The response, with the content type of JSON.
  public static func json(_ text: String, status: Int = 200) -> ServerResponse {
    ServerResponse(
      status: status, headers: ["Content-Type": "application/json"], body: Data(text.utf8))
  }
}
