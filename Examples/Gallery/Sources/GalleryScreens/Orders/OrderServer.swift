import Foundation
import RecourseTesting

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A shop's server, which has lists of orders.
@MainActor
final class OrderServer {
  /// The lists of orders that there are.
  enum Shelf: String, Sendable {
    case orders = "orders"
    /// It has nothing in it.
    case archive = "archive"
  }

  private let server: LocalServer

  /// Makes a server that doesn't run yet.
  ///
  /// - Parameter clock: What late answers wait by. The default is a continuous clock.
  init(clock: any Clock<Duration> = ContinuousClock()) {
    server = LocalServer {
      let orders = String(decoding: try JSONEncoder().encode(Order.examples), as: UTF8.self)
      let answers = ["/\(Shelf.orders.rawValue)": orders, "/\(Shelf.archive.rawValue)": "[]"]
      return try LoopbackServer(answers.mapValues { .json($0) }, clock: clock)
    }
  }

  /// What goes wrong with the server; setting it begins to count its requests anew.
  var faults: ServerFaults {
    get { server.faults }
    set { server.faults = newValue }
  }

  /// The server, which runs.
  func start() throws -> LoopbackServer {
    try server.start()
  }

  /// Asks the server for its orders.
  func orders(in shelf: Shelf = .orders) async throws -> [Order] {
    let (data, response) = try await server.answer(at: shelf.rawValue)
    if let response, response.statusCode != 200 {
      throw RequestFailed(statusCode: response.statusCode, retryAfter: response.retryAfter)
    }
    return try JSONDecoder().decode([Order].self, from: data)
  }
}
