import Foundation

/// Tells for how long the present thread had a processor.
///
/// What other threads and programs do meanwhile counts for nothing, and neither does the time for which
/// the thread sleeps.
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

  /// Not for waiting: a thread that sleeps has no processor.
  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    preconditionFailure("ProcessorClock: its time stands still while a thread sleeps")
  }
}
