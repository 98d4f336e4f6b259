public import Foundation

/// A complete request that a `LoopbackServer` has received.
///
/// ```swift
/// let server = try LoopbackServer { request in
///   request.method == "GET" ? .json("[]") : ServerResponse(status: 405)
/// }
/// try await app.loadOrders(from: server.url)
/// #expect(server.requests.map(\.path) == ["/orders"])
/// ```
public struct ServerRequest: Sendable, Hashable, Identifiable {
  /// The number of the request; the first request to the server has 1.
  public internal(set) var id = 0
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
  /// The faults of the request: any number of delays, and at most one other fault.
  public internal(set) var faults: [ServerFault] = []
}
