import Foundation
import RecourseTestServer

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A shop's local server with lists of orders.
@MainActor
final class OrderServer {
  /// The lists of orders.
  enum Shelf: String, Sendable {
    case orders = "orders"
    /// An empty list.
    case archive = "archive"
  }

  private let server: LocalServer

  /// Creates a server that isn't running yet.
  ///
  /// - Parameter clock: Measures the delays of late answers. The default is a continuous clock.
  init(clock: any Clock<Duration> = ContinuousClock()) {
    server = LocalServer {
      let orders = String(decoding: try JSONEncoder().encode(Order.examples), as: UTF8.self)
      let answers = ["/\(Shelf.orders.rawValue)": orders, "/\(Shelf.archive.rawValue)": "[]"]
      return try LoopbackServer(answers.mapValues { .json($0) }, clock: clock)
    }
  }

  /// The simulated faults of the server; a change restarts the request count.
  var faults: ServerFaults {
    get { server.faults }
    set { server.faults = newValue }
  }

  /// Returns the running server, starting it if needed.
  func start() throws -> LoopbackServer {
    try server.start()
  }

  /// Requests the server's orders.
  func orders(in shelf: Shelf = .orders) async throws -> [Order] {
    let (data, response) = try await server.answer(at: shelf.rawValue)
    if let response, response.statusCode != 200 {
      throw RequestFailed(statusCode: response.statusCode, retryAfter: response.retryAfter)
    }
    return try JSONDecoder().decode([Order].self, from: data)
  }
}
