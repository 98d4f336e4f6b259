/// Stands for all that follows from one dispatched action.
///
/// That is: its effects, the effects of the actions that these send, and so on. The handle may be
/// dropped; nothing ends by that.
///
/// ```swift
/// await store.dispatch(.refresh).finish()
/// let search = store.dispatch(.search("swift"))
/// search.cancel()
/// ```
@MainActor
public struct DispatchHandle {
  /// What follows; nil when nothing does, which most actions leave it at.
  private let chain: DispatchChain?

  init(_ chain: DispatchChain? = nil) {
    self.chain = chain
  }

  /// Whether the action is handled and all effects that followed from it are over.
  public var isFinished: Bool { chain?.isFinished ?? true }

  /// Waits until all that follows from the action is over.
  ///
  /// When the waiting task is cancelled, the effects are, as by ``cancel()``. So a view that awaits
  /// this in its `.task` ends them by leaving the screen.
  public func finish() async {
    await chain?.finish()
  }

  /// Cancels all that follows from the action: nothing of it is delivered any more.
  ///
  /// What the action itself has changed stays. An action that waits for others is handled, but has no
  /// effects; what was sent by its effects and waits is not handled.
  public func cancel() {
    chain?.cancel()
  }

  /// Calls a function before and after the action is handled; at once, for both, if it is handled.
  func onHandling(_ body: @escaping (DispatchChain.Handling) -> Void) {
    if let chain, chain.waitingActions > 0 {
      chain.onHandling = body
    } else {
      body(.begins)
      body(.ends)
    }
  }
}
