/// Wakes the reader of a stream, once for all changes since it was awake.
@MainActor
final class AsyncSignal {
  private(set) var isOver = false
  private var isPending = true
  private var sleeper: CheckedContinuation<Void, Never>?

  func send() {
    isPending = true
    wake()
  }

  /// Ends the stream, after a value that its reader has not seen.
  func end() {
    isOver = true
    wake()
  }

  /// Waits for a change, and returns false when there will be none or the task is cancelled.
  func wait() async -> Bool {
    while !isPending, !isOver, !Task.isCancelled {
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
    guard isPending, !Task.isCancelled else { return false }
    isPending = false
    return true
  }

  private func wake() {
    sleeper?.resume()
    sleeper = nil
  }
}
