import Foundation

/// Cancels many readers of streams while something is sent to them.
///
/// Both have a thread of their own, and the caller leaves when it is cancelled: so they may block
/// each other for ever, and a time limit ends the test all the same.
func cancelReaders<Element: Sendable>(
  of stream: @escaping @Sendable () -> AsyncStream<Element>,
  while send: nonisolated(nonsending) @escaping @Sendable () async -> Void
) async {
  let (rounds, end) = AsyncStream.makeStream(of: Void.self)
  Thread.detachNewThread {
    for _ in 1...10 {
      let begun = DispatchSemaphore(value: 0)
      let readers = (1...500).map { _ in
        let stream = stream()
        return Task {
          begun.signal()
          for await _ in stream {}
        }
      }
      for _ in readers { begun.wait() }
      // Only meanwhile: it would take a processor from all other tests.
      let sending = Task {
        await OwnThread().repeat {
          begun.signal()
          await send()
        }
      }
      begun.wait()
      for reader in readers { reader.cancel() }
      sending.cancel()
    }
    end.finish()
  }
  for await _ in rounds {}
}

/// An actor that takes no thread from others when it is blocked.
private actor OwnThread {
  private final class Executor: SerialExecutor {
    private let queue = DispatchQueue(label: "OwnThread")

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
  }

  private let executor = Executor()

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// Does something again and again until the task is cancelled.
  func `repeat`(_ body: nonisolated(nonsending) () async -> Void) async {
    while !Task.isCancelled { await body() }
  }
}
