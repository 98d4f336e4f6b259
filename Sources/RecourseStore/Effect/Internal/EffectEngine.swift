import Recourse

/// What all effects of a store share.
@MainActor final class EffectEngine {
  let clock: any Clock<Duration>
  let time: ElapsedTime
  let generator: SharedGenerator
  /// Whether the store is gone, and nothing is delivered any more.
  nonisolated let isShut = Locked(false)
  /// Whether what is cancelled says nothing of it, since all effects are.
  var isSilent = false
  var registry = EffectRegistry()
  var throttle = EffectThrottle()

  init(clock: any Clock<Duration>, generator: any RandomNumberGenerator & Sendable) {
    self.clock = clock
    time = ElapsedTime(by: clock)
    self.generator = SharedGenerator(generator)
  }
}
