import Foundation
import RecourseTestServer
import RecourseTesting
import RecourseUI
import Testing

@testable import GalleryScreens  // The server is the app's own.

@MainActor
@Suite(.timeLimit(.minutes(5))) struct GalleryServerTests {
  private let clock = ManualClock()
  private let server: GalleryServer

  init() {
    server = GalleryServer(clock: clock)
  }

  @Test func `returns the orders, or an empty list`() async throws {
    #expect(try await server.orders() == Order.examples)
    #expect(try await server.orders(at: "archive") == [])
  }

  @Test func `sends the method, the body and the authorization`() async throws {
    let server = GalleryServer {
      try LoopbackServer { request in
        let isKnown = request.headers["authorization"] == "Ada" && request.method == "POST"
        return ServerResponse(status: isKnown ? 200 : 401, body: request.body)
      }
    }
    let body = Data("A letter".utf8)
    #expect(try await server.send("POST", "letters", body: body, authorization: "Ada") == body)
    let error = await #expect(throws: HTTPResponseError.self) { try await server.send("POST", "") }
    #expect(error?.statusCode == 401)
  }

  @Test(arguments: [
    ("401 Unauthorized", 401), ("404 Not Found", 404), ("429 Too Many Requests", 429),
    ("500 Internal Server Error", 500), ("503 Service Unavailable", 503),
  ])
  func `fails with the selected status code`(scenario: String, status: Int) async throws {
    try server.select(scenario, from: .ofLoadingList)
    let error = await #expect(throws: HTTPResponseError.self) { try await server.orders() }
    #expect(error?.statusCode == status)
    #expect(error?.retryAfter == (status == 429 ? .seconds(30) : nil))
  }

  @Test func `fails without an answer, with a truncated one, or with malformed data`() async throws
  {
    server.scenario = .unreachable
    await #expect(throws: URLError.self) { try await server.orders() }
    try server.select("A truncated response", from: .ofLoadingList)
    await #expect(throws: (any Error).self) { try await server.orders() }
    server.scenario = .malformedBody
    await #expect(throws: DecodingError.self) { try await server.orders() }
  }

  @Test func `a delayed answer arrives after 2 seconds`() async throws {
    try server.select("A delay of 2 seconds", from: .ofLoadingList)
    let load = Task { try await server.orders() }
    await clock.waitForSleeper(until: .seconds(2))
    await clock.advance(by: .seconds(2))
    #expect(try await load.value == Order.examples)
  }

  @Test(arguments: [(1, [1, 2, 3, 4, 5, 6]), (2, [2, 4, 6]), (3, [3, 6])])
  func `fails at the selected interval`(interval: Int, failing: [Int]) async {
    server.interval = interval
    server.scenario = .unavailable
    var failed: [Int] = []
    for number in 1...6 where (try? await server.orders()) == nil { failed.append(number) }
    #expect(failed == failing)
  }
}
