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
  }
  private let change = ObservedChange()
  /// The presentation whose content has appeared.
  private var appeared: PresentationID?

  nonisolated package init() {}

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
  package func appear(in context: PresentationContext<Item>) {
    if self.context !== context { leave() }
    context.appear(self)
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
    set { if !newValue, let id { context?.dismiss(id, as: .dismissed) } }
  }

  /// The given presentation while it is up, for the view's binding; a nil dismisses just it.
  package subscript(showing id: PresentationID?) -> Presentation<Item>? {
    get { stage.shown?.id == id ? stage.shown : nil }
    set { if newValue == nil, let id { context?.dismiss(id, as: .dismissed) } }
  }

  /// Runs an action that a person took, once.
  package func choose(_ action: AlertAction, in id: PresentationID) {
    context?.choose(action, in: id)
  }

  /// Notes that the content of a presentation is really on screen.
  package func contentAppeared(_ id: PresentationID) {
    appeared = id
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
  }
}
