import Foundation
import RecourseTestServer
import Testing

@Suite(.timeLimit(.minutes(5))) struct ServerMemoryTests {
  private let client = ServerClient()

  @Test func `the server and the test share the same value`() async throws {
    let votes = ServerMemory(["Ada"])
    let server = try LoopbackServer { request in
      votes.change { $0.append(request.method) }
      return ServerResponse()
    }
    _ = await client.status(server.url)
    votes.change { $0.append("Grace") }
    #expect(votes.value == ["Ada", "GET", "Grace"])
  }

  @Test func `loses no change under concurrency`() async {
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

  @Test func `keeps changes made before an error is thrown`() {
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
