extension Effect {
  /// Goes on with another effect after a failure.
  ///
  /// All that has not ended of the effect that failed is cancelled by then. A cancellation is no
  /// failure: nothing follows it.
  ///
  /// - Parameter fallback: Makes the effect that follows, on the main actor; one that fails itself
  ///   makes the whole fail.
  /// - Returns: The effect.
  public func `catch`<NewFailure: Error>(
    _ fallback: @escaping @MainActor (Failure) -> Effect<Output, NewFailure>
  ) -> Effect<Output, NewFailure> {
    guard !isNone else { return .none }
    return Effect<Output, NewFailure> { scope, sink in
      begin(
        in: scope,
        EffectSink(receive: sink.receive) { error in
          guard let error else { return sink.end(nil) }
          fallback(error).begin(in: scope, sink)
        })
    }
  }

  /// Sends a value instead of failing.
  ///
  /// - Parameter output: The value.
  /// - Returns: The effect, which can't fail.
  public func replaceError(with output: Output) -> Effect<Output, Never> where Output: Sendable {
    `catch` { _ in .just(output) }
  }
}
