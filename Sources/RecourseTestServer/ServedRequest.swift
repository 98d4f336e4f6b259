/// A record of a request that a `LoopbackServer` has received.
///
/// ```swift
/// #expect(server.requests.map(\.path) == ["/orders", "/orders"])
/// ```
public struct ServedRequest: Sendable, Hashable, Identifiable {
  /// The number of the request; the first request to the server has 1.
  public let id: Int
  /// The method, such as `GET`.
  public let method: String
  /// The path, such as `/orders`, without the query.
  public let path: String
  /// The faults of the request: any number of delays, and at most one other fault.
  public let faults: [ServerFault]
}
