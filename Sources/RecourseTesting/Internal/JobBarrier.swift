import Foundation
import Recourse

/// Lets tasks that were resumed come to their next suspension before others are resumed.
///
/// Nothing of Swift tells when a task suspends, but two facts do. A thread runs one job at a time: once
/// a job of ours has run on the thread on which a task was resumed, that task has suspended or ended.
/// And an actor runs its jobs in order: once a job of ours has run on the main actor, so have those
/// before it. What these tasks have resumed in turn gets rounds, in each of which the main actor's jobs
/// are done and those of the global executor have begun. However busy the machine is, a task that
/// waits for a processor is waited for.
struct JobBarrier: Sendable {
  /// Threads on which no job of ours ran in time: those of an executor of the app.
  private let foreignThreads = Locked<Set<ThreadID>>([])
  /// The job for the main actor that has not run in time, since its thread is blocked.
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
      // With a job for each of them, no thread of the executor is left out.
      if width < ProcessInfo.processInfo.activeProcessorCount {
        width *= 2
      } else {
        // A thread that waits for a processor gets it sooner.
        try? await Task.sleep(for: .microseconds(50))
      }
    }
  }

  /// Runs jobs side by side, each of which notes a few threads; false when none is missing.
  private func isMissing(
    _ missing: Locked<Set<ThreadID>>, afterJobs count: Int, priority: TaskPriority
  ) async -> Bool {
    let running = Locked(count)
    await withCheckedContinuation { continuation in
      for _ in 0..<count {
        // Not a child of this task, which would give it its own priority.
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

  /// Runs the jobs that wait, and those that they make, so many times.
  func pass(rounds: Int) async {
    for _ in 0..<rounds {
      for _ in 0..<4 { await Task.yield() }
      await passMainActor()
    }
  }

  /// Waits until the main actor has run its jobs; not for one whose thread is blocked.
  private func passMainActor() async {
    if let job = blockedJob.withLock({ $0 }), !job.withLock({ $0 }) { return }
    let hasRun = Flag(false)
    Task { @MainActor in hasRun.withLock { $0 = true } }
    let end = ContinuousClock.now + Self.patience
    while !hasRun.withLock({ $0 }) {
      guard ContinuousClock.now < end else { return blockedJob.withLock { $0 = hasRun } }
      await Task.yield()
    }
  }
}

/// The identity of a thread; one that has ended may give it to another one.
struct ThreadID: Hashable, Sendable {
  private let handle: UInt

  static var current: ThreadID {
    // A number on some systems, a pointer on others.
    withUnsafeBytes(of: pthread_self()) { ThreadID(handle: $0.load(as: UInt.self)) }
  }
}
