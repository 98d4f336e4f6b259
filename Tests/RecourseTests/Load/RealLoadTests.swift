import Foundation
import Recourse
import RecourseTestServer
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5))) struct RealLoadTests {
  private let client = ServerClient()
  private let server: LoopbackServer
  private let router = ErrorRouter(policy: ErrorPolicy { Otherwise(.log) })

  init() throws {
    server = try LoopbackServer(seed: 30) { _ in .json("[1, 2, 3]") }
    // Each rule takes 7 % of the requests that the rules before it left, about 30 % in total.
    server.faults = [
      .random(0.07, .status(503)), .random(0.07, .brokenBody), .random(0.07, .cutOff),
      .random(0.07, .reset), .random(0.07, .notHTTP),
    ]
  }

  @Test func `each of 10,000 loads ends as loaded or failed, as the server decided`() async {
    let loaders = (0..<10_000).map { number in
      Loader(router: router) { try await orders(number) }
    }
    await load(loaders)
    let spoiled = Set(server.requests.filter { !$0.faults.isEmpty }.map(\.path))
    #expect((2_500...3_500).contains(spoiled.count))
    #expect(server.requests.count == loaders.count)
    #expect(router.journal.counts.byOutcome == [.logged: spoiled.count])
    for (number, loader) in loaders.enumerated() {
      switch loader.state {
      case .loaded(let orders): #expect(orders == [1, 2, 3] && !spoiled.contains(path(number)))
      case .failed: #expect(spoiled.contains(path(number)))
      case .idle, .loading: Issue.record("Load \(number) hasn't ended.")
      }
    }
  }

  @Test func `a retryable load fails only if the server spoiled all its attempts`() async {
    let schedule = RetrySchedule.constant(.zero, maxAttempts: 3).retrying { _ in true }
    let loaders = (0..<500).map { number in
      Loader(retry: schedule, router: router) { try await orders(number) }
    }
    await load(loaders)
    let requests = Dictionary(grouping: server.requests, by: \.path)
    for (number, loader) in loaders.enumerated() {
      let attempts = requests[path(number)]?.map(\.faults) ?? []
      let whole = attempts.firstIndex(of: [])
      #expect(attempts.count == (whole.map { $0 + 1 } ?? 3))
      switch loader.state {
      case .loaded: #expect(whole != nil)
      case .failed(let failure, _):
        #expect(whole == nil)
        #expect(failure.attempts.count == 3)
      case .idle, .loading: Issue.record("Load \(number) hasn't ended.")
      }
    }
  }

  private func load(_ loaders: [Loader<[Int]>]) async {
    await withTaskGroup { group in
      for loader in loaders { group.addTask { await loader.load() } }
    }
  }

  private func path(_ number: Int) -> String { "/orders/\(number)" }

  private func orders(_ number: Int) async throws -> [Int] {
    let url = server.url.appendingPathComponent("orders/\(number)")
    let answer = try await client.get(url)
    if answer.status != 200 { throw LoadRefused(statusCode: answer.status) }
    return try JSONDecoder().decode([Int].self, from: Data(answer.body.utf8))
  }
}

private struct LoadRefused: HTTPStatusProvider {
  let statusCode: Int
}
