import Foundation

/// Measures the processor time of the current thread.
///
/// The time of other threads and programs is not included, and neither is the time for which the
/// thread sleeps.
struct ProcessorClock: Clock {
  struct Instant: InstantProtocol {
    let sinceStart: Duration

    func advanced(by duration: Duration) -> Instant {
      Instant(sinceStart: sinceStart + duration)
    }

    func duration(to other: Instant) -> Duration {
      other.sinceStart - sinceStart
    }

    static func < (one: Instant, other: Instant) -> Bool {
      one.sinceStart < other.sinceStart
    }
  }

  var now: Instant {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Instant(
      sinceStart: .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec)))
  }

  let minimumResolution = Duration.nanoseconds(1)

  /// Always fails: the clock stands still while a thread sleeps.
  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    preconditionFailure("ProcessorClock: its time stands still while a thread sleeps")
  }
}
