/// Somebody who reads what changes in a journal, at their own speed.
final class JournalReader: Sendable {
  private let state: Locked<JournalState>
  private let id: Int
  private let writer: JournalWriter?
  private static let pause = Duration.milliseconds(20)

  /// Starts to read.
  ///
  /// - Parameters:
  ///   - state: What the journal shares.
  ///   - writer: The sink, for which flushes wait. The default is nil: the reader is not a sink.
  init(_ state: Locked<JournalState>, writer: JournalWriter? = nil) {
    self.state = state
    self.writer = writer
    id = state.withLock { $0.addReader(writer: writer) }
  }

  deinit {
    leave()
  }

  /// The changes since the last call, as soon as there are any; nil when there will be none.
  func next() async -> JournalBatch? {
    while true {
      let (reading, aftermath) = state.withLock { $0.read(id) }
      aftermath.wakeAll()
      switch reading {
      case .present(let entries):
        return JournalBatch(
          changes: entries.map { .init(entry: $0, isNew: true) }, leftOut: 0)
      case .changes(let changes, let leftOut):
        if let batch = given(JournalBatch(folding: changes, leftOut: leftOut)) { return batch }
      case .nothing: await wait()
      case .end: return nil
      }
    }
  }

  /// Removes the changes that the reader's sink caused itself, and counts them as left out.
  ///
  /// - Returns: The rest; nil if nothing is left.
  private func given(_ batch: JournalBatch) -> JournalBatch? {
    guard let writer, batch.changes.contains(where: { $0.entry.isCaused(by: writer) }) else {
      return batch
    }
    let changes = batch.changes.filter { !$0.entry.isCaused(by: writer) }
    let leftOut = batch.leftOut + batch.changes.count - changes.count
    guard changes.isEmpty else { return JournalBatch(changes: changes, leftOut: leftOut) }
    // Reporting the count at once could make the sink report again, for ever.
    state.withLock { $0.withhold(leftOut, from: id) }.wakeAll()
    return nil
  }

  /// Calls the reader's sink with a batch.
  func write(_ batch: JournalBatch, to sink: any JournalSink) async {
    var writers: [JournalWriter] = []
    for writer in [writer].compactMap(\.self) + batch.changes.flatMap(\.entry.writers)
    where !writers.contains(where: { $0 === writer }) {
      writers.append(writer)
    }
    let writing = JournalWriter.Writing(writers: writers, reader: self)
    await JournalWriter.$writing.withValue(writing) { await sink.record(batch) }
    writing.isUnderWay.withLock { $0 = false }
    state.withLock { $0.finish(id) }.wakeAll()
  }

  /// Waits for a flush on behalf of the sink; meanwhile, no sink's flush waits for this reader.
  func whileWaitingForFlush(_ flush: () async -> Void) async {
    state.withLock { $0.waitsForFlush(id, true) }.wakeAll()
    await flush()
    state.withLock { $0.waitsForFlush(id, false) }.wakeAll()
  }

  /// Lets changes gather for a while, unless somebody waits for them or there are many already.
  ///
  /// A reader that reads one change at a time costs more than all that is read: each time it must be
  /// woken by the code that reports.
  func rest(on clock: any Clock<Duration>) async {
    var timer: Task<Void, Never>?
    await withCheckedContinuation { wake in
      guard state.withLock({ $0.rest(id, wake: wake) }) else { return wake.resume() }
      timer = Task { [state, id] in
        guard (try? await clock.sleep(for: Self.pause)) != nil else { return }
        state.withLock { $0.endRest(id) }?.resume()
      }
    }
    timer?.cancel()
  }

  private func wait() async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { wake in
        if !state.withLock({ $0.wait(id, wake: wake) }) { wake.resume() }
      }
    } onCancel: {
      leave()
    }
  }

  private func leave() {
    state.withLock { $0.removeReader(id) }.wakeAll()
  }
}
