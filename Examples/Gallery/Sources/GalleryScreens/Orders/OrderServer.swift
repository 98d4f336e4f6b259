import Foundation
import RecourseTesting
import RecourseUI

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A shop's server, which runs on this machine from when it is first asked, and its client.
@MainActor
final class OrderServer {
  /// The lists of orders that there are.
  enum Shelf: String, Sendable {
    case orders = "orders"
    /// It has nothing in it.
    case archive = "archive"
  }

  /// What goes wrong with the server; setting it begins to count its requests anew.
  var faults = ServerFaults.none {
    didSet { server?.faults = faults }
  }

  private let clock: any Clock<Duration>
  private let session = URLSession(configuration: .withoutCache)
  private var server: LoopbackServer?

  /// Makes a server that doesn't run yet.
  ///
  /// - Parameter clock: What late answers wait by. The default is a continuous clock.
  init(clock: any Clock<Duration> = ContinuousClock()) {
    self.clock = clock
  }

  deinit {
    session.finishTasksAndInvalidate()
  }

  /// The server, which runs.
  func start() throws -> LoopbackServer {
    if let server { return server }
    let orders = String(decoding: try JSONEncoder().encode(Order.examples), as: UTF8.self)
    let answers = ["/\(Shelf.orders.rawValue)": orders, "/\(Shelf.archive.rawValue)": "[]"]
    let server = try LoopbackServer(answers.mapValues { .json($0) }, clock: clock)
    server.faults = faults
    self.server = server
    return server
  }

  /// Asks the server for its orders.
  func orders(in shelf: Shelf = .orders) async throws -> [Order] {
    let url = try start().url.appendingPathComponent(shelf.rawValue)
    let (data, response) = try await session.answer(from: url)
    if let response = response as? HTTPURLResponse, response.statusCode != 200 {
      throw RequestFailed(
        statusCode: response.statusCode,
        retryAfter: response.value(forHTTPHeaderField: "Retry-After").flatMap(RetryAfter.init))
    }
    return try JSONDecoder().decode([Order].self, from: data)
  }
}

extension URLSessionConfiguration {
  /// Keeps no answers, since a list that is refreshed is to be a new one.
  ///
  /// On Linux there is another reason: cancelling a task that looks for its answer in a cache may
  /// end the process (swift-corelibs-foundation#3292).
  static var withoutCache: URLSessionConfiguration {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    return configuration
  }
}
