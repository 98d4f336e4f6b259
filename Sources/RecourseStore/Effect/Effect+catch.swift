extension Effect {
  /// Continues with another effect after a failure.
  ///
  /// By then, all remaining parts of the failed effect have been cancelled. Cancellation is not a
  /// failure, so the fallback isn't called for a cancelled effect.
  ///
  /// - Parameter fallback: Returns the effect to continue with, on the main actor. If that effect
  ///   fails, the whole effect fails.
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
