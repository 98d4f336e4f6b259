extension Effect {
  /// Starts the effect at most once in an interval: of those that are started meanwhile, one waits.
  ///
  /// The first one begins at once. Those with the same id that are started within the interval after
  /// it don't run, but for one, which begins when the interval is over; with it begins the next
  /// interval. What has begun isn't cancelled by what follows. ``cancel(id:)`` cancels all, waiting or
  /// running.
  ///
  /// When the time limit of a retry around it passes while it waits, it fails as a debounced effect does.
  ///
  /// - Parameters:
  ///   - id: What belongs together.
  ///   - interval: How long to wait after one was begun before the next one begins.
  ///   - latest: Whether the one that waits is the last that was started, or the first.
  /// - Returns: The effect.
  public func throttle(
    id: sending some Hashable, for interval: Duration, latest: Bool
  ) -> Self {
    let key = EffectID(id)
    return Self { scope, sink in
      let throttled = throttled(by: key, for: interval, latest: latest)
      throttled.begin(in: scope, sink, registeredAs: key)
    }
  }

  @MainActor private func throttled(
    by key: EffectID, for interval: Duration, latest: Bool
  ) -> Self {
    Self { scope, sink in
      let engine = scope.engine
      switch engine.throttle.decision(for: key, at: engine.time.now(), latest: latest) {
      case .begin:
        engine.throttle.open(key, until: engine.time.now() + interval)
        begin(in: scope, sink)
      case .drop:
        sink.end(nil)
      case .wait(let end, let displaced):
        let waiting = scope.wait(until: end, for: sink) {
          engine.throttle.open(key, until: engine.time.now() + interval)
          begin(in: scope, sink)
        }
        engine.throttle.wait(waiting, for: key)
        displaced?.cancel()
      }
    }
  }
}
