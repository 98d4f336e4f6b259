/// The effects that follow from one action, directly or through the actions that they send.
@MainActor
final class DispatchChain {
  private var effects: [EffectHandle] = []
  /// The number of effects at which finished effects are removed.
  private var crowd = 16
  private(set) var isCancelled = false
  /// The number of actions in the chain that are still queued.
  var waitingActions = 0
  /// Called before and after the first action of the chain is handled, if that action has to wait.
  var onHandling: ((Handling) -> Void)?

  enum Handling {
    case begins
    case ends
  }

  var isFinished: Bool { waitingActions == 0 && effects.allSatisfy(\.isFinished) }

  func add(_ effect: EffectHandle) {
    if effects.count >= crowd {
      effects.removeAll(where: \.isFinished)
      crowd = max(16, effects.count * 2)
    }
    effects.append(effect)
  }

  func finish() async {
    // An effect ends only after its last action was handled. That action's effects are in `effects`
    // by then.
    while let effect = effects.first(where: { !$0.isFinished }) {
      await effect.finish()
      // This call also returns when the waiting task is cancelled.
      if Task.isCancelled { return cancel() }
    }
  }

  func cancel() {
    isCancelled = true
    for effect in effects { effect.cancel() }
  }
}
