/// Reads the changes of a journal at its own pace.
final class JournalReader: Sendable {
  /// The journal whose sink runs the current task; nil outside of the calls of sinks.
  @TaskLocal static var written: Locked<JournalState>?

  private let state: Locked<JournalState>
  private let id: Int
  private let isSink: Bool
  /// The entries that precede the changes; empty once they were read.
  private let beginning: Locked<[JournalEntry]>
  private static let pause = Duration.milliseconds(20)

  /// Registers a reader.
  ///
  /// - Parameters:
  ///   - state: The state that the journal shares with its readers.
  ///   - isSink: Whether the reader is a sink, for which flushes wait.
  init(_ state: Locked<JournalState>, isSink: Bool) {
    self.state = state
    self.isSink = isSink
    let (id, entries) = state.withLock { ($0.changes.addReader(isFlushed: isSink), $0.entries) }
    self.id = id
    beginning = Locked(entries)
  }

  deinit {
    leave()
  }

  /// Writes to a sink until the journal is deallocated and all of its changes are written.
  func write(to sink: any JournalSink, clock: any Clock<Duration>) async {
    while let batch = await next() {
      await Self.$written.withValue(state) { await sink.record(batch) }
      finish()
      await rest(on: clock)
    }
  }

  /// Waits for changes and returns those since the last call; returns nil after the last change.
  ///
  /// A sink doesn't receive the changes that a sink has caused, because it would cause further ones
  /// forever. They count as left out.
  func next() async -> JournalBatch? {
    let entries = beginning.withLock { exchange(&$0, with: []) }
    if !entries.isEmpty {
      return JournalBatch(changes: entries.map { .init(entry: $0, isNew: true) }, leftOut: 0)
    }
    var leftOut = 0
    while true {
      let (reading, aftermath) = state.withLock { $0.changes.read(id) }
      aftermath.wakeAll()
      switch reading {
      case .elements(let changes, let missed):
        let given = isSink ? changes.filter { !$0.entry.isBySink } : changes
        leftOut += missed + changes.count - given.count
        guard given.isEmpty else { return JournalBatch(folding: given, leftOut: leftOut) }
        finish()
      case .nothing: await wait()
      case .end: return nil
      }
    }
  }

  private func finish() {
    state.withLock { $0.changes.finish(id) }.wakeAll()
  }

  /// Lets changes accumulate for 20 milliseconds, but not more than an eighth of the backlog, and
  /// not while a flush waits for them.
  ///
  /// Reading one change at a time costs more than recording the changes, because the reporting code
  /// has to wake the reader each time.
  private func rest(on clock: any Clock<Duration>) async {
    var timer: Task<Void, Never>?
    await withCheckedContinuation { wake in
      // An eighth of the backlog, rounded up without an overflow.
      let isWaiting = state.withLock {
        $0.changes.wait(id, for: ($0.changes.limit - 1) / 8 + 1, wake: wake)
      }
      guard isWaiting else { return wake.resume() }
      timer = Task { [state, id] in
        guard (try? await clock.sleep(for: Self.pause)) != nil else { return }
        state.withLock { $0.changes.endWait(id) }.wakeAll()
      }
    }
    timer?.cancel()
  }

  private func wait() async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { wake in
        if !state.withLock({ $0.changes.wait(id, for: 1, wake: wake) }) { wake.resume() }
      }
    } onCancel: {
      leave()
    }
  }

  private func leave() {
    state.withLock { $0.changes.removeReader(id) }.wakeAll()
  }
}
