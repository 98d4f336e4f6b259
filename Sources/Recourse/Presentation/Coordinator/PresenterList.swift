/// Holds the presenters of a context, and assigns each presentation to the topmost one.
///
/// A presenter that has disappeared may merely be covered by a pushed screen, and can still
/// present. It is chosen if no visible presenter is left.
@MainActor
struct PresenterList<Item: Sendable> {
  private struct Member {
    weak var presenter: Presenter<Item>?
  }

  /// The presenters by the order in which they appeared.
  private var members: [Int: Member] = [:]
  private var lastOrder = 0
  /// The presenter of the current presentation.
  private(set) weak var current: Presenter<Item>?

  nonisolated init() {}

  mutating func appear(_ presenter: Presenter<Item>) {
    members[presenter.order] = nil
    lastOrder += 1
    presenter.order = lastOrder
    members[lastOrder] = Member(presenter: presenter)
    // An invisible presenter yields, even during a dismissal whose end it may never observe.
    if let current, !current.isVisible, !presenter.isInside(current) { release() }
  }

  /// Releases the current presentation if the given presenter holds it.
  mutating func handOver(from presenter: Presenter<Item>) {
    if current === presenter { release() }
  }

  mutating func disappear(_ presenter: Presenter<Item>) {
    guard current === presenter else { return }
    let canBeSeenElsewhere = presenters.contains {
      $0.isVisible && !$0.isLeaving && !$0.isInside(presenter)
    }
    if presenter.isLeaving || presenter.unobservedStage.clearing != nil || canBeSeenElsewhere {
      release()
    }
  }

  mutating func forget(_ order: Int) {
    if current?.order == order { release() }
    members[order] = nil
  }

  /// Returns the presenter that is about to take on the current presentation; nil if none is.
  ///
  /// A presenter that shows the presentation already keeps it, except that a toast or banner moves
  /// to the topmost presenter, and a presentation that is covered to a higher one.
  func entrant(for phase: PresentationQueue<Presentation<Item>>.Phase) -> Presenter<Item>? {
    let topmost = presenters.filter { !$0.isLeaving }.max { $1.isAbove($0) }
    guard case .shown(let presentation) = phase, let topmost else { return nil }
    guard let current, current.unobservedStage.presentation == presentation else { return topmost }
    return topmost !== current && current.yields(to: topmost) ? topmost : nil
  }

  /// Assigns the current presentation to the topmost presenter; if it has to wait, `retry` is called
  /// when another attempt is worthwhile.
  mutating func show(
    _ phase: PresentationQueue<Presentation<Item>>.Phase, on screen: SystemScreen,
    retry: @escaping @MainActor () -> Void
  ) {
    switch phase {
    case .idle: release()
    case .shown(let presentation):
      let entrant = entrant(for: phase)
      if entrant != nil || current?.unobservedStage.presentation != presentation { release() }
      if let entrant, entrant.enter(presentation, on: screen, retry: retry) { current = entrant }
      current?.update(presentation)
    case .closing(_, let ending, _): current?.clear(isFinal: ending.isFinal)
    }
  }

  /// Whether a view on screen can show a presentation.
  var canShow: Bool { presenters.contains { $0.isVisible && !$0.isLeaving } }

  private var presenters: [Presenter<Item>] { members.values.compactMap(\.presenter) }

  private mutating func release() {
    current?.release()
    current = nil
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
