/// A handle to wait for or cancel the effects that follow from one dispatched action.
///
/// These are the effects that the action starts, the effects of the actions that these send, and so
/// on. Discarding the handle cancels nothing.
///
/// ```swift
/// await store.dispatch(.refresh).finish()
/// let search = store.dispatch(.search("swift"))
/// search.cancel()
/// ```
@MainActor
public struct DispatchHandle {
  /// The chain of effects; nil if nothing follows from the action, as is the case for most.
  private let chain: DispatchChain?

  init(_ chain: DispatchChain? = nil) {
    self.chain = chain
  }

  /// Whether the action has been handled and all effects that followed from it have ended.
  package var isFinished: Bool { chain?.isFinished ?? true }

  /// Waits until all effects that follow from the action have ended.
  ///
  /// Cancelling the waiting task cancels the effects as well, as ``cancel()`` does. A view that
  /// awaits this method in its `.task` therefore cancels the effects when it disappears.
  public func finish() async {
    await chain?.finish()
  }

  /// Cancels all effects that follow from the action; they deliver nothing more.
  ///
  /// State changes that the action has already made remain. If the action itself is still queued,
  /// the store handles it but starts no effects. Queued actions that its effects have sent are
  /// dropped.
  public func cancel() {
    chain?.cancel()
  }

  /// Calls a function before and after the action is handled, or twice now if it has been handled.
  func onHandling(_ body: @escaping (DispatchChain.Handling) -> Void) {
    if let chain, chain.waitingActions > 0 {
      chain.onHandling = body
    } else {
      body(.begins)
      body(.ends)
    }
  }
}

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
