public import Observation

/// Presents one item at a time, and queues the items that arrive in the meantime.
///
/// A context lives in a view, in a model or in the environment. A modifier such as
/// `.alert(context)` shows its presentations. No presentation is ever lost or overwritten.
///
/// ```swift
/// let alert = AlertContext()
/// alert.present(AlertContent(title: "Saved", message: "Your changes are safe."))
/// let answer = await alert.present(AlertContent(title: "Leave?", actions: [.ok, .cancel])).answer
/// ```
@MainActor
public final class PresentationContext<Item: Sendable>: Observable {
  /// The callbacks that observe a presentation.
  private struct Observer {
    let onEmbedding: @MainActor () -> Void
    let completion: @MainActor (PresentationAnswer) -> Void
  }

  private(set) var queue = PresentationQueue<Presentation<Item>>()
  private var observers: [PresentationID: Observer] = [:]
  /// The presenters by the order in which they appeared.
  var members: [Int: Member] = [:]
  var lastOrder = 0
  /// The presenter of the current presentation.
  weak var holder: Presenter<Item>?
  private let currentChange = ObservedChange()
  private let countChange = ObservedChange()
  /// The appearance and disappearance of presenters.
  let presenterChange = ObservedChange()
  /// The coordinator for views without a window's coordinator.
  private var ownCoordinator: PresentationCoordinator?
  /// The objects that present in this context on their own, retained for the context's lifetime.
  package var feeders: [AnyObject] = []

  /// Creates a context without presentations.
  nonisolated public init() {}

  deinit {
    // The other callbacks may retain a journal, whose file the next session waits for.
    let completions = observers.values.map(\.completion)
    guard !completions.isEmpty else { return }
    Task { @MainActor in
      for completion in completions { completion(.withdrawn) }
    }
  }

  /// The current presentation; nil if there is none, or if it is being dismissed.
  package var current: Presentation<Item>? {
    currentChange.observe()
    return queue.current
  }

  /// The number of presentations that wait behind the one on screen.
  public var waitingCount: Int {
    countChange.observe()
    return queue.waitingCount
  }

  /// Whether there is a current presentation.
  public var isActive: Bool { current != nil }

  /// The item of the current presentation.
  public var item: Item? { current?.item }

  /// Presents an item as soon as earlier presentations are dismissed.
  ///
  /// - Parameters:
  ///   - item: The item to present.
  ///   - rule: The rule that applies if another presentation is on screen. The default is `.wait`.
  ///   - priority: The position among waiting presentations. The default is `.normal`.
  /// - Returns: A handle to await the answer or to withdraw the presentation.
  @discardableResult
  public func present(
    _ item: Item,
    whenBusy rule: OverlapPolicy = .wait,
    priority: PresentationPriority = .normal
  ) -> PresentationHandle {
    let promise = Promise(withdrawn: PresentationAnswer.withdrawn)
    let id = present(
      item, whenBusy: rule, priority: priority, handledRoutes: ErrorRoute.handled
    ) { promise.resolve($0) }
    promise.onDismissal { [weak self] in self?.dismiss(id, as: $0) }
    return PresentationHandle(id, promise)
  }

  /// Presents an item like ``present(_:whenBusy:priority:)``, and reports its end before the next
  /// item is shown.
  ///
  /// A presentation that interrupts is next: the one on screen leaves without an answer, and is
  /// shown again later. `onEmbedding` is called when the system has refused the presentation and a
  /// view draws the item. If the context is released, the answer is `.withdrawn`.
  package func present(
    _ item: Item, whenBusy rule: OverlapPolicy = .wait, priority: PresentationPriority = .normal,
    interrupts: Bool = false, handledRoutes: Set<ErrorRoute> = [],
    onEmbedding: @escaping @MainActor () -> Void = {},
    completion: @escaping @MainActor (PresentationAnswer) -> Void
  ) -> PresentationID {
    let presentation = Presentation(item, handledRoutes: handledRoutes)
    observers[presentation.id] = Observer(onEmbedding: onEmbedding, completion: completion)
    settle {
      $0.present(presentation, whenBusy: rule, priority: priority, interrupts: interrupts)
    }
    return presentation.id
  }

