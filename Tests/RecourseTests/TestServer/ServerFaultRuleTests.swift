import Foundation
import RecourseTestServer
import Testing

@Suite struct ServerFaultRuleTests {
  private let client = ServerClient()
  private let server: LoopbackServer

  init() throws {
    server = try LoopbackServer(["/": .json("[]")], seed: 7)
  }

  @Test func `the first requests have a fault`() async {
    #expect(await statuses([.first(2, .status(503))], count: 4) == [503, 503, 200, 200])
  }

  @Test func `every n-th request has a fault`() async {
    #expect(await statuses([.every(2, .status(500))], count: 4) == [200, 500, 200, 500])
    #expect(await statuses([.every(1, .status(500))], count: 2) == [500, 500])
    #expect(await statuses([.every(0, .status(500)), .every(-1, .reset)], count: 2) == [200, 200])
  }

  @Test func `counts requests from the moment the faults were set`() async {
    #expect(await statuses([.every(3, .status(500))], count: 2) == [200, 200])
    #expect(await statuses([.every(3, .status(500))], count: 3) == [200, 200, 500])
  }

  @Test func `the first matching rule decides`() async {
    let faults: ServerFaults = [
      .every(2, .status(502)), .first(3, .status(503)), .every(4, .status(504)),
      .every(5, .status(505)),
    ]
    #expect(await statuses(faults, count: 5) == [503, 502, 503, 502, 505])
    #expect(server.requests[1].faults == [.status(502)])
    #expect(server.requests[4].faults == [.status(505)])
  }

  @Test func `random faults have the given probability and depend only on the seed`() async throws {
    let faults: ServerFaults = [.random(0.3, .status(503)), .random(0.5, .status(500))]
    let first = await statuses(faults, count: 200)
    #expect(await statuses(faults, count: 200) == first)
    // Three standard deviations of 200 draws.
    #expect(abs(first.filter { $0 == 503 }.count - 60) < 20)
    #expect(abs(first.filter { $0 == 500 }.count - 70) < 20)
    let other = try LoopbackServer(["/": .json("[]")], seed: 8)
    #expect(await statuses(faults, count: 200, of: other) != first)
    #expect(
      await statuses([.random(0, .reset), .random(1, .status(418))], count: 3) == [418, 418, 418])
  }

  private func statuses(
    _ faults: ServerFaults, count: Int, of other: LoopbackServer? = nil
  ) async -> [Int?] {
    let server = other ?? server
    server.faults = faults
    #expect(server.faults == faults)
    var statuses: [Int?] = []
    for _ in 0..<count { statuses.append(await client.status(server.url)) }
    return statuses
  }
}
