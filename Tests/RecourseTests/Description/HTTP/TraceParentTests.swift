import Foundation
import Recourse
import RecourseNetworking
import RecourseTestServer
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite(.timeLimit(.minutes(5))) struct TraceParentTests {
  private let journal = ErrorJournal(limit: .max)

  /// Returns the identifier of the trace in an entry, which a person finds in its text.
  private func trace(of entry: JournalEntry) -> String? {
    JournalRecord(entry).publicDetails.firstMatch(of: /sending request ([0-9a-f]{32})/)
  }

  @Test func `each of 1,000 failures is found in the server's log by its trace`() async throws {
    let server = try LoopbackServer { _ in ServerResponse(status: 500) }
    server.faults = [.random(0.1, .cutOff)]
    try await withThrowingTaskGroup { group in
      for lane in 0..<8 {
        group.addTask {
          for number in 0..<125 {
            let url = server.url.appending(path: "\(lane)/\(number)")
            do {
              _ = try await URLSession.shared.answer(for: URLRequest(url: url))
            } catch {
              journal.record(error)
            }
          }
        }
      }
      try await group.waitForAll()
    }
    let log = Dictionary(grouping: server.requests) { request in
      request.headers["traceparent"]?.split(separator: "-")[1]
    }
    #expect(journal.counts.reported == 1_000)
    for entry in journal.entries {
      let trace = try #require(self.trace(of: entry))
      // A session may repeat a request whose connection was lost.
      let requests = try #require(log[Substring(trace)])
      #expect(Set(requests.map(\.path)).count == 1)
    }
    #expect(Set(journal.entries.compactMap(trace)).count == 1_000)
  }

  @Test func `a trace that the app has begun goes on`() async throws {
    let server = try LoopbackServer { _ in ServerResponse(status: 500) }
    let parent = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-00"
    var request = URLRequest(url: server.url)
    request.setValue(parent, forHTTPHeaderField: "traceparent")
    do { _ = try await URLSession.shared.answer(for: request) } catch { journal.record(error) }
    #expect(server.requests.first?.headers["traceparent"] == parent)
    #expect(trace(of: journal.entries[0]) == "4bf92f3577b34da6a3ce929d0e0e4736")
  }

  @Test(
    arguments: [
      "", "00-x", "00-4BF92F3577B34DA6A3CE929D0E0E4736-00f067aa0ba902b7-00",
      "00-00000000000000000000000000000000-00f067aa0ba902b7-00",
      "ff-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-00",
    ])
  func `a field that is none is replaced`(_ value: String) async throws {
    let server = try LoopbackServer(["/": .json("[]")])
    var request = URLRequest(url: server.url)
    request.setValue(value, forHTTPHeaderField: "traceparent")
    _ = try await URLSession.shared.answer(for: request)
    let sent = try #require(server.requests.first?.headers["traceparent"])
    #expect(sent.wholeMatch(of: /00-[0-9a-f]{32}-[0-9a-f]{16}-00/) != nil)
  }

  @Test func `cancelling the task cancels a request that has no answer yet`() async throws {
    let server = try LoopbackServer(["/": .json("[]")])
    server.faults = [.always(.silence)]
    let request = URLRequest(url: server.url)
    let task = Task { try await URLSession.shared.answer(for: request) }
    await eventually { !server.requests.isEmpty }
    task.cancel()
    let error = await #expect(throws: (any Error).self) { try await task.value }
    #expect(error?.isCancellation == true)
  }

  @Test func `a body that can't be decoded has the trace as well`() async throws {
    let server = try LoopbackServer(["/": .json("{}")])
    do {
      _ = try await URLSession.shared.answer([Int].self, for: URLRequest(url: server.url))
    } catch {
      journal.record(error)
    }
    #expect(trace(of: journal.entries[0]) != nil)
  }
}

extension [String] {
  fileprivate func firstMatch(of pattern: Regex<(Substring, Substring)>) -> String? {
    for text in self {
      if let match = text.firstMatch(of: pattern) { return String(match.output.1) }
    }
    return nil
  }
}
