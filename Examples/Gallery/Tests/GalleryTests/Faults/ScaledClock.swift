/// A clock whose time passes fifty times as fast as the real one.
///
/// The screens talk to real servers, which a manual clock would not wait for.
struct ScaledClock: Clock {
  struct Instant: InstantProtocol {
    let offset: Duration

    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
  }

  private static let factor = 50
  private let real = ContinuousClock()
  private let start = ContinuousClock.now
  let minimumResolution = Duration.zero

  var now: Instant { Instant(offset: start.duration(to: real.now) * Self.factor) }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try await real.sleep(until: start + deadline.offset / Self.factor, tolerance: nil)
  }
}
