// The presenters of a context, of which the topmost shows the current presentation.
//
// A presenter that has disappeared may merely be covered by a pushed screen, and can still present.
// It is chosen if no visible presenter is left.

extension PresentationContext {
  /// A weak reference to a presenter.
  struct Member {
    weak var presenter: Presenter<Item>?
  }

  func appear(_ presenter: Presenter<Item>) {
    defer { presenterChange.announce() }
    members[presenter.order] = nil
    lastOrder += 1
    presenter.order = lastOrder
    presenter.context = self
    members[lastOrder] = Member(presenter: presenter)
    // An invisible presenter yields, even during a dismissal whose end it may never observe.
    if let holder, !holder.isVisible, !presenter.isInside(holder) { release() }
    update()
  }

  func disappear(_ presenter: Presenter<Item>) {
    defer { presenterChange.announce() }
    if let unanswered = presenter.unansweredEnd { change { $0.reopen(unanswered) } }
    if holder === presenter {
      let canBeSeenElsewhere = presenters.contains {
        $0.isVisible && !$0.isLeaving && !$0.isInside(presenter)
      }
      if presenter.isLeaving || presenter.unobservedStage.clearing != nil || canBeSeenElsewhere {
        release()
      }
    }
    update()
  }

  /// Moves a presentation that was removed with its view, before an answer, to another presenter.
  func handOver(from presenter: Presenter<Item>) {
    if holder === presenter { release() }
    update()
  }

  /// Removes a presenter that has left the context or was released.
  func forget(order: Int) {
    defer { presenterChange.announce() }
    if holder?.order == order { release() }
    members[order] = nil
    update()
  }

  /// Assigns the current presentation to the topmost presenter, and follows the queue there.
  func update() {
    // Asked in advance, because the answer may make other views appear.
    var asked: (presenter: Presenter<Item>, screen: SystemScreen)?
    while let next = entrant, next !== asked?.presenter {
      asked = (next, queue.current.map(next.screen(before:)) ?? .unknown)
    }
    switch queue.phase {
    case .idle: release()
    case .shown(let presentation):
      let entrant = entrant
      if entrant != nil || holder?.unobservedStage.presentation != presentation { release() }
      if let entrant,
        entrant.enter(
          presentation, on: asked?.screen ?? .unknown, retry: { [weak self] in self?.update() })
      {
        holder = entrant
      }
      holder?.update(presentation)
    case .closing(_, let ending, _): holder?.clear(isFinal: ending.isFinal)
    }
    // Without a presenter, no view acknowledges the dismissal, so complete it immediately, unless
    // the handler of the chosen action is running.
    guard holder == nil, case .closing(let presentation, let ending, _) = queue.phase
    else { return }
    if case .acting = ending { return }
    closed(presentation.id)
  }

  /// The presenter that is about to take on the current presentation; nil if none is.
  ///
  /// A presenter that shows the presentation already keeps it, except that a toast or banner moves
  /// to the topmost presenter, and a presentation that is covered to a higher one. An interrupted
  /// presentation that has left, with nothing else to show, is taken on again.
  private var entrant: Presenter<Item>? {
    let topmost = presenters.filter { !$0.isLeaving }.max { $1.isAbove($0) }
    guard let presentation = queue.current, let topmost else { return nil }
    guard let holder, holder.unobservedStage.presentation == presentation,
      holder.unobservedStage.clearing == nil
    else { return topmost }
    return topmost !== holder && holder.yields(to: topmost) ? topmost : nil
  }

  /// Returns what keeps a presentation from the screen; nil if it is shown or has ended.
  func obstacle(to id: PresentationID) -> PresentationObstacle? {
    if let index = queue.waiting.firstIndex(where: { $0.id == id }) {
      return .turn(behind: index + (queue.onScreen == nil ? 0 : 1))
    }
    guard queue.current?.id == id, !isOnScreen(id) else { return nil }
    if holder != nil { return .cover }
    return presenters.contains { $0.isVisible && !$0.isLeaving } ? .slot : .host
  }

  /// The number of sheets and covers below the topmost visible presenter.
  var screensBelow: Int {
    presenterChange.observe()
    return presenters.filter { $0.isVisible && !$0.isLeaving }.map(\.height.screens).max() ?? 0
  }

  private var presenters: [Presenter<Item>] {
    // In a generic type, each evaluation of a key path would create another one.
    members.values.compactMap { $0.presenter }
  }

  private func release() {
    holder?.release()
    holder = nil
  }
}

extension Presenter {
  /// Returns whether the presenter is preferred to another one.
  fileprivate func isAbove(_ other: Presenter) -> Bool {
    if isVisible != other.isVisible { return isVisible }
    let (own, others) = (height, other.height)
    return own == others ? order > other.order : own > others
  }
}
