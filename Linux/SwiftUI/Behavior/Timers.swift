/// Schedules the delayed work of the imitated system, by its clock or by turns of the main actor.
///
/// A delay counts from the call, not from the first run of the timer's task.
@MainActor
final class Timers {
  private struct Timer {
    /// The time until the deadline; nil for a timer that counts turns.
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

  /// The time until the next deadline; nil if there is none.
  var untilNext: Duration? { timers.values.compactMap { $0.remaining?() }.min() }

  /// Runs an action after a delay.
  ///
  /// - Returns: The identifier for `cancel(_:)`.
  func add(after delay: Duration, _ action: @escaping () -> Void) -> Int {
    add(clock.sleeper(for: delay), action)
  }

  /// Runs an action after a number of turns of the main actor.
  func add(afterTurns turns: Int, _ action: @escaping () -> Void) {
    let sleeper = Sleeper(remaining: nil) { for _ in 0..<turns { await Task.yield() } }
    _ = add(sleeper, action)
  }

  /// Cancels a timer; a timer that has fired is not affected.
  func cancel(_ id: Int) {
    timers.removeValue(forKey: id)?.task.cancel()
    wake()
  }

  func cancelAll() {
    for timer in timers.values { timer.task.cancel() }
    timers = [:]
    wake()
  }

  /// Waits until every timer that is past its deadline or counts turns has fired.
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

/// A sleep with a deadline that is fixed before the sleep begins.
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
