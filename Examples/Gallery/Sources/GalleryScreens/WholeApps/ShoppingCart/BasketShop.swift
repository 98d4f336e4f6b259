import Foundation
import Observation
import RecourseTestServer

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The shop’s server and its client.
@MainActor
@Observable
final class BasketShop {
  var scenario = BasketScenario.fine {
    didSet { server.faults = scenario.faults }
  }

  private let server: LocalServer

  /// Creates a shop that isn't running yet, whose clock measures the delays of late answers.
  init(clock: any Clock<Duration>) {
    server = LocalServer {
      // Only the server's thread uses the books, for one request at a time.
      nonisolated(unsafe) var books = BasketBooks()
      return try LoopbackServer(clock: clock) { books.respond(to: $0) }
    }
  }

  /// Carries out a change once, however often it is sent, and returns the basket.
  func send(_ change: BasketChange) async throws(BasketError) -> Basket {
    do {
      let path = scenario == .soldOut ? "limited" : "unlimited"
      let data = try await server.send("POST", path, body: JSONEncoder().encode(change))
      let answer = try JSONDecoder().decode(BasketBooks.Answer.self, from: data)
      if let refusal = answer.refusal { throw BasketError.refused(refusal) }
      return answer.basket
    } catch let error as BasketError {
      throw error
    } catch let error as RequestFailed where error.statusCode == 503 {
      throw .closed(error.retryAfter)
    } catch let error as URLError where error.code == .cannotConnectToHost {
      throw .offline
    } catch {
      // After any other error, the shop may have carried out the change.
      throw .unanswered
    }
  }
}

/// The scenarios at the shop that a person can select.
enum BasketScenario: String, CaseIterable, Sendable {
  case fine = "All is well"
  case offline = "Offline"
  case slow = "Slow"
  case soldOut = "Sold out"
  case lostAnswers = "Responses get lost"
  case closed = "Service closed"

  fileprivate var faults: ServerFaults {
    switch self {
    case .fine, .soldOut: []
    case .offline: .refuse
    case .slow: [.always(.delay(.seconds(2)))]
    // The answer to each change is lost at least once, after the change was carried out.
    case .lostAnswers: [.first(1, .cutOff), .every(2, .cutOff)]
    case .closed: [.always(.status(503, retryAfter: .seconds(20)))]
    }
  }
}
