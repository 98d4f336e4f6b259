import Recourse
import RecourseTesting

/// Returns whether a condition becomes true within 100,000 yields, without moving a clock.
@MainActor func becomes(_ condition: () -> Bool) async -> Bool {
  for _ in 0..<100_000 {
    if condition() { return true }
    await Task.yield()
  }
  return false
}

extension ManualClock {
  /// Returns whether a task starts to sleep until a time, within the yields of `becomes`.
  @MainActor func hasSleeper(until time: Duration) async -> Bool {
    let hasCome = Locked(false)
    let waiting = Task {
      await waitForSleeper(until: time)
      hasCome.withLock { $0 = true }
    }
    defer { waiting.cancel() }
    return await becomes { hasCome.withLock { $0 } }
  }
}
