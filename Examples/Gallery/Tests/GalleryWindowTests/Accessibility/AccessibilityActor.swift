import Foundation
import Synchronization

/// Isolates the accessibility interface, whose library supports a single thread only.
@globalActor
actor AccessibilityActor {
  static let shared = AccessibilityActor()

  private static let thread = AccessibilityThread()

  nonisolated var unownedExecutor: UnownedSerialExecutor {
    Self.thread.asUnownedSerialExecutor()
  }
}

/// A thread that runs one job after another.
///
/// Tests that wait for the Gallery block this thread instead of the threads of other tests.
private final class AccessibilityThread: SerialExecutor {
  private let jobs = Mutex<[UnownedJob]>([])
  private let jobCount = DispatchSemaphore(value: 0)

  init() {
    Thread { [unowned self] in runJobs() }.start()
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.append(job) }
    jobCount.signal()
  }

  private func runJobs() -> Never {
    // Dispatch's threads block every signal, and child processes would inherit a blocked SIGTERM.
    var signals = sigset_t()
    sigemptyset(&signals)
    pthread_sigmask(SIG_SETMASK, &signals, nil)
    while true {
      jobCount.wait()
      let job = jobs.withLock { $0.removeFirst() }
      job.runSynchronously(on: asUnownedSerialExecutor())
    }
  }
}
