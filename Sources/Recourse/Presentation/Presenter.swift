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

  /// Asks to bring a presentation up; if that can't be now, `retry` is called when it is worth
  /// asking again.
  func enter(
    _ presentation: Presentation<Item>, retry: @escaping @MainActor () -> Void
  ) -> Bool {
    guard let gate = surroundings.gate, let context else { return true }
    pass = gate.pass(entry(presentation.item), for: context, retry: retry)
    return pass != nil
  }

  private func follow(from stage: Stage) {
    switch unobservedStage {
    case .shows(let presentation):
      if presentation.id != stage.presentation?.id, entry(presentation.item) == .cover {
        content = PresentationHost(in: surroundings.host)
      }
    case .clears:
      content?.leave()
      pass?.leave()
    case .empty:
      content?.leave()
      content = nil
      pass = nil
    }
  }

  /// Shows nothing of its context any more.
  package func leave() {
    context?.leave(self)
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

  /// Closes a presentation without an action, unless its view goes, and it must be answered elsewhere.
  package func dismiss(_ id: PresentationID) {
    if isLeaving {
      context?.handOver(from: self)
    } else {
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
    if unobservedStage.shown?.id == id { pass?.arrive() }
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

extension Presenter {
  /// What a view has to show.
  package enum Stage: Equatable, Sendable {
    /// Nothing.
    case empty
    /// A presentation.
    case shows(Presentation<Item>)
    /// Nothing any more; the presentation is kept, so that it doesn't go blank on its way out.
    case clears(Presentation<Item>)

    /// The presentation that is up.
    package var shown: Presentation<Item>? {
      if case .shows(let presentation) = self { presentation } else { nil }
    }

    /// The presentation that is on its way out.
    package var clearing: Presentation<Item>? {
      if case .clears(let presentation) = self { presentation } else { nil }
    }

    /// The presentation whose content is needed, up or on its way out.
    package var presentation: Presentation<Item>? { shown ?? clearing }

    /// Whether nothing has changed, not even what the same presentation shows.
    func isSame(as other: Stage) -> Bool {
      self == other && presentation?.version == other.presentation?.version
    }
  }
}
