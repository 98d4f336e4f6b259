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

  private var queue = PresentationQueue<Presentation<Item>>()
  private var callers = PresentationCallers()
  /// The observers of presentations that no task awaits.
  private var observers: [PresentationID: Observer] = [:]
  private var presenters = PresenterList<Item>()
  /// The presentation that is being dismissed.
  private var closing: PresentationID?
  /// The presentation whose handler is running, which does not end before the handler returns.
  private var handled: PresentationID?
  /// The presentation that assistive technology announced last.
  private var announced: PresentationID?
  /// The version of the current presentation that observers were last notified of.
  private var observedCurrent: PresentationID?
  private var observedCount = 0
  private let currentChange = ObservedChange()
  private let countChange = ObservedChange()
  /// The coordinator for views without a window's coordinator.
  private var ownCoordinator: PresentationCoordinator?
  /// An object that presents in this context on its own, retained for the context's lifetime.
  package var feeder: AnyObject?

  /// Creates a context without presentations.
  nonisolated public init() {}

  deinit {
    let callers = callers
    guard !callers.isEmpty else { return }
    Task { @MainActor in callers.settleAll() }
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
    let presentation = Presentation(item)
    let handle = join(presentation.id)
    settle(queue.present(presentation, whenBusy: rule, priority: priority))
    update()
    return handle
  }

  /// Presents a problem, or joins the presentation that shows the same problem already.
  ///
  /// - Parameters:
  ///   - problem: The problem to present.
  ///   - item: Creates the item, which stores the result of a recovery in the given object.
  /// - Returns: A handle to await the answer, and the object with the result of the recovery.
  ///   Withdrawing the handle leaves the presentation to the other callers.
  func present(
    _ problem: AlertedProblem, item: (RecoveryResult) -> Item
  ) -> (handle: PresentationHandle, recovery: RecoveryResult) {
    if let id = callers.presentation(of: problem), id != closing,
      let recovery = callers.recovery(of: id)
    {
      return (join(id), recovery)
    }
    let id = PresentationID()
    let handle = join(id, about: problem)
    let recovery = callers.recovery(of: id) ?? RecoveryResult()
    settle(queue.present(Presentation(item(recovery), id: id)))
    update()
    return (handle, recovery)
  }

  private func join(
    _ id: PresentationID, about problem: AlertedProblem? = nil
  ) -> PresentationHandle {
    let promise = callers.join(id, about: problem)
    promise.onDismissal { [weak self, weak promise] answer in
      guard let self, let promise else { return }
      guard callers.leave(promise, of: id) else { return dismiss(id, as: answer) }
      promise.resolve(queue.current?.id == id ? answer : .withdrawn)
    }
    return PresentationHandle(id, promise)
  }

  /// Presents an item like ``present(_:whenBusy:priority:)``, and reports its end before the next
  /// item is shown.
  ///
  /// - Parameters:
  ///   - item: The item to present.
  ///   - onEmbedding: Called when the system has refused the presentation and a view draws the
  ///     item. The default does nothing.
  ///   - completion: Called with the answer.
  /// - Returns: The identity of the presentation.
  package func present(
    _ item: Item, onEmbedding: @escaping @MainActor () -> Void = {},
    completion: @escaping @MainActor (PresentationAnswer) -> Void
  ) -> PresentationID {
    let presentation = Presentation(item)
    observers[presentation.id] = Observer(onEmbedding: onEmbedding, completion: completion)
    settle(queue.present(presentation))
    update()
    return presentation.id
  }

  /// Returns whether a view shows a presentation, so that the person has seen it.
  package func isOnScreen(_ id: PresentationID) -> Bool {
    presenters.current?.unobservedStage.presentation?.id == id
  }

  /// Returns whether a presentation is being dismissed, after an answer or a withdrawal.
  func isClosing(_ id: PresentationID) -> Bool { closing == id }

  /// Completes the dismissal in progress because its screen is being removed.
  func finishClosing() {
    if let closing { closed(closing) }
  }

  /// Dismisses the current presentation, so that the next one can be shown.
  public func dismiss() {
    if let current = queue.current { dismiss(current.id, as: .dismissed) }
  }

  /// Dismisses the current presentation and withdraws all waiting ones.
  public func dismissAll() {
    settle(queue.dismissAll())
    update()
  }

  /// Replaces the item of a presentation, whose identity, place and single answer stay the same.
  ///
  /// A toast that is up changes in place, and its duration restarts. System alerts and dialogs that
  /// are up don't change.
  ///
  /// - Parameters:
  ///   - id: The presentation to change.
  ///   - item: The new item.
  /// - Returns: Whether the presentation was up or waiting; false if it has ended or is being
  ///   dismissed.
  @discardableResult
  package func update(_ id: PresentationID, item: Item) -> Bool {
    let isHere = queue.update(id) { $0.update(item) }
    if isHere { update() }
    return isHere
  }

  package func dismiss(_ id: PresentationID, as answer: PresentationAnswer) {
    settle(queue.dismiss(id, as: answer))
    update()
  }

  package func choose(_ action: AlertAction, in id: PresentationID) {
    guard !action.keepsPresentation else {
      if queue.current?.id == id { action.handler() }
      return
    }
    guard queue.choose(action, in: id) else { return }
    handled = id
    update()
    action.handler()
    handled = nil
    update()
  }

  /// Records that assistive technology announces a presentation, and returns whether this is the
  /// first announcement.
  func announces(_ id: PresentationID) -> Bool {
    defer { announced = id }
    return announced != id
  }

  func closed(_ id: PresentationID) {
    settle(queue.closed(id).map { [$0] } ?? [])
    update()
  }

  func appear(_ presenter: Presenter<Item>) {
    presenters.appear(presenter)
    presenter.context = self
    update()
  }

  func disappear(_ presenter: Presenter<Item>) {
    if let unanswered = presenter.unansweredEnd { queue.reopen(unanswered) }
    presenters.disappear(presenter)
    update()
  }

  func leave(_ presenter: Presenter<Item>) {
    presenters.forget(presenter.order)
    presenter.context = nil
    update()
  }

  /// Moves a presentation that was removed with its view, before an answer, to another presenter.
  func handOver(from presenter: Presenter<Item>) {
    presenters.handOver(from: presenter)
    update()
  }

  func forget(order: Int) {
    presenters.forget(order)
    update()
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

  /// Synchronizes the presenters and the observed properties with the queue.
  private func update() {
    closing =
      if case .closing(let presentation, _, _) = queue.phase { presentation.id } else { nil }
    presenters.show(queue.phase) { [weak self] in self?.update() }
    // Without a presenter, no view acknowledges the dismissal, so complete it immediately.
    if case .closing(let presentation, _, _) = queue.phase,
      presenters.current == nil, presentation.id != handled
    {
      return closed(presentation.id)
    }
    let current = queue.current?.version
    if observedCurrent != current {
      observedCurrent = current
      currentChange.announce()
    }
    let count = queue.waitingCount
    if observedCount != count {
      observedCount = count
      countChange.announce()
    }
  }

  private func settle(_ settlements: [PresentationQueue<Presentation<Item>>.Settlement]) {
    for settlement in settlements {
      let id = settlement.item.id
      callers.settle(id, as: settlement.answer)
      observers.removeValue(forKey: id)?.completion(settlement.answer)
    }
  }
}

extension PresentationContext: HiddenFromMirrors {}
