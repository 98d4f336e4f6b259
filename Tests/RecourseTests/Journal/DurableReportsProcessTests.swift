#if os(macOS) || os(Linux)
  import Foundation
  import Recourse
  import RecourseTesting
  import Testing

  /// Tests durable reports with processes that are killed, and that write at the same time.
  @MainActor
  @Suite(.timeLimit(.minutes(10))) struct DurableReportsProcessTests {
    @Test func `each report whose call had returned is there after kill -9`() async throws {
      let folder = try DurableFolder()
      var generator = SeededGenerator(seed: 9)
      var total = 0
      var run = 0
      // A busy machine kills most writers early, so that more of them are needed.
      while run < 200 || total <= 1_000 {
        defer { run += 1 }
        let seed = generator.next()
        await #expect(processExitsWith: .signal(SIGKILL)) {
          [path = folder.url.path as String, seed = seed as UInt64] in
          var writer = DurableWriter(in: URL(filePath: path), seed: seed)
          try writer.run()
        }
        let log = try DurableWriter.Log(in: folder.url)
        let app = DurableApp(folder, sizeLimit: DurableWriter.sizeLimit)
        app.router.restoreReports()
        let restored = Set(app.reports.map(\.id))
        #expect(restored.isSuperset(of: log.open), "run \(run), seed \(seed)")
        #expect(restored.isSubset(of: log.mayBeOpen), "run \(run), seed \(seed)")
        total += log.open.count
        // Every second run starts with reports of earlier runs.
        if run % 2 == 1 {
          app.router.resolve(DurableWriter.key)
          try log.remove()
        }
      }
    }

    @Test func `two processes that write to one file at once lose no report`() async throws {
      let folder = try DurableFolder()
      var settings = folder.reports(sizeLimit: 1_500_000)
      // A busy machine may suspend the other process while it holds the lock.
      settings.patience = 60_000
      let journal = ErrorJournal(durableReports: settings)
      let writing = Task.detached { DurableWriter.write(1_000, to: journal) }
      await #expect(processExitsWith: .success) { [path = folder.url.path as String] in
        let file = URL(filePath: path).appending(path: "reports.jsonl")
        var settings = DurableReports(file: file, sizeLimit: 1_500_000, isDurable: { _ in true })
        settings.patience = 60_000
        let ids = DurableWriter.write(1_000, to: ErrorJournal(durableReports: settings))
        try ids.map(\.uuidString).joined(separator: "\n")
          .write(toFile: path + "/ids", atomically: true, encoding: .utf8)
      }
      let mine = await writing.value
      let text = try String(contentsOf: folder.url.appending(path: "ids"), encoding: .utf8)
      let others = text.split(separator: "\n").compactMap { UUID(uuidString: String($0)) }
      #expect(mine.count == 500 && others.count == 500)
      #expect(folder.warnings.all.isEmpty)
      #expect(try folder.restorable() == Set(mine + others))
      // Only the other process has ended.
      #expect(Set(DurableApp(folder).router.restoreReports().map(\.id)) == Set(others))
    }

    @Test func `a full disk leaves the reports in memory, and loses none of those written`()
      async throws
    {
      let folder = try DurableFolder()
      await #expect(processExitsWith: .success) { [path = folder.url.path as String] in
        let warnings = JournalTexts()
        let journal = ErrorJournal(
          durableReports: DurableReports(
            file: URL(filePath: path).appending(path: "reports.jsonl"), isDurable: { _ in true },
            onFailure: { warnings.append($0) }))
        try limitFiles(to: 5_000)
        for number in 0..<20 {
          journal.report(ErrorReport(problem(number), origin: .background))
        }
        #expect(journal.counts.pending == 20)
        #expect(warnings.all.count == 1)
        try limitFiles(to: 100_000)
        journal.report(ErrorReport(problem(20), origin: .background))
        #expect(warnings.all.count == 1)
      }
      #expect(try folder.restorable().count == 21)
    }
  }

  /// Limits the size of the files that this process writes.
  private func limitFiles(to size: Int) throws {
    var limit = rlimit(rlim_cur: rlim_t(size), rlim_max: 1_000_000)
    #if canImport(Darwin)
      try #require(setrlimit(RLIMIT_FSIZE, &limit) == 0)
    #else
      try #require(setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0)
    #endif
  }

  /// A program that reports and settles, writes down each call that has returned, and kills itself
  /// at a random moment.
  private struct DurableWriter {
    static let key: ErrorReport.Key = "orders"
    // Small enough for the file to be rewritten in many of the runs.
    static let sizeLimit = 100_000

    private let folder: URL
    private var generator: SeededGenerator

    init(in folder: URL, seed: UInt64) {
      self.folder = folder
      generator = SeededGenerator(seed: seed)
    }

    /// Returns only if the process survives.
    mutating func run() throws -> Never {
      let log = folder.appending(path: "log")
      if !FileManager.default.fileExists(atPath: log.path) { try Data().write(to: log) }
      let handle = try FileHandle(forWritingTo: log)
      try handle.seekToEnd()
      // The last process may have died within a line.
      try handle.write(contentsOf: Data("\n".utf8))
      let journal = ErrorJournal(
        durableReports: DurableReports(
          file: folder.appending(path: "reports.jsonl"), sizeLimit: Self.sizeLimit,
          isDurable: { _ in true }))
      let microseconds = UInt32.random(in: 0..<60_000, using: &generator)
      // Real time, so that the process dies at any instruction, also within a system call.
      Thread {
        usleep(microseconds)
        kill(getpid(), SIGKILL)
      }
      .start()
      var open: [ErrorReport.ID] = []
      while true {
        if open.count < 10 || Bool.random(using: &generator) && open.count < 50 {
          let report = ErrorReport(
            problem(.random(in: 0..<9, using: &generator)), origin: .background,
            resolvedBy: [Self.key])
          try handle.write(contentsOf: Data("? \(report.id)\n".utf8))
          journal.report(report)
          try handle.write(contentsOf: Data("+ \(report.id)\n".utf8))
          open.append(report.id)
        } else {
          let id = open.remove(at: .random(in: open.indices, using: &generator))
          try handle.write(contentsOf: Data("? \(id)\n".utf8))
          journal.settle(id, as: .handled)
          try handle.write(contentsOf: Data("- \(id)\n".utf8))
        }
      }
    }

    /// Reports a number of problems and settles every second one.
    ///
    /// - Returns: The pending reports.
    @discardableResult
    static func write(_ count: Int, to journal: ErrorJournal) -> [ErrorReport.ID] {
      var ids: [ErrorReport.ID] = []
      for number in 0..<count {
        let report = ErrorReport(problem(number), origin: .background)
        journal.report(report)
        if number % 2 == 0 {
          journal.settle(report.id, as: .handled)
        } else {
          ids.append(report.id)
        }
      }
      return ids
    }

    /// The calls of a program that was killed.
    struct Log {
      /// The reports whose calls had returned, and for whose outcome no call had begun.
      private(set) var open: Set<ErrorReport.ID> = []
      /// Those reports and the reports of the calls that were interrupted.
      private(set) var mayBeOpen: Set<ErrorReport.ID> = []
      private let url: URL

      init(in folder: URL) throws {
        url = folder.appending(path: "log")
        guard FileManager.default.fileExists(atPath: url.path) else { return }
        for line in try String(contentsOf: url, encoding: .utf8).split(separator: "\n") {
          guard let id = UUID(uuidString: String(line.dropFirst(2))) else { continue }
          switch line.first {
          case "+": open.insert(id)
          case "-": mayBeOpen.remove(id)
          default:
            open.remove(id)
            mayBeOpen.insert(id)
          }
        }
      }

      func remove() throws {
        try? FileManager.default.removeItem(at: url)
      }
    }
  }
#endif
