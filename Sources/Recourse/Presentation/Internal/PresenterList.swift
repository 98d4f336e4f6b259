/// Knows the presenters of a context, and gives each presentation to the topmost one.
///
/// A presenter that has disappeared may be covered only, by a screen that was pushed over it, and
/// can present all the same: it is the choice when no visible one is left.
@MainActor
struct PresenterList<Item: Sendable> {
  private struct Seat {
    weak var presenter: Presenter<Item>?
  }

  private var seats: [Int: Seat] = [:]
  private var lastSeat = 0
  /// The presenter that has what is on screen.
  private(set) weak var current: Presenter<Item>?

  nonisolated init() {}

  mutating func appear(_ presenter: Presenter<Item>) {
    seats[presenter.seat] = nil
    lastSeat += 1
    presenter.seat = lastSeat
    presenter.isVisible = true
    seats[lastSeat] = Seat(presenter: presenter)
    // One that can't be seen gives way, also when it waits for an end that it may never see.
    if let current, !current.isVisible, !presenter.isInside(current) { release() }
  }

  /// Takes what is on screen from a presenter that goes with what it shows.
  mutating func handOver(from presenter: Presenter<Item>) {
    if current === presenter { release() }
  }

  mutating func disappear(_ presenter: Presenter<Item>) {
    presenter.isVisible = false
    guard current === presenter else { return }
    if presenter.isLeaving || presenter.unobservedStage.clearing != nil || canBeSeenElsewhere {
      release()
    }
  }

  /// Whether another presenter can show what is on screen, but for those that go with it.
  private var canBeSeenElsewhere: Bool {
    seats.values.contains { seat in
      guard let presenter = seat.presenter, let current else { return false }
      return presenter.isVisible && !presenter.isLeaving && !presenter.isInside(current)
    }
  }

  mutating func forget(_ seat: Int) {
    if let current, current.seat == seat { release() }
    seats[seat] = nil
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
      set(.shows(presentation))
    case .closing(let presentation, _, _):
      set(.clears(presentation))
    }
  }

  private var topmost: Presenter<Item>? {
    var topmost: Presenter<Item>?
    for seat in seats.values {
      guard let presenter = seat.presenter, !presenter.isLeaving else { continue }
      if topmost.map({ presenter.isAbove($0) }) ?? true { topmost = presenter }
    }
    return topmost
  }

  private mutating func release() {
    set(.empty)
    current = nil
  }

  private func set(_ stage: Presenter<Item>.Stage) {
    guard let current, !current.unobservedStage.isSame(as: stage) else { return }
    current.unobservedStage = stage
  }
}

extension Presenter {
  /// Whether the presenter is to be preferred to another one.
  fileprivate func isAbove(_ other: Presenter) -> Bool {
    if isVisible != other.isVisible { return isVisible }
    return depth == other.depth ? seat > other.seat : depth > other.depth
  }
}
