extension Effect {
  /// Transforms the values of the effect.
  ///
  /// - Parameter transform: Returns the new value. It runs on the main actor, so long work belongs
  ///   in the operation.
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
}

extension Effect where Failure == Never {
  /// Returns the same effect with a failure type, for contexts that expect that type.
  ///
  /// - Parameter type: The type of a failure that never occurs. The default is the expected type.
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
