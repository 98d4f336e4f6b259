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
  public var isFinished: Bool { chain?.isFinished ?? true }

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
