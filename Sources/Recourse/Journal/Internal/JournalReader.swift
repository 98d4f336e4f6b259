/// Reads the changes of a journal at its own pace.
final class JournalReader: Sendable {
  private let state: Locked<JournalState>
  private let id: Int
  private let writer: JournalWriter?
  /// The entries that precede the changes; empty once they were read.
  private let beginning: Locked<[JournalEntry]>
  /// The number of changes that the sink caused itself and that no batch has counted yet.
  private let withheld = Locked(0)
  private static let pause = Duration.milliseconds(20)

  /// Registers a reader.
  ///
  /// - Parameters:
  ///   - state: The state that the journal shares with its readers.
  ///   - writer: The sink for which flushes wait. The default is nil: the reader is not a sink.
  init(_ state: Locked<JournalState>, writer: JournalWriter? = nil) {
    self.state = state
    self.writer = writer
    let (id, entries) = state.withLock { $0.addReader(isSink: writer != nil) }
    self.id = id
    beginning = Locked(entries)
  }

  deinit {
    leave()
  }

  /// Waits for changes and returns those since the last call; returns nil after the last change.
  func next() async -> JournalBatch? {
    let entries = beginning.withLock { exchange(&$0, with: []) }
    if !entries.isEmpty {
      return JournalBatch(changes: entries.map { .init(entry: $0, isNew: true) }, leftOut: 0)
    }
    while true {
      let (reading, aftermath) = state.withLock { $0.changes.read(id) }
      aftermath.wakeAll()
      switch reading {
      case .elements(let changes, let missed):
        let leftOut = missed + withheld.withLock { exchange(&$0, with: 0) }
        if let batch = given(JournalBatch(folding: changes, leftOut: leftOut)) { return batch }
      case .nothing: await wait()
      case .end: return nil
      }
    }
  }

  /// Removes the changes that the reader's sink caused itself, and counts them as left out.
  ///
  /// - Returns: The remaining batch; nil if no change remains.
  private func given(_ batch: JournalBatch) -> JournalBatch? {
    guard let writer, batch.changes.contains(where: { $0.entry.isCaused(by: writer) }) else {
      return batch
    }
    let changes = batch.changes.filter { !$0.entry.isCaused(by: writer) }
    let leftOut = batch.leftOut + batch.changes.count - changes.count
    guard changes.isEmpty else { return JournalBatch(changes: changes, leftOut: leftOut) }
    // Delivering the count at once could make the sink report again, in an endless loop.
    withheld.withLock { $0 = leftOut }
    finish()
    return nil
  }

  /// Calls a sink with a batch and marks the batch as written.
  func write(_ batch: JournalBatch, to sink: any JournalSink) async {
    var writers: [JournalWriter] = []
    for writer in [writer].compactMap(\.self) + batch.changes.flatMap(\.entry.writers)
    where !writers.contains(where: { $0 === writer }) {
      writers.append(writer)
    }
    let writing = JournalWriter.Writing(writers: writers, reader: self)
    await JournalWriter.$writing.withValue(writing) { await sink.record(batch) }
    writing.isUnderWay.withLock { $0 = false }
    finish()
  }

  private func finish() {
    state.withLock { $0.changes.finish(id) }.wakeAll()
  }

  /// Waits for a flush on behalf of the sink; meanwhile, no sink's flush waits for this reader.
  func whileWaitingForFlush(_ flush: () async -> Void) async {
    state.withLock { $0.changes.waitsForFlush(id, true) }.wakeAll()
    await flush()
    state.withLock { $0.changes.waitsForFlush(id, false) }.wakeAll()
  }

  /// Lets changes accumulate for 20 milliseconds, but not more than an eighth of the backlog, and
  /// not while a flush waits for them.
  ///
  /// Reading one change at a time costs more than recording the changes, because the reporting code
  /// has to wake the reader each time.
  func rest(on clock: any Clock<Duration>) async {
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
