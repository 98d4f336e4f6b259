import Foundation
import RecourseTestServer
import RecourseTesting
import Testing

@Suite struct ServerDelayTests {
  private let client = ServerClient()
  private let clock = ManualClock()
  private let server: LoopbackServer

  init() throws {
    server = try LoopbackServer(["/": .json("[]")], clock: clock)
  }

  @Test func `answers an arrived request after its delay, even if the faults change`() async throws
  {
    server.faults = [.always(.delay(.seconds(5)))]
    var events = server.events().makeAsyncIterator()
    async let status = client.status(server.url)
    await clock.waitForSleeper(until: .seconds(5))
    await clock.advance(to: .milliseconds(4_999))
    server.faults = .refuse  // A change doesn't affect a request that has arrived.
    await clock.advance(to: .seconds(5))
    #expect(await status == 200)
    let request = try #require(server.requests.first)
    #expect(await events.next() == .arrived(request))
    #expect(await events.next() == .faultsChanged(.refuse))
    #expect(await events.next() == .ended(request, status: 200))
  }

  @Test func `sums delays before another fault`() async {
    let faults: [ServerFault] = [.delay(.seconds(1)), .status(503), .delay(.seconds(2))]
    server.faults = .rules(faults.map { .always($0) })
    async let status = client.status(server.url)
    await clock.waitForSleeper(until: .seconds(3))
    await clock.advance(by: .seconds(3))
    #expect(await status == 503)
    #expect(server.requests.map(\.faults) == [faults])
  }

  @Test func `answers other requests during a delay`() async {
    server.faults = [.first(1, .delay(.seconds(60)))]
    async let late = client.status(server.url)
    await clock.waitForSleepers()
    #expect(await client.status(server.url) == 200)
    await clock.advance(by: .seconds(60))
    #expect(await late == 200)
  }

  @Test func `answers after the delay when the client has closed only its sending side`()
    async throws
  {
    server.faults = [.always(.delay(.seconds(5)))]
    var events = server.events().makeAsyncIterator()
    let client = try ServerRawClient(server.url)
    client.send("GET / HTTP/1.1\r\n\r\n")
    client.endSending()
    await clock.waitForSleepers()
    // The server has processed the end once it has answered a later request.
    server.faults = []
    #expect(await self.client.status(server.url) == 200)
    #expect(clock.sleepers == 1)
    await clock.advance(by: .seconds(5))
    #expect(try client.readToEnd().hasPrefix("HTTP/1.1 200 "))
    let requests = server.requests
    #expect(await events.next() == .arrived(requests[0]))
    #expect(await events.next() == .faultsChanged([]))
    #expect(await events.next() == .arrived(requests[1]))
    #expect(await events.next() == .ended(requests[1], status: 200))
    #expect(await events.next() == .ended(requests[0], status: 200))
  }

  @Test(arguments: [false, true])
  func `a broken connection ends the delay`(isHalfClosed: Bool)
    async throws
  {
    server.faults = [.always(.delay(.seconds(5)))]
    var events = server.events().makeAsyncIterator()
    var client: ServerRawClient? = try ServerRawClient(server.url)
    client?.send("GET / HTTP/1.1\r\n\r\n")
    if isHalfClosed { client?.endSending() }
    await clock.waitForSleepers()
    client?.resetWhenClosed()
    client = nil
    let request = try #require(server.requests.first)
    #expect(await events.next() == .arrived(request))
    #expect(await events.next() == .ended(request, status: nil))
    #expect(clock.sleepers == 0)
  }

  @Test func `stopping the server ends the delay`() async throws {
    server.faults = [.always(.delay(.seconds(5)))]
    let client = try ServerRawClient(server.url)
    client.send("GET / HTTP/1.1\r\n\r\n")
    await clock.waitForSleepers()
    server.stop()
    #expect(try client.readToEnd() == "")
    #expect(clock.sleepers == 0)
  }
}
