import Foundation
import RecourseTestServer
import RecourseUI

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The shop’s server, which keeps the books of the cart.
@MainActor
final class BasketShop {
  /// The simulated scenario at the server.
  var scenario = BasketScenario.fine {
    didSet {
      server.faults = scenario.faults
      books.change { $0.stock = scenario.stock }
    }
  }

  /// The server's books.
  let books = SharedBooks()

  private let server: LocalServer

  /// Creates a shop that isn't running yet.
  ///
  /// - Parameter clock: Measures the delays of late answers. The default is a continuous clock.
  init(clock: any Clock<Duration> = ContinuousClock()) {
    server = LocalServer { [books] in
      try LoopbackServer(clock: clock) { [books] in books.answer(to: $0) }
    }
    server.faults = scenario.faults
  }
}

extension BasketShop: BasketService {
  func basket() async throws(BasketError) -> Basket {
    try await send { URLRequest(url: $0.appendingPathComponent("basket")) }
  }

  func carryOut(_ change: BasketChange) async throws(BasketError) -> Basket {
    try await send { url in
      var request = URLRequest(url: url.appendingPathComponent("changes"))
      request.httpMethod = "POST"
      request.httpBody = try JSONEncoder().encode(change)
      return request
    }
  }

  private func send(
    _ request: (_ server: URL) throws -> URLRequest
  ) async throws(BasketError) -> Basket {
    do {
      let (data, response) = try await server.answer(to: request)
      switch response?.statusCode {
      case 200: return try JSONDecoder().decode(Basket.self, from: data)
      case 409: throw try JSONDecoder().decode(BasketError.self, from: data)
      case 503: throw BasketError.closed(response?.retryAfter)
      default: throw BasketError.notUnderstood
      }
    } catch let error as BasketError {
      throw error
    } catch let error as URLError where error.code == .cannotConnectToHost {
      throw .offline
    } catch {
      // After any other error, the shop may have carried out the request.
      throw .unanswered
    }
  }
}

/// The server's books, which the screen reads and restocks while the server responds on its thread.
final class SharedBooks: Sendable {
  private let lock = NSLock()
  // Accessed only while the lock is held.
  nonisolated(unsafe) private var books = BasketBooks()

  var value: BasketBooks { lock.withLock { books } }

  func change<Result>(_ body: (inout BasketBooks) -> Result) -> Result {
    lock.withLock { body(&books) }
  }
}

extension SharedBooks {
  /// Returns the server's response to a request.
  fileprivate func answer(to request: ServerRequest) -> ServerResponse {
    switch (request.method, request.path) {
    case ("GET", "/basket"): return .json(value.basket)
    case ("POST", "/changes"):
      guard let sent = try? JSONDecoder().decode(BasketChange.self, from: request.body) else {
        return ServerResponse(status: 400)
      }
      return change { books in
        do throws(BasketError) {
          try books.carryOut(sent)
          return .json(books.basket)
        } catch {
          return .json(error, status: 409)
        }
      }
    default: return ServerResponse(status: 404)
    }
  }
}

extension ServerResponse {
  fileprivate static func json(_ value: some Encodable, status: Int = 200) -> ServerResponse {
    guard let data = try? JSONEncoder().encode(value) else { return ServerResponse(status: 500) }
    return .json(String(decoding: data, as: UTF8.self), status: status)
  }
}
