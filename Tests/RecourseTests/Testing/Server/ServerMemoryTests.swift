import Foundation
import RecourseTesting
import Testing

@Suite(.timeLimit(.minutes(1))) struct ServerMemoryTests {
  private let client = ServerClient()

  @Test func `is the same for the server and for the test`() async throws {
    let votes = ServerMemory(["Ada"])
    let server = try LoopbackServer { request in
      votes.change { $0.append(request.method) }
      return ServerResponse()
    }
    _ = await client.status(server.url)
    votes.change { $0.append("Grace") }
    #expect(votes.value == ["Ada", "GET", "Grace"])
  }

  @Test func `loses nothing when many change it at once`() async {
    let sum = ServerMemory(0)
    await withTaskGroup { group in
      for _ in 1...20 {
        group.addTask {
          for _ in 1...100 { sum.change { $0 += 1 } }
        }
      }
    }
    #expect(sum.value == 2_000)
  }

  @Test func `keeps what was changed before a failure`() {
    let sum = ServerMemory(0)
    #expect(throws: CancellationError.self) {
      try sum.change {
        $0 = 7
        throw CancellationError()
      }
    }
    #expect(sum.value == 7)
  }
}
