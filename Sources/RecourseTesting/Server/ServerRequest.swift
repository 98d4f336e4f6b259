public import Foundation

/// A request that a ``LoopbackServer`` has received whole.
///
/// ```swift
/// let server = try LoopbackServer { request in
///   request.method == "GET" ? .json("[]") : ServerResponse(status: 405)
/// }
/// ```
public struct ServerRequest: Sendable, Hashable {
  /// The method, such as `GET`.
  public let method: String
  /// The path as it was sent, such as `/orders`, without the query.
  public let path: String
  /// What follows the question mark, as it was sent; nil when there is none.
  public let query: String?
  /// The header fields by their names in lower case.
  public let headers: [String: String]
  /// The body; empty when there is none.
  public internal(set) var body: Data
}
