import Foundation
import RecourseTestServer
import RecourseUI

extension GalleryServer {
  /// Creates the server of a shop, whose clock measures the delays of late responses.
  static func shop(clock: any Clock<Duration>) -> GalleryServer {
    GalleryServer {
      // Only the server's thread uses the books, for one request at a time.
      nonisolated(unsafe) var books = BasketBooks()
      return try LoopbackServer(clock: clock) { books.respond(to: $0) }
    }
  }

  /// Carries out a change once, however often it is sent, and returns the basket.
  func carryOut(_ change: BasketChange) async throws(BasketError) -> Basket {
    do {
      let path = scenario == .soldOut ? "limited" : "unlimited"
      let data = try await send("POST", path, body: JSONEncoder().encode(change))
      let answer = try JSONDecoder().decode(BasketBooks.Answer.self, from: data)
      if let refusal = answer.refusal { throw BasketError.refused(refusal) }
      return answer.basket
    } catch let error as BasketError {
      throw error
    } catch let error as HTTPResponseError where error.statusCode == 503 {
      throw .closed(error.retryAfter)
    } catch URLError.cannotConnectToHost {
      throw .offline
    } catch {
      // After any other error, the shop may have carried out the change.
      throw .unanswered
    }
  }
}

extension ServerScenario {
  /// Goods of which little or nothing is left.
  static let soldOut = Self("Sold out")
}

extension [ServerScenario] {
  /// The scenarios of the Shopping Cart screen.
  static let ofShoppingCart: Self = [
    .fine, ServerScenario("Offline", .refuse),
    ServerScenario("Slow", [.always(.delay(.seconds(2)))]), .soldOut,
    // The answer to each change is lost at least once, after the change was carried out.
    ServerScenario("Responses get lost", [.first(1, .cutOff), .every(2, .cutOff)]),
    ServerScenario("Service closed", [.always(.status(503, retryAfter: .seconds(20)))]),
  ]
}