  /// Returns whether a view shows a presentation in sight of the person.
  package func isOnScreen(_ id: PresentationID) -> Bool {
    holder?.isSeen(id) == true
  }

  /// Returns whether a presentation is being dismissed, after an answer or a withdrawal.
  func isClosing(_ id: PresentationID) -> Bool { queue.closing == id }

  /// Returns whether a presentation waits behind the one on screen.
  package func isWaiting(_ id: PresentationID) -> Bool {
    observers[id] != nil && queue.onScreen?.id != id
  }

  /// Completes the dismissal in progress because its screen is being removed.
  func finishClosing() {
    if case .closing(let presentation, _, _) = queue.phase { closed(presentation.id) }
  }

  /// Dismisses the current presentation, so that the next one can be shown.
  public func dismiss() {
    if let current = queue.current { dismiss(current.id, as: .dismissed) }
  }

  /// Dismisses the current presentation and withdraws all waiting ones.
  public func dismissAll() {
    settle { $0.dismissAll() }
  }

  /// Replaces the item of a presentation, whose identity, place and single answer stay the same.
  ///
  /// A toast that is up changes in place, and its duration restarts. System alerts and dialogs that
  /// are up don't change. Returns false if the presentation has ended or is being dismissed.
  @discardableResult
  package func update(_ id: PresentationID, item: Item) -> Bool {
    change { $0.update(id) { $0.update(item) } }
  }

  package func dismiss(_ id: PresentationID, as answer: PresentationAnswer) {
    settle { $0.dismiss(id, as: answer) }
  }

  package func choose(_ action: AlertAction, in id: PresentationID) {
    guard !action.keepsPresentation else {
      if queue.current?.id == id { perform(action) }
      return
    }
    guard change({ $0.choose(action, in: id) }) else { return }
    perform(action)
    change { $0.finishAction(in: id) }
  }

  /// Runs an action's handler as a part of the route's handler that has presented the item.
  private func perform(_ action: AlertAction) {
    ErrorRoute.$handled.withValue(queue.onScreen?.handledRoutes ?? []) { action.handler() }
  }

  /// Records that assistive technology announces a presentation, and returns whether this is the
  /// first announcement.
  func announces(_ id: PresentationID) -> Bool {
    guard queue.current?.id == id, queue.current?.isAnnounced == false else { return false }
    return queue.update(id) { $0.isAnnounced = true }
  }

  func closed(_ id: PresentationID) {
    settle { queue in queue.closed(id).map { [$0] } ?? [] }
  }

  func coordinator(by clock: any Clock<Duration>) -> PresentationCoordinator {
    let coordinator = ownCoordinator ?? PresentationCoordinator(clock: clock)
    ownCoordinator = coordinator
    return coordinator
  }

  /// Records that the system has refused a presentation, and that a view draws it.
  func noteEmbedding(of id: PresentationID) {
    observers[id]?.onEmbedding()
  }

  /// Changes the queue, and notifies the presenters and the observers.
  @discardableResult
  func change<Result>(
    _ change: (inout PresentationQueue<Presentation<Item>>) -> Result,
    settling settle: (Result) -> Void = { _ in }
  ) -> Result {
    let (version, count) = (queue.current?.version, queue.waitingCount)
    let result = change(&queue)
    settle(result)
    update()
    if queue.current?.version != version { currentChange.announce() }
    if queue.waitingCount != count { countChange.announce() }
    return result
  }

  /// Changes the queue, and reports the presentations that have ended.
  private func settle(
    _ change: (inout PresentationQueue<Presentation<Item>>) ->
      [PresentationQueue<Presentation<Item>>.Settlement]
  ) {
    self.change(change) { settlements in
      for settlement in settlements {
        observers.removeValue(forKey: settlement.item.id)?.completion(settlement.answer)
      }
    }
  }
}

extension PresentationContext: HiddenFromMirrors {}
