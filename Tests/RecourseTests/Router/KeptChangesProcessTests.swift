#if os(macOS) || os(Linux)
  import Foundation
  import Recourse
  import RecourseNetworking
  import RecourseTestServer
  import RecourseTesting
  import Testing

  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  extension KeptChange.Kind<Int> {
    fileprivate static var note: Self { "note" }
  }

  /// Tests kept changes with processes that are killed at any instruction, and a server that fails.
  @Suite(.timeLimit(.minutes(120))) struct KeptChangesProcessTests {
    @Test func `kill -9 at any moment loses no change, doubles none, and keeps the order`()
      async throws
    {
      let kills = ProcessInfo.processInfo.environment["KILLS"].flatMap(Int.init) ?? 100
      let app = try KilledApp()
      var generator = SeededGenerator(seed: 31)
      for _ in 0..<kills {
        let seed = generator.next()
        await #expect(processExitsWith: .signal(SIGKILL)) {
          [
            path = app.folder.url.path as String, server = app.server.url as URL,
            seed = seed as UInt64
          ]
          in
          try await ChangingApp(in: URL(filePath: path), server: server).run(seed: seed)
        }
      }
      app.server.faults = []
      try await ChangingApp(in: app.folder.url, server: app.server.url).finish()
      let log = try ChangingApp.Log(in: app.folder.url)
      let applied = app.applied.withLock { $0 }
      #expect(log.kept.count > kills / 10)
      #expect(Set(applied.map(\.number)).isSuperset(of: log.kept), "lost")
      #expect(Set(applied.map(\.number)).isSubset(of: log.begun), "invented")
      #expect(Set(applied.map(\.key)).count == applied.count, "doubled by the server")
      #expect(Set(applied.map(\.number)).count == applied.count, "doubled by the app")
      #expect(applied.map(\.number) == applied.map(\.number).sorted(), "out of order")
    }
  }

  /// An app that is killed, and the server of its changes.
  private final class KilledApp: Sendable {
    let folder: DurableFolder
    let server: LoopbackServer
    /// The changes that the server has made, in order.
    let applied: Locked<[(key: String, number: Int)]>

    init() throws {
      folder = try DurableFolder()
      let applied = Locked<[(key: String, number: Int)]>([])
      self.applied = applied
      server = try LoopbackServer(seed: 31) { request in
        guard let key = request.headers["idempotency-key"],
          let number = Int(String(bytes: request.body, encoding: .utf8) ?? "")
        else { return ServerResponse(status: 400) }
        applied.withLock { applied in
          // A server knows its latest keys, so that the late request of a killed app does nothing.
          if !applied.contains(where: { $0.key == key }) { applied.append((key, number)) }
        }
        return ServerResponse()
      }
      server.faults = [.random(0.1, .status(503)), .random(0.1, .cutOff), .random(0.05, .reset)]
    }
  }

  /// A program that makes changes, writes down each call that has returned, and kills itself at a
  /// random moment.
  @MainActor
  private struct ChangingApp {
    let folder: URL
    let router: ErrorRouter

    init(in folder: URL, server: URL) throws {
      self.folder = folder
      router = ErrorRouter(
        policy: ErrorPolicy { Otherwise(.log) },
        journal: ErrorJournal(
          durableReports: DurableReports(
            file: folder.appending(path: "reports.jsonl"), sizeLimit: 50_000)))
      router.onKeptChange(of: .note) { number, key in
        var request = URLRequest(url: server)
        request.httpMethod = "POST"
        request.httpBody = Data("\(number)".utf8)
        request.setValue(key.uuidString, forHTTPHeaderField: "Idempotency-Key")
        _ = try await URLSession.shared.answer(for: request)
      }
    }

    /// Returns only if the process survives.
    func run(seed: UInt64) async throws -> Never {
      var generator = SeededGenerator(seed: seed)
      var number = try Log(in: folder).last
      let log = folder.appending(path: "log")
      if !FileManager.default.fileExists(atPath: log.path) { try Data().write(to: log) }
      let handle = try FileHandle(forWritingTo: log)
      try handle.seekToEnd()
      // The last process may have died within a line.
      try handle.write(contentsOf: Data("\n".utf8))
      let microseconds = UInt32.random(in: 0..<100_000, using: &generator)
      // Real time, so that the process dies at any instruction, also within a system call.
      Thread {
        usleep(microseconds)
        kill(getpid(), SIGKILL)
      }
      .start()
      router.restoreReports()
      while true {
        number += 1
        try handle.write(contentsOf: Data("? \(number)\n".utf8))
        router.attempt(keeping: .note, number)
        try handle.write(contentsOf: Data("+ \(number)\n".utf8))
        let limit = [0, 5, 20].randomElement(using: &generator) ?? 0
        while router.keptChanges.count > limit { await runWaiting() }
      }
    }

    /// Lets the changes run, and then those that have failed.
    private func runWaiting() async {
      for _ in 0..<100 { await Task.yield() }
      router.restoreReports()
    }

    /// Runs what the killed processes have left.
    func finish() async throws {
      router.restoreReports()
      while !router.keptChanges.isEmpty { await runWaiting() }
    }

    /// The calls of the processes that were killed.
    struct Log {
      /// The changes whose calls had returned.
      private(set) var kept: Set<Int> = []
      /// Those, and the ones whose calls were interrupted.
      private(set) var begun: Set<Int> = []

      var last: Int { begun.max() ?? 0 }

      init(in folder: URL) throws {
        let file = folder.appending(path: "log")
        guard FileManager.default.fileExists(atPath: file.path) else { return }
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
          guard let number = Int(line.dropFirst(2)) else { continue }
          if line.first == "+" { kept.insert(number) }
          begun.insert(number)
        }
      }
    }
  }
#endif
