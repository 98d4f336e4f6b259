import Foundation
import Recourse
import Synchronization
import Testing

/// Tests the readers of an idle journal.
@Suite(.timeLimit(.minutes(5))) struct JournalIdleTests {
  /// Counts the jobs of the tasks that prefer this executor.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  private final class CountingExecutor: TaskExecutor {
    private let queue = DispatchQueue(label: "CountingExecutor")
    private let count = Mutex(0)

    var jobs: Int { count.withLock { $0 } }

    func enqueue(_ job: consuming ExecutorJob) {
      count.withLock { $0 += 1 }
      let job = UnownedJob(job)
      queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }

    /// Runs the enqueued jobs and the jobs that follow from them, up to 100 generations.
    func drain() async {
      for _ in 0..<100 {
        await withCheckedContinuation { done in queue.async { done.resume() } }
      }
    }
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func `readers that have read everything suspend until the next change`() async {
    let journal = ErrorJournal()
    let executor = CountingExecutor()
    let (seen, note) = AsyncStream.makeStream(of: Int.self)
    let readers = (1...3).map { reader in
      let changes = journal.changes()
      return Task(executorPreference: executor) {
        for await _ in changes { note.yield(reader) }
      }
    }
    var waiting = Set(1...3)
    journal.record(ErrorReport(URLError(.timedOut), origin: .userAction), as: .logged)
    for await reader in seen {
      waiting.remove(reader)
      if waiting.isEmpty { break }
    }
    await executor.drain()
    let jobs = executor.jobs
    await executor.drain()
    #expect(executor.jobs == jobs)
    for reader in readers { reader.cancel() }
  }
}
