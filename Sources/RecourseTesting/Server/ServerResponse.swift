public import Foundation

/// An answer of a ``LoopbackServer``.
///
/// ```swift
/// let server = try LoopbackServer(["/orders": .json("[]"), "/old": ServerResponse(status: 410)])
/// ```
public struct ServerResponse: Sendable, Hashable {
  /// The status, such as 200.
  public var status: Int
  /// The header fields, beside `Content-Length` and `Connection`, which the server writes.
  public var headers: [String: String]
  /// The body.
  public var body: Data

  /// Creates an answer.
  ///
  /// - Parameters:
  ///   - status: The status. The default is 200.
  ///   - headers: The header fields, beside `Content-Length` and `Connection`, which the server
  ///     writes. The default is none.
  ///   - body: The body. The default is none.
  public init(status: Int = 200, headers: [String: String] = [:], body: Data = Data()) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// An answer in JSON.
  ///
  /// - Parameters:
  ///   - text: The JSON, which isn't checked.
  ///   - status: The status. The default is 200.
  /// - Returns: The answer with its content type.
  public static func json(_ text: String, status: Int = 200) -> ServerResponse {
    ServerResponse(
      status: status, headers: ["Content-Type": "application/json"], body: Data(text.utf8))
  }
}
