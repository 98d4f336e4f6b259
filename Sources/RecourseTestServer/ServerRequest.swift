public import Foundation

/// A complete request that a `LoopbackServer` has received.
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
  /// The query after the question mark, as it was sent; nil if there is none.
  public let query: String?
  /// The header fields, keyed by their names in lowercase.
  public let headers: [String: String]
  /// The body; empty if there is none.
  public internal(set) var body: Data
}
