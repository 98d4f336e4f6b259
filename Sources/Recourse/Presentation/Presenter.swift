import Observation

/// A place in the view tree that can show a context's presentations, one at a time.
///
/// Each view that shows presentations owns a presenter and observes nothing else, so presenting
/// something evaluates the one view that shows it.
@MainActor
package final class Presenter<Item: Sendable>: Observable {
  /// The context that the presenter shows; nil when it has left.
  weak var context: PresentationContext<Item>?
  /// The order in which presenters appeared in the context.
  var seat = 0
  var isVisible = false
  /// The stage, for those who manage it: asking doesn't make a view depend on it.
  var unobservedStage = Stage.empty {
    willSet { change.announce() }
    didSet { follow(from: oldValue) }
  }
  private let change = ObservedChange()
  private let entry: @MainActor (Item) -> PresentationGate.Entry
  /// The presentation whose content has appeared.
  private var appeared: PresentationID?
  /// What is inside the presentation, if it is a sheet or a cover.
  package private(set) var content: PresentationHost?
  private var surroundings = PresentationSurroundings()
  private var pass: PresentationGate.Pass?
  /// The presentation that the view has closed without an action.
  private var closedByView: PresentationID?
  /// Ends the wait for what a system has to announce.
  private var limit: Task<Void, Never>? {
    didSet { oldValue?.cancel() }
  }

  /// Creates a presenter that shows nothing.
  ///
  /// - Parameter entry: How what it shows meets other presentations. The default is as an alert.
  nonisolated package init(
    _ entry: @escaping @MainActor (Item) -> PresentationGate.Entry = { _ in .alert }
  ) {
    self.entry = entry
  }

  /// What the view has to show.
  package var stage: Stage {
    change.observe()
    return unobservedStage
  }

  deinit {
    limit?.cancel()
    // A view may go without disappearing first, and what it showed must move on.
    guard let context else { return }
    let seat = seat
    Task { @MainActor in context.forget(seat: seat) }
  }

  /// Shows the presentations of a context from now on, before all presenters that came earlier.
  package func appear(
    in context: PresentationContext<Item>,
    surroundings: PresentationSurroundings = PresentationSurroundings()
  ) {
    if self.context !== context { leave() }
    self.surroundings = surroundings
    context.appear(self)
  }

  /// Whether what is over the presenter's view goes with it, without having been answered.
  var isLeaving: Bool { surroundings.host?.isLeaving == true }

  /// Whether what it shows lies above everything, also above what comes up later.
  var showsOverlay: Bool { unobservedStage.presentation.map { entry($0.item) } == .overlay }

  /// How many sheets and covers are below the presenter's view, which is in one of them.
  var depth: Int { surroundings.host.map { $0.depth + 1 } ?? 0 }

  /// Whether the presenter's view is in what another presenter shows.
  func isInside(_ other: Presenter) -> Bool {
    guard let host = surroundings.host, let content = other.content else { return false }
    return host.isInside(content)
  }

  /// What a view has closed that went before it can have been answered.
  ///
  /// Systems take an alert away with what is below it, and may say that a person has closed it.
  var unansweredEnd: PresentationID? {
    guard let clearing = unobservedStage.clearing, clearing.id == closedByView,
      entry(clearing.item) == .alert
    else { return nil }
    return clearing.id
  }

  /// Asks to bring a presentation up; if that can't be now, `retry` is called when it is worth
  /// asking again.
  func enter(
    _ presentation: Presentation<Item>, retry: @escaping @MainActor () -> Void
  ) -> Bool {
    let entry = entry(presentation.item)
    let host = surroundings.host
    let content = entry == .cover ? PresentationHost(in: host) : nil
    if let gate = surroundings.gate, let context {
      pass = gate.pass(
        entry, for: context, over: host, with: content,
        giveWay: { [weak self] in self?.giveWay() }, retry: retry)
      guard pass != nil else { return false }
    }
    self.content = content
    return true
  }

  /// Lets others go first while nobody knows whether the view can show anything.
  private func giveWay() {
    if !isVisible, unobservedStage.shown != nil { context?.handOver(from: self) }
  }

  private func follow(from stage: Stage) {
    switch unobservedStage {
    case .shows(let presentation):
      guard presentation.id != stage.presentation?.id, entry(presentation.item) == .cover
      else { return }
      appeared = nil
      // Systems refuse a sheet over something that isn't presented through a context, and may show
      // it later.
      afterLimit { presenter in
        DebugWarning.write(
          "a sheet has not come up; present it where nothing else is presented already")
        presenter.pass?.giveUp()
      }
    case .clears(let presentation):
      content?.leave()
      pass?.leave()
      afterLimit { $0.closed(presentation.id) }
    case .empty:
      content?.leave()
      content = nil
      pass = nil
      limit = nil
    }
  }

  /// Acts when a system has not announced in time what has become of a presentation.
  private func afterLimit(_ act: @escaping @MainActor (Presenter) -> Void) {
    let clock = surroundings.gate?.clock ?? ContinuousClock()
    limit = Task { [weak self] in
      guard (try? await clock.sleep(for: presentationLimit)) != nil, let self else { return }
      act(self)
    }
  }

  /// Shows nothing of its context any more, also when that is gone.
  package func leave() {
    context?.leave(self)
    unobservedStage = .empty
  }

  /// Lets other presenters show what comes, if there are any.
  package func disappear() {
    context?.disappear(self)
  }

  /// Whether the given presentation is up, for the view's binding; a `false` dismisses just it.
  package subscript(isShowing id: PresentationID?) -> Bool {
    get { self[showing: id] != nil }
    set { if !newValue, let id { dismiss(id) } }
  }

  /// The given presentation while it is up, for the view's binding; a nil dismisses just it.
  package subscript(showing id: PresentationID?) -> Presentation<Item>? {
    get { stage.shown?.id == id ? stage.shown : nil }
    set { if newValue == nil, let id { dismiss(id) } }
  }

  /// Notes that assistive technology is told of a presentation.
  ///
  /// - Returns: Whether this is the first time, by any presenter of the context.
  package func announces(_ id: PresentationID) -> Bool {
    context?.announces(id) ?? false
  }

  /// Closes what the view shows without an action, unless its view goes, and it must be answered
  /// elsewhere; what is elsewhere already is not meant.
  package func dismiss(_ id: PresentationID) {
    guard unobservedStage.shown?.id == id else { return }
    if isLeaving {
      context?.handOver(from: self)
    } else {
      closedByView = id
      context?.dismiss(id, as: .dismissed)
    }
  }

  /// Runs an action that a person took, once.
  package func choose(_ action: AlertAction, in id: PresentationID) {
    context?.choose(action, in: id)
  }

  /// Notes that the content of a presentation is really on screen.
  package func contentAppeared(_ id: PresentationID) {
    appeared = id
    guard unobservedStage.shown?.id == id else { return }
    limit = nil
    pass?.arrive()
  }

  /// Notes that the content of a presentation has gone, though nobody may have closed it.
  package func contentDisappeared(_ id: PresentationID) {
    if unobservedStage.presentation?.id == id { pass?.vanish() }
  }

  /// Tells whether the content of a presentation has been on screen, so that its end is announced.
  package func hasAppeared(_ id: PresentationID) -> Bool {
    appeared == id
  }

  /// Acknowledges that a presentation is off the screen.
  package func closed(_ id: PresentationID) {
    context?.closed(id)
  }
}

/// Longer than any system takes to bring something up, or away.
private let presentationLimit = Duration.seconds(3)
