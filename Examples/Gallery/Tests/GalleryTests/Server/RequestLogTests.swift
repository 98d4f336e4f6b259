import RecourseTestServer
import Testing

@testable import GalleryScreens  // The log is the app's own.

@MainActor
@Suite(.timeLimit(.minutes(5))) struct RequestLogTests {
  private let server = GalleryServer()

  @Test func `logs the requests, last one first, up to the limit`() async throws {
    var events = try server.start().events().makeAsyncIterator()
    var log = RequestLog()
    _ = try await server.orders()
    server.scenario = .unavailable
    _ = try? await server.orders()
    server.scenario = .fine
    _ = try await server.orders(at: "archive")
    while log.entries.map(\.result) != ["Answered: 200", "Answered: 503", "Answered: 200"] {
      log.add(try #require(await events.next()))
    }
    #expect(log.entries.map(\.title) == ["3. GET /archive", "2. GET /orders", "1. GET /orders"])
    for _ in 1...RequestLog.limit { _ = try await server.orders() }
    while log.entries.first?.id != 3 + RequestLog.limit {
      log.add(try #require(await events.next()))
    }
    #expect(log.entries.count == RequestLog.limit)
  }
}
