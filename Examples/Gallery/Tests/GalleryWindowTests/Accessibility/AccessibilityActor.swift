import Foundation
import Synchronization

/// Owns the accessibility interface, whose library may be used by one thread only.
@globalActor
actor AccessibilityActor {
  static let shared = AccessibilityActor()

  private static let thread = AccessibilityThread()

  nonisolated var unownedExecutor: UnownedSerialExecutor {
    Self.thread.asUnownedSerialExecutor()
  }
}

/// A thread that runs one job after the other.
///
/// The tests wait on it for the Gallery, and leave the threads of other tests alone.
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
    // Threads of Dispatch block every signal, and their children would be deaf to SIGTERM.
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
