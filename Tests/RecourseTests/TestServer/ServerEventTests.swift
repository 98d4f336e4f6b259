import Foundation
import RecourseTestServer
import Testing

@Suite struct ServerEventTests {
  private let client = ServerClient()

  @Test func `delivers all events to every reader in order`() async throws {
    let server = try LoopbackServer(["/": .json("[]")])
    let readers = [server.events(), server.events()]
    #expect(await client.status(server.url) == 200)
    let faults: ServerFaults = [.always(.reset)]
    server.faults = faults
    #expect(await client.status(server.url) == nil)
    let requests = server.requests
    #expect(requests.map(\.faults) == [[], [.reset]])
    // A client can observe the end before the server's thread delivers the event.
    for reader in readers {
      var events: [ServerEvent] = []
      for await event in reader {
        events.append(event)
        if events.count == 5 { break }
      }
      #expect(events.count == 5)
      #expect(
        events.filter { $0 != .faultsChanged(faults) } == [
          .arrived(requests[0]), .ended(requests[0], status: 200),
          .arrived(requests[1]), .ended(requests[1], status: nil),
        ])
    }
  }

  @Test func `a cancelled reader doesn't affect the others`() async throws {
    let server = try LoopbackServer(["/": .json("[]")])
    var staying = server.events().makeAsyncIterator()
    let leaving = server.events()
    let reader = Task { for await _ in leaving {} }
    reader.cancel()
    await reader.value
    server.faults = .refuse
    #expect(await staying.next() == .faultsChanged(.refuse))
  }

  @Test(.timeLimit(.minutes(5))) func `delivers changes while readers are cancelled`() async throws
  {
    let server = try LoopbackServer([:])
    await cancelReaders(of: server.events) { server.faults = [] }
  }

  @Test func `the end event has a status only for a complete response`()
    async throws
  {
    let server = try LoopbackServer(["/": .json("[]")])
    let events = server.events()
    for fault: ServerFault in [.brokenBody, .cutOff, .notHTTP, .status(503)] {
      server.faults = [.always(fault)]
      _ = await client.status(server.url)
    }
    var statuses: [Int?] = []
    for await case .ended(_, let status) in events {
      statuses.append(status)
      if statuses.count == 4 { break }
    }
    #expect(statuses == [200, nil, nil, 503])
  }

  @Test func `faults can be set concurrently during requests`() async throws {
    let server = try LoopbackServer(["/": .json("[]")])
    let faults: [ServerFaults] = [
      .refuse, [], [.every(2, .cutOff)], [.always(.status(503))], [.random(0.5, .reset)],
      [.always(.delay(.milliseconds(1)))],
    ]
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<40 {
        group.addTask { [client] in
          for turn in 0..<10 {
            server.faults = faults[(number + turn) % faults.count]
            _ = await client.status(server.url)
          }
        }
      }
    }
    server.faults = []
    #expect(await client.status(server.url) == 200)
  }
}
