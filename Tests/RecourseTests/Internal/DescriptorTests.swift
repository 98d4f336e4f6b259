#if os(macOS) || os(Linux)
  import Foundation
  import Recourse
  import RecourseStore
  import RecourseTerminal
  import Testing

  /// Tests writes that nothing can read, each in a separate process.
  @Suite(.timeLimit(.minutes(5))) struct DescriptorTests {
    @Test func `every writer survives a closed standard error`() async {
      await #expect(processExitsWith: .success) {
        close(STDERR_FILENO)
        await writeEverything()
      }
    }

    @Test func `every writer survives a standard error without a reader`() async {
      await #expect(processExitsWith: .success) {
        let before = try loseReaderOfStandardError()
        defer { dup2(before, STDERR_FILENO) }
        await writeEverything()
      }
    }

    @Test func `every writer survives a read-only standard error`() async {
      await #expect(processExitsWith: .success) {
        dup2(open("/dev/null", O_RDONLY), STDERR_FILENO)
        await writeEverything()
      }
    }

    @Test func `a write without a reader throws and leaves the app's signals unchanged`() async {
      await #expect(processExitsWith: .success) {
        let before = try loseReaderOfStandardError()
        defer { dup2(before, STDERR_FILENO) }
        let error = #expect(throws: POSIXError.self) {
          try Descriptor.standardError.write(Data("lost".utf8))
        }
        #expect(error?.code == .EPIPE)
        var mask = sigset_t()
        pthread_sigmask(SIG_BLOCK, nil, &mask)
        #expect(sigismember(&mask, SIGPIPE) == 0)
        var pending = sigset_t()
        sigpending(&pending)
        #expect(sigismember(&pending, SIGPIPE) == 0)
      }
    }

    @Test func `preserves a pending signal that the app raised itself`() async {
      #if os(Linux)
        await #expect(processExitsWith: .success) {
          let before = try loseReaderOfStandardError()
          defer { dup2(before, STDERR_FILENO) }
          var pipeSignal = sigset_t()
          sigemptyset(&pipeSignal)
          sigaddset(&pipeSignal, SIGPIPE)
          pthread_sigmask(SIG_BLOCK, &pipeSignal, nil)
          raise(SIGPIPE)
          Descriptor.standardError.print("lost")
          var pending = sigset_t()
          sigpending(&pending)
          #expect(sigismember(&pending, SIGPIPE) == 1)
        }
      #endif
    }

    @Test func `writes a long text completely to a full non-blocking pipe`() async throws {
      var ends: [Int32] = [0, 0]
      try #require(pipe(&ends) == 0)
      let (reading, writing) = (ends[0], ends[1])
      for end in ends { try #require(fcntl(end, F_SETFD, FD_CLOEXEC) == 0) }
      try #require(fcntl(writing, F_SETFL, O_NONBLOCK) == 0)
      let text = Data((0..<1_000_000).map { UInt8(truncatingIfNeeded: $0) })
      let (read, reader) = AsyncStream.makeStream(of: Data.self)
      // The reader has its own thread because the write blocks until the pipe is drained.
      Thread.detachNewThread {
        var buffer = [UInt8](repeating: 0, count: 10_000)
        while case let count = Foundation.read(reading, &buffer, buffer.count), count > 0 {
          reader.yield(Data(buffer[..<count]))
        }
        reader.finish()
        close(reading)
      }
      try Descriptor(number: writing, patience: 60_000).write(text)
      close(writing)
      #expect(await read.reduce(into: Data()) { $0 += $1 } == text)
    }

    @Test func `a full file raises no signal; its sink warns once and keeps whole lines`() async {
      await #expect(processExitsWith: .success) {
        #if os(Linux)
          var limit = rlimit(rlim_cur: 4_096, rlim_max: 4_096)
          try #require(setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0)
        #else
          signal(SIGXFSZ, SIG_IGN)
          var limit = rlimit(rlim_cur: 4_096, rlim_max: 4_096)
          try #require(setrlimit(RLIMIT_FSIZE, &limit) == 0)
        #endif
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let warnings = Locked<[String]>([])
        let sink = RotatingFileSink(directory: folder, sizeLimit: 10_000) { text in
          warnings.withLock { $0.append(text) }
        }
        let journal = ErrorJournal(sinks: [sink])
        for _ in 0..<20 { journal.record(report(), as: .logged) }
        await journal.flush()
        #expect(warnings.withLock(\.count) == 1)
        let text = try String(
          contentsOf: folder.appending(path: "errors.jsonl"), encoding: .utf8)
        #expect(text.hasSuffix("\n"))
      }
    }
  }

  private enum LostError: Error { case lost }

  private func report() -> ErrorReport { ErrorReport(LostError.lost, origin: .background) }

  /// Replaces standard error with a readerless pipe, and returns a duplicate of the original.
  private func loseReaderOfStandardError() throws -> Int32 {
    let before = dup(STDERR_FILENO)
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    dup2(ends[1], STDERR_FILENO)
    close(ends[0])
    close(ends[1])
    return before
  }

  /// Writes to standard error through every part of the package that does so.
  @MainActor
  private func writeEverything() async {
    DebugWarning.write("lost")
    TerminalPresenter().present(LostError.lost)
    let folder = URL(filePath: "/dev/null/Logs")
    let journal = ErrorJournal(sinks: [ConsoleSink(), RotatingFileSink(directory: folder)])
    journal.record(report(), as: .logged)
    await journal.flush()
    let store = Store(
      initialState: 0, reducer: { state, action in state += action },
      middlewares: [logMiddleware()])
    store.dispatch(1)
  }
#endif
