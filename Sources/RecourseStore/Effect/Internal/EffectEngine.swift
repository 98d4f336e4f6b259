import Recourse

/// The clock, random numbers and registrations that all effects of a store share.
@MainActor final class EffectEngine {
  let clock: any Clock<Duration>
  let time: ElapsedTime
  let generator: SharedGenerator
  /// Whether the store was released, so that nothing more is delivered.
  nonisolated let isShut = Locked(false)
  /// Whether all effects are being cancelled, so that none of them reports its own cancellation.
  var isSilent = false
  var registry = EffectRegistry()
  var throttle = EffectThrottle()

  init(clock: any Clock<Duration>, generator: any RandomNumberGenerator & Sendable) {
    self.clock = clock
    time = ElapsedTime(by: clock)
    self.generator = SharedGenerator(generator)
  }
}
