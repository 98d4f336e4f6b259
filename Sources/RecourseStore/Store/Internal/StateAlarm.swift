/// Wakes the reader of a stream, once for all changes since it was awake.
@MainActor
final class StateAlarm {
  private(set) var isOver = false
  private var isRinging = true
  private var sleeper: CheckedContinuation<Void, Never>?

  func ring() {
    isRinging = true
    wake()
  }

  func end() {
    isOver = true
    wake()
  }

  /// Waits until it rings, and turns it off; false when it ends or the task is cancelled.
  func wait() async -> Bool {
    if !isRinging, !isOver {
      await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
          wake()
          sleeper = continuation
        }
      } onCancel: {
        // Its turn on the main actor comes after the sleep has begun, however early it is.
        Task { @MainActor in wake() }
      }
    }
    guard !isOver, !Task.isCancelled else { return false }
    isRinging = false
    return true
  }

  private func wake() {
    sleeper?.resume()
    sleeper = nil
  }
}
