extension Effect {
  /// Starts the effect at most once per interval; of the effects started in between, one waits.
  ///
  /// The first effect begins at once. Of the effects with the same id that are started within the
  /// interval after it, all but one are dropped. The remaining one begins when the interval is
  /// over, and starts the next interval. An effect that has begun isn't cancelled by later ones.
  /// ``cancel(id:)`` cancels all effects with the id, waiting or running.
  ///
  /// If the time limit of an enclosing retry expires during the wait, the effect fails as a
  /// debounced effect does.
  ///
  /// - Parameters:
  ///   - id: The id that effects to throttle together share.
  ///   - interval: The minimum time between the beginnings of two effects.
  ///   - latest: Whether the last effect started within the interval waits, or the first.
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
