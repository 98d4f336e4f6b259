import Foundation
import RecourseTesting
import RecourseUI

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The shop’s server, which keeps account of the cart.
@MainActor
final class BasketShop {
  /// What happens at the server.
  var situation = BasketSituation.fine {
    didSet {
      server.faults = situation.faults
      books.change { $0.stock = situation.stock }
    }
  }

  /// What the server knows.
  let books = ServerMemory(BasketBooks())

  private let server: LocalServer

  /// Makes a shop that doesn’t run yet.
  ///
  /// - Parameter clock: What late answers wait by. The default is a continuous clock.
  init(clock: any Clock<Duration> = ContinuousClock()) {
    server = LocalServer { [books] in
      try LoopbackServer(clock: clock) { [books] in books.answer(to: $0) }
    }
    server.faults = situation.faults
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
      // Whatever else it was, the request may have been carried out.
      throw .unanswered
    }
  }
}

extension ServerMemory<BasketBooks> {
  /// How the shop’s server answers.
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
