/// Reads the changes of a journal at its own pace.
final class JournalReader: Sendable {
  /// The journal whose sink runs the current task; nil outside of the calls of sinks.
  @TaskLocal static var written: Locked<JournalState>?

  private let state: Locked<JournalState>
  private let id: Int
  private let isSink: Bool
  private let wakes: AsyncStream<Void>
  /// The entries that precede the changes; empty once they were read.
  private let beginning: Locked<[JournalEntry]>
  private static let pause = Duration.milliseconds(20)

  /// Registers a reader.
  ///
  /// - Parameters:
  ///   - state: The state that the journal shares with its readers.
  ///   - isSink: Whether the reader is a sink, for which flushes wait.
  init(_ state: Locked<JournalState>, isSink: Bool) {
    let (wakes, wake) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let (id, entries) = state.withLock { ($0.addReader(isSink: isSink, wake: wake), $0.entries) }
    self.state = state
    self.id = id
    self.isSink = isSink
    self.wakes = wakes
    beginning = Locked(entries)
  }

  deinit {
    leave()
  }

  /// Writes to a sink until the journal is deallocated and all of its changes are written.
  func write(to sink: any JournalSink, clock: any Clock<Duration>) async {
    while let batch = await next() {
      await Self.$written.withValue(state) { await sink.record(batch) }
      change { $0.finish() }
      await rest(on: clock)
    }
  }

  /// Waits for changes and returns those since the last call; returns nil after the last change.
  ///
  /// A sink doesn't receive the changes that a sink has caused, because it would cause further ones
  /// forever. They count as missed.
  func next() async -> JournalBatch? {
    let entries = beginning.withLock { exchange(&$0, with: []) }
    if !entries.isEmpty {
      return JournalBatch(changes: entries.map { .init(entry: $0, isNew: true) }, missedCount: 0)
    }
    var missedCount = 0
    while !Task.isCancelled, let (changes, missed) = state.withLock({ $0.read(id) }) {
      let given = isSink ? changes.filter { !$0.entry.isBySink } : changes
      missedCount += missed + changes.count - given.count
      guard given.isEmpty else { return JournalBatch(folding: given, missedCount: missedCount) }
      change { $0.finish() }
      if changes.isEmpty { await wait { _ in 1 } }
    }
    leave()
    return nil
  }

  /// Lets changes accumulate for 20 milliseconds, but not more than an eighth of the backlog, and
  /// not while a flush waits for them.
  ///
  /// Reading one change at a time costs more than recording the changes, because the reporting code
  /// has to wake the reader each time.
  private func rest(on clock: any Clock<Duration>) async {
    let timer = Task { [state, id] in
      guard (try? await clock.sleep(for: Self.pause)) != nil else { return }
      state.withLock { $0.change(id) { $0.endWait() } }
    }
    // An eighth of the backlog, rounded up without an overflow.
    await wait { ($0 - 1) / 8 + 1 }
    timer.cancel()
  }

  /// Waits until a number of changes are unread, which may depend on the backlog.
  private func wait(for count: (_ backlog: Int) -> Int) async {
    state.withLock { $0.wait(id, for: count($0.backlog)) }
    for await _ in wakes { return }
  }

  private func change(_ body: (inout JournalMailbox) -> Void) {
    state.withLock { $0.change(id, body) }
  }

  private func leave() {
    state.withLock { $0.removeReader(id) }?.endFlushes()
  }
}
