extension Effect {
  /// Registers the effect under an id, by which it can be cancelled.
  ///
  /// It is registered as soon as it was started, before any of its tasks runs, and until it ends.
  /// Several effects can have the same id.
  ///
  /// - Parameters:
  ///   - id: The id. It counts within one store, and two are the same when type and value are.
  ///   - cancelInFlight: Whether to do first what ``cancel(id:)`` does. The default is false.
  /// - Returns: The effect.
  public func cancellable(
    id: sending some Hashable, cancelInFlight: Bool = false
  ) -> Self {
    let id = EffectID(id)
    return Self { scope, sink in
      begin(in: scope, sink, registeredAs: id, cancelInFlight: cancelInFlight)
    }
  }

  /// Begins in a scope of its own, which can be cancelled by the id.
  @MainActor func begin(
    in scope: EffectScope, _ sink: EffectSink<Output, Failure>, registeredAs id: EffectID,
    cancelInFlight: Bool = false
  ) {
    if cancelInFlight { scope.cancelOthers(id) }
    guard scope.isOpen else { return }
    let part = EffectScope(in: scope, onCancel: { sink.end(nil) })
    part.register(id)
    begin(in: part, EffectSink(receive: sink.receive) { error in part.end { sink.end(error) } })
  }

  /// Cancels the effects that are registered under an id when it is started, and ends.
  ///
  /// They end without sending anything more. What is around them goes on, such as the next effect of
  /// a concatenation. What is registered later isn't cancelled, nor is an effect that the
  /// cancellation itself is a part of. So `.merge(search, .cancel(id: ID.search))` cancels the search,
  /// and `.merge(.cancel(id: ID.search), search)` cancels the one before it.
  ///
  /// - Parameter id: The id.
  /// - Returns: The effect.
  public static func cancel(id: sending some Hashable) -> Self {
    let id = EffectID(id)
    return Self { scope, sink in
      scope.cancelOthers(id)
      sink.end(nil)
    }
  }
}
