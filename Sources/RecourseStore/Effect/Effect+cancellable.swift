extension Effect {
  /// Registers the effect under an id for cancellation.
  ///
  /// The registration lasts from the start of the effect, before any of its tasks runs, to the end.
  /// Several effects can share an id.
  ///
  /// - Parameters:
  ///   - id: The id, local to one store. Two ids are the same if both their types and values are
  ///     equal.
  ///   - cancelInFlight: Whether to first cancel the effects that are registered under the id, as
  ///     ``cancel(id:)`` does. The default is false.
  /// - Returns: The effect.
  public func cancellable(
    id: sending some Hashable, cancelInFlight: Bool = false
  ) -> Self {
    let id = EffectID(id)
    return Self { scope, sink in
      begin(in: scope, sink, registeredAs: id, cancelInFlight: cancelInFlight)
    }
  }

  /// Starts the effect in a scope of its own, which can be cancelled by the id.
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

  /// Returns an effect that cancels the effects registered under an id when it starts, and ends.
  ///
  /// The cancelled effects send nothing more. An enclosing effect continues, for example with the
  /// next effect of a concatenation. Effects that are registered later are not cancelled, nor are
  /// effects that contain the cancellation itself. So `.merge(search, .cancel(id: ID.search))`
  /// cancels the search, and `.merge(.cancel(id: ID.search), search)` cancels the previous search.
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
