import Foundation
import Recourse

/// Waits until resumed tasks have come to their next suspension.
///
/// Swift has no way to ask whether a task is suspended, but two facts imply it. A thread runs one job at
/// a time: once a job of the barrier has run on the thread that resumed a task, the task has suspended or
/// ended. An actor runs its jobs in order: once a job of the barrier has run on the main actor, the jobs
/// before it have, too. Tasks that were resumed in turn get a number of rounds; in each of them the main
/// actor finishes the jobs that it has, and the global executor begins those that it has. A task that
/// waits for a processor of a busy machine is therefore waited for, up to a second.
struct JobBarrier: Sendable {
  /// The threads on which no job of the barrier ran in time, such as those of an app's own executor.
  private let foreignThreads = Locked<Set<ThreadID>>([])
  /// The job for the main actor that did not run in time because the main thread is blocked.
  private let blockedJob = Locked<Flag?>(nil)
  private static let patience = Duration.seconds(1)

  typealias Flag = Locked<Bool>

  /// Waits until the tasks that were resumed on some threads have suspended or ended.
  func pass(_ threads: Set<ThreadID>, priority: TaskPriority) async {
    let awaited = threads.subtracting(foreignThreads.withLock { $0 })
    guard !awaited.isEmpty else { return }
    let missing = Locked(awaited)
    let end = ContinuousClock.now + Self.patience
    var width = 2
    while await isMissing(missing, afterJobs: width, priority: priority) {
      guard ContinuousClock.now < end else {
        return foreignThreads.withLock { $0.formUnion(missing.withLock { $0 }) }
      }
      // With as many jobs as threads, each thread of the executor gets one.
      if width < ProcessInfo.processInfo.activeProcessorCount {
        width *= 2
      } else {
        // The threads that wait for a processor get one sooner.
        try? await Task.sleep(for: .microseconds(50))
      }
    }
  }

  /// Runs concurrent jobs, which remove the threads that they run on; false if none is missing.
  private func isMissing(
    _ missing: Locked<Set<ThreadID>>, afterJobs count: Int, priority: TaskPriority
  ) async -> Bool {
    let running = Locked(count)
    await withCheckedContinuation { continuation in
      for _ in 0..<count {
        // A child task would take over the priority of this task.
        Task.detached(priority: priority) {
          for _ in 0..<8 {
            let isDone = missing.withLock { missing in
              missing.remove(.current)
              return missing.isEmpty
            }
            if isDone { break }
            await Task.yield()
          }
          let isLast = running.withLock { running in
            running -= 1
            return running == 0
          }
          if isLast { continuation.resume() }
        }
      }
    }
    return missing.withLock { !$0.isEmpty }
  }

  /// Lets the enqueued jobs run, and then the jobs that these have enqueued, and so on.
  func pass(rounds: Int) async {
    // Others may keep the main actor busy, so it takes part in a few rounds only.
    let parts = min(rounds, 3)
    for _ in 0..<parts {
      for _ in 0..<(4 * rounds / parts) { await Task.yield() }
      await passMainActor()
    }
    for _ in 0..<4 { await Task.yield() }
  }

  /// Waits until the main actor has run its jobs, unless the main thread is blocked.
  private func passMainActor() async {
    if let job = blockedJob.withLock({ $0 }), !job.withLock({ $0 }) { return }
    let hasRun = Flag(false)
    Task { @MainActor in hasRun.withLock { $0 = true } }
    let end = ContinuousClock.now + Self.patience
    var turns = 0
    while !hasRun.withLock({ $0 }) {
      guard ContinuousClock.now < end else { return blockedJob.withLock { $0 = hasRun } }
      turns += 1
      if turns < 64 {
        await Task.yield()
      } else {
        // The main actor is busy; others need this thread more.
        try? await Task.sleep(for: .microseconds(100))
      }
    }
  }
}

/// The identity of a thread, which a later thread may get again.
struct ThreadID: Hashable, Sendable {
  private let handle: UInt

  static var current: ThreadID {
    // The type is a number on some systems, a pointer on others.
    withUnsafeBytes(of: pthread_self()) { ThreadID(handle: $0.load(as: UInt.self)) }
  }
}
