/// Somebody who reads what changes in a journal, at their own speed.
final class JournalReader: Sendable {
  private let state: Locked<JournalState>
  private let id: Int
  private static let pause = Duration.milliseconds(20)

  init(_ state: Locked<JournalState>, isWaitedFor: Bool) {
    self.state = state
    id = state.withLock { $0.addReader(isWaitedFor: isWaitedFor) }
  }

  deinit {
    leave()
  }

  /// The changes since the last call, as soon as there are any; nil when there will be none.
  func next() async -> JournalBatch? {
    while true {
      let (reading, wakes) = state.withLock { ($0.read(id), $0.wakeAll()) }
      wakes.forEach { $0.resume() }
      switch reading {
      case .present(let entries):
        return JournalBatch(
          changes: entries.map { .init(entry: $0, isNew: true) }, leftOut: 0)
      case .changes(let changes, let leftOut):
        return JournalBatch(folding: changes, leftOut: leftOut)
      case .nothing: await wait()
      case .end: return nil
      }
    }
  }

  /// Notes that what was read is dealt with.
  func finish() {
    state.withLock { $0.finish(id) }.forEach { $0.resume() }
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
    state.withLock { $0.removeReader(id) }.forEach { $0.resume() }
  }
}
