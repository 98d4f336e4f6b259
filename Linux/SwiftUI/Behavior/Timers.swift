/// The work that the imitated system does later: by its clock, or some turns of the main actor on.
///
/// A deadline counts from the call, not from when its task first runs.
@MainActor
final class Timers {
  private struct Timer {
    /// The time that is left; nil for a number of turns.
    let remaining: (() -> Duration)?
    let task: Task<Void, Never>
  }

  private let clock: any Clock<Duration>
  private var timers: [Int: Timer] = [:]
  private var lastID = 0
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(clock: any Clock<Duration>) {
    self.clock = clock
  }

  /// The number of timers that have not fired.
  var count: Int { timers.count }

  /// The time until the next deadline; nil without one.
  var untilNext: Duration? { timers.values.compactMap { $0.remaining?() }.min() }

  /// Runs an action after a time.
  ///
  /// - Returns: What cancels it.
  func add(after delay: Duration, _ action: @escaping () -> Void) -> Int {
    add(clock.sleeper(for: delay), action)
  }

  /// Runs an action after a number of turns of the main actor.
  func add(afterTurns turns: Int, _ action: @escaping () -> Void) {
    let sleeper = Sleeper(remaining: nil) { for _ in 0..<turns { await Task.yield() } }
    _ = add(sleeper, action)
  }

  /// Cancels a timer; one that has fired is no more.
  func cancel(_ id: Int) {
    timers.removeValue(forKey: id)?.task.cancel()
    wake()
  }

  func cancelAll() {
    for timer in timers.values { timer.task.cancel() }
    timers = [:]
    wake()
  }

  /// Waits until every timer whose deadline has passed, or that counts turns, has fired.
  func waitForDue() async {
    while timers.values.contains(where: { $0.remaining.map { $0() <= .zero } ?? true }) {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  private func add(_ sleeper: Sleeper, _ action: @escaping () -> Void) -> Int {
    lastID += 1
    let id = lastID
    let task = Task { [weak self] in
      do { try await sleeper.sleep() } catch { return }
      guard let self, timers.removeValue(forKey: id) != nil else { return }
      action()
      wake()
    }
    timers[id] = Timer(remaining: sleeper.remaining, task: task)
    return id
  }

  private func wake() {
    let continuations = waiting
    waiting = []
    for continuation in continuations { continuation.resume() }
  }
}

/// A sleep that has a deadline before it begins.
private struct Sleeper {
  let remaining: (() -> Duration)?
  let sleep: () async throws -> Void
}

extension Clock<Duration> {
  fileprivate func sleeper(for delay: Duration) -> Sleeper {
    let deadline = now.advanced(by: delay)
    return Sleeper(remaining: { now.duration(to: deadline) }) {
      try await sleep(until: deadline, tolerance: nil)
    }
  }
}
