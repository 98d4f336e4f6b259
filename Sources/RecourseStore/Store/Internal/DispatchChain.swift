/// The effects that follow from one action, directly or through the actions that they send.
@MainActor
final class DispatchChain {
  private var effects: [EffectHandle] = []
  /// At how many effects it's time to forget those that are over.
  private var crowd = 16
  private(set) var isCancelled = false
  /// How many of its actions wait to be handled.
  var waitingActions = 0
  /// Is called before and after its first action is handled, if that has to wait.
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
    // An effect is over only when its last action was handled, whose effects are here by then.
    while let effect = effects.first(where: { !$0.isFinished }) {
      await effect.finish()
      // It returns as soon as the waiting task is cancelled.
      if Task.isCancelled { return cancel() }
    }
  }

  func cancel() {
    isCancelled = true
    for effect in effects { effect.cancel() }
  }
}
