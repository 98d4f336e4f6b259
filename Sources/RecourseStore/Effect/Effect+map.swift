extension Effect {
  /// Makes other values of the effect's values.
  ///
  /// - Parameter transform: Makes one. It runs on the main actor: long work belongs into the operation.
  /// - Returns: The effect.
  public func map<NewOutput>(
    _ transform: @escaping @MainActor (Output) -> NewOutput
  ) -> Effect<NewOutput, Failure> {
    guard !isNone else { return .none }
    return Effect<NewOutput, Failure> { scope, sink in
      begin(
        in: scope,
        EffectSink(receive: { sink.receive(transform($0)) }, end: sink.end))
    }
  }

  /// Makes another error of the effect's failure.
  ///
  /// - Parameter transform: Makes it, on the main actor. If it makes one that says that somebody
  ///   cancelled, the effect just ends.
  /// - Returns: The effect.
  public func mapError<NewFailure: Error>(
    _ transform: @escaping @MainActor (Failure) -> NewFailure
  ) -> Effect<Output, NewFailure> {
    `catch` { .fail(transform($0)) }
  }
}

extension Effect where Failure == Never {
  /// The same effect where one is wanted that may fail.
  ///
  /// - Parameter type: The type of the failure that never comes. The default is the one that is wanted.
  /// - Returns: The effect.
  public func setFailureType<NewFailure: Error>(
    to type: NewFailure.Type = NewFailure.self
  ) -> Effect<Output, NewFailure> {
    guard !isNone else { return .none }
    return Effect<Output, NewFailure> { scope, sink in
      begin(in: scope, EffectSink(receive: sink.receive) { _ in sink.end(nil) })
    }
  }
}
