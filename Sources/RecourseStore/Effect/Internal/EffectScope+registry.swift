extension EffectScope {
  /// Registers the scope for cancellation under an id, until it is closed.
  func register(_ id: EffectID) {
    let number = engine.registry.add(self, id)
    whenClosed { [engine] in engine.registry.remove(number, id) }
  }

  /// Cancels the scopes under an id, except those that contain this scope.
  func cancelOthers(_ id: EffectID) {
    for scope in engine.registry.scopes(id) where !isPart(of: scope) { scope.cancel() }
  }

  private func isPart(of other: EffectScope) -> Bool {
    var scope: EffectScope? = self
    while let candidate = scope {
      if candidate === other { return true }
      scope = candidate.parent
    }
    return false
  }
}
