/// What a ``LoopbackServer`` remembers of a request.
///
/// ```swift
/// #expect(server.requests.map(\.path) == ["/orders", "/orders"])
/// ```
public struct ServedRequest: Sendable, Hashable, Identifiable {
  /// The number of the request; the server's first one has 1.
  public let id: Int
  /// The method, such as `GET`.
  public let method: String
  /// The path, such as `/orders`, without the query.
  public let path: String
  /// The faults that the request has: any delays, and at most one other.
  public let faults: [ServerFault]
}
