public import Observation

/// Shows one thing at a time, and keeps what comes meanwhile until its turn.
///
/// A context lives in a view, in a model or in the environment; a modifier such as
/// `.alert(context)` shows what it presents. Nothing that is presented is lost or overwritten.
///
/// ```swift
/// let alert = AlertContext()
/// alert.present(AlertContent(title: "Saved", message: "Your changes are safe."))
/// let answer = await alert.present(AlertContent(title: "Leave?", actions: [.ok, .cancel])).answer
/// ```
@MainActor
public final class PresentationContext<Item: Sendable>: Observable {
  /// Follows the way of a presentation.
  private struct Observer {
    let onEmbedding: @MainActor () -> Void
    let completion: @MainActor (PresentationAnswer) -> Void
  }

  private var queue = PresentationQueue<Presentation<Item>>()
  private var callers = PresentationCallers()
  /// The presentations whose way is followed without a task.
  private var observers: [PresentationID: Observer] = [:]
  private var presenters = PresenterList<Item>()
  /// The presentation that is on its way out.
  private var closing: PresentationID?
  /// The presentation whose handler is running: it isn't over before the handler is.
  private var handled: PresentationID?
  /// The presentation that assistive technology was told of last.
  private var announced: PresentationID?
  /// The version of what is shown, as observers know it.
  private var observedCurrent: PresentationID?
  private var observedCount = 0
  private let currentChange = ObservedChange()
  private let countChange = ObservedChange()
  /// Keeps the context's presentations apart where no window does.
  private var ownCoordinator: PresentationCoordinator?
  /// What presents here by itself, and goes with the context.
  package var feeder: AnyObject?

  /// Creates a context that shows nothing.
  nonisolated public init() {}

  deinit {
    let callers = callers
    guard !callers.isEmpty else { return }
    Task { @MainActor in callers.settleAll() }
  }

  /// The presentation that is shown; nil when there is none, or when it is on its way out.
  public var current: Presentation<Item>? {
    currentChange.observe()
    return queue.current
  }

  /// The number of presentations that wait behind the one on screen.
  public var waitingCount: Int {
    countChange.observe()
    return queue.waitingCount
  }

  /// Whether something is shown.
  public var isActive: Bool { current != nil }

  /// What is shown.
  public var item: Item? { current?.item }

  /// Presents an item now, or when those before it are over.
  ///
  /// - Parameters:
  ///   - item: What to present.
  ///   - rule: What to do when another one is on screen. The default is `.wait`.
  ///   - priority: Its place among those that wait. The default is `.normal`.
  /// - Returns: A handle to await the answer, or to take the presentation back.
  @discardableResult
  public func present(
    _ item: Item,
    whenBusy rule: BusyRule = .wait,
    priority: PresentationPriority = .normal
  ) -> PresentationHandle {
    let presentation = Presentation(item)
    let handle = join(presentation.id)
    settle(queue.present(presentation, whenBusy: rule, priority: priority))
    update()
    return handle
  }

  /// Presents a problem, or joins the presentation that tells of it already.
  ///
  /// - Parameters:
  ///   - problem: The problem.
  ///   - item: Makes the item to present, with how a recovery that it offers ends.
  /// - Returns: A handle to await the answer, and how a recovery has ended by then. Taking it back
  ///   leaves the presentation to the other callers.
  func present(
    _ problem: AlertedProblem, item: (Recovery) -> Item
  ) -> (handle: PresentationHandle, recovery: Recovery) {
    if let id = callers.presentation(of: problem), id != closing,
      let recovery = callers.recovery(of: id)
    {
      return (join(id), recovery)
    }
    let id = PresentationID()
    let handle = join(id, about: problem)
    let recovery = callers.recovery(of: id) ?? Recovery()
    settle(queue.present(Presentation(item(recovery), id: id)))
    update()
    return (handle, recovery)
  }

  private func join(
    _ id: PresentationID, about problem: AlertedProblem? = nil
  ) -> PresentationHandle {
    let ticket = callers.join(id, about: problem)
    ticket.onDismissal { [weak self, weak ticket] answer in
      guard let self, let ticket else { return }
      guard callers.leave(ticket, of: id) else { return dismiss(id, as: answer) }
      ticket.settle(queue.current?.id == id ? answer : .withdrawn)
    }
    return PresentationHandle(id, ticket)
  }

  /// Presents an item like ``present(_:whenBusy:priority:)``, and reports its end before the next
  /// one is shown.
  ///
  /// - Parameters:
  ///   - item: The item to present.
  ///   - onEmbedding: Is called when a view draws the item itself, since the system has refused it.
  ///     The default does nothing.
  ///   - completion: Is called with the answer.
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

  /// Tells whether a view shows a presentation, which a person has seen then.
  package func isOnScreen(_ id: PresentationID) -> Bool {
    presenters.current?.unobservedStage.presentation?.id == id
  }

  /// Tells whether a presentation is on its way out: a person has answered it, or it was taken back.
  func isClosing(_ id: PresentationID) -> Bool { closing == id }

  /// Ends what is on its way out, as its screen goes with it.
  func finishClosing() {
    if let closing { closed(closing) }
  }

  /// Dismisses what is shown; what waits comes next.
  public func dismiss() {
    if let current = queue.current { dismiss(current.id, as: .dismissed) }
  }

  /// Dismisses what is shown and withdraws all that wait.
  public func dismissAll() {
    settle(queue.dismissAll())
    update()
  }

  /// Replaces what a presentation shows; it keeps its identity, its place and its one answer.
  ///
  /// A toast that is up changes in place, and its time begins again. The system's alerts and dialogs
  /// stay as they were when they came up.
  ///
  /// - Parameters:
  ///   - id: The presentation to change.
  ///   - item: What it shows from now on.
  /// - Returns: Whether it was shown or waited. If not, it is over or on its way out.
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
    guard queue.choose(action, in: id) else { return }
    handled = id
    update()
    action.handler()
    handled = nil
    update()
  }

  /// Notes that assistive technology is told of a presentation; answers whether this is the first time.
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

  /// Shows at another presenter what went with a view before it was answered.
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

  /// Notes that a view draws a presentation itself, since the system has refused it.
  func noteEmbedding(of id: PresentationID) {
    observers[id]?.onEmbedding()
  }

  /// Brings the presenters and the observed properties in line with the queue.
  private func update() {
    closing =
      if case .closing(let presentation, _, _) = queue.phase { presentation.id } else { nil }
    presenters.show(queue.phase) { [weak self] in self?.update() }
    // Without a view there is no screen to leave, so nobody would acknowledge it.
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

extension PresentationContext: CustomReflectable {
  /// A mirror without children, so that no dump shows what it presents.
  nonisolated public var customMirror: Mirror { Mirror(self, children: [:], displayStyle: .class) }
}
