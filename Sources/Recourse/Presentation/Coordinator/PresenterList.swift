/// Knows the presenters of a context, and gives each presentation to the topmost one.
///
/// A presenter that has disappeared may be covered only, by a screen that was pushed over it, and
/// can present all the same: it is the choice when no visible one is left.
@MainActor
struct PresenterList<Item: Sendable> {
  private struct Member {
    weak var presenter: Presenter<Item>?
  }

  /// The presenters, by the order in which they appeared.
  private var members: [Int: Member] = [:]
  private var lastOrder = 0
  /// The presenter that has what is on screen.
  private(set) weak var current: Presenter<Item>?

  nonisolated init() {}

  mutating func appear(_ presenter: Presenter<Item>) {
    members[presenter.order] = nil
    lastOrder += 1
    presenter.order = lastOrder
    members[lastOrder] = Member(presenter: presenter)
    // One that can't be seen gives way, also when it waits for an end that it may never see.
    if let current, !current.isVisible, !presenter.isInside(current) { release() }
  }

  /// Takes what is on screen from a presenter that goes with what it shows.
  mutating func handOver(from presenter: Presenter<Item>) {
    if current === presenter { release() }
  }

  mutating func disappear(_ presenter: Presenter<Item>) {
    guard current === presenter else { return }
    if presenter.isLeaving || presenter.unobservedStage.clearing != nil || canBeSeenElsewhere {
      release()
    }
  }

  /// Whether another presenter can show what is on screen, but for those that go with it.
  private var canBeSeenElsewhere: Bool {
    members.values.contains { member in
      guard let presenter = member.presenter, let current else { return false }
      return presenter.isVisible && !presenter.isLeaving && !presenter.isInside(current)
    }
  }

  mutating func forget(_ order: Int) {
    if let current, current.order == order { release() }
    members[order] = nil
  }

  /// Gives what is on screen to the topmost presenter; one that has it already keeps it.
  ///
  /// When it can't come up now, `retry` is called as soon as it is worth another try.
  mutating func show(
    _ phase: PresentationQueue<Presentation<Item>>.Phase, retry: @escaping @MainActor () -> Void
  ) {
    switch phase {
    case .idle:
      release()
    case .shown(let presentation):
      if let previous = current?.unobservedStage.presentation, previous != presentation {
        release()
      }
      if let current, current.showsOverlay, topmost !== current { release() }
      if current == nil, let topmost, topmost.enter(presentation, retry: retry) {
        current = topmost
      }
      current?.update(presentation)
    case .closing(let presentation, let answer, _):
      current?.clear(presentation, isAnswered: answer.isAction)
    }
  }

  private var topmost: Presenter<Item>? {
    var topmost: Presenter<Item>?
    for member in members.values {
      guard let presenter = member.presenter, !presenter.isLeaving else { continue }
      if topmost.map({ presenter.isAbove($0) }) ?? true { topmost = presenter }
    }
    return topmost
  }

  private mutating func release() {
    current?.release()
    current = nil
  }
}

extension Presenter {
  /// Whether the presenter is to be preferred to another one.
  fileprivate func isAbove(_ other: Presenter) -> Bool {
    if isVisible != other.isVisible { return isVisible }
    return (depth, level, order) > (other.depth, other.level, other.order)
  }
}
