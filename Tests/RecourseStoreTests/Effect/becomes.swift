import Recourse
import RecourseTesting

/// Whether something becomes true when others have their turns, without moving a clock.
@MainActor func becomes(_ condition: () -> Bool) async -> Bool {
  for _ in 0..<100_000 {
    if condition() { return true }
    await Task.yield()
  }
  return false
}

extension ManualClock {
  /// Whether somebody comes to sleep until a time.
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
