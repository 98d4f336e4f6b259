public import Recourse

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

// Operators that would silently have no effect, such as a retry after a catch.
extension Effect where Failure == Never {
  /// Does nothing, because the effect can't fail; retry before the failure is handled.
  ///
  /// - Parameter schedule: Ignored.
  /// - Returns: The same effect.
  @available(*, deprecated, message: "nothing is retried: this effect can't fail any more")
  public func retry(_ schedule: RetrySchedule) -> Self {
    self
  }

  /// Does nothing, because the effect can't fail; catch before the failure is handled.
  ///
  /// - Parameter fallback: Never called.
  /// - Returns: The same effect.
  @available(*, deprecated, message: "nothing is caught: this effect can't fail any more")
  public func `catch`(_ fallback: @escaping @MainActor (Never) -> Self) -> Self {
    self
  }

  /// Does nothing, because the effect can't fail; replace the error before the failure is handled.
  ///
  /// - Parameter output: Never sent.
  /// - Returns: The same effect.
  @available(*, deprecated, message: "nothing is replaced: this effect can't fail any more")
  public func replaceError(with output: Output) -> Self {
    self
  }
}
