import Foundation

/// Cancels many readers of streams while elements are sent to them.
///
/// Readers and sender have their own threads, and the caller returns on cancellation. If they block
/// each other forever, the test's time limit still ends the test.
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
      // Sends only during the cancellations; otherwise the sender would occupy a processor.
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

/// An actor with its own thread, so that a blocked call takes no thread from the shared pool.
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

  /// Repeats the body until the task is cancelled.
  func `repeat`(_ body: nonisolated(nonsending) () async -> Void) async {
    while !Task.isCancelled { await body() }
  }
}
