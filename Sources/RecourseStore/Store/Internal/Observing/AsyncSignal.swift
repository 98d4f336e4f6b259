/// Wakes the reader of a stream, once for all changes since its last turn.
@MainActor
final class AsyncSignal {
  private(set) var isOver = false
  private var isPending = true
  private var sleeper: CheckedContinuation<Void, Never>?

  func send() {
    isPending = true
    wake()
  }

  /// Ends the stream after the reader has received a pending value.
  func end() {
    isOver = true
    wake()
  }

  /// Waits for a change; returns false if none will follow or the task is cancelled.
  func wait() async -> Bool {
    while !isPending, !isOver, !Task.isCancelled {
      await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
          wake()
          sleeper = continuation
        }
      } onCancel: {
        // However early the cancellation, this task runs only after the continuation is stored.
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
