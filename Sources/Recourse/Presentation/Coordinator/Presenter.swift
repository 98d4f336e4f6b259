import Observation

/// A place in the view tree that can show a context's presentations, one at a time.
///
/// Each view that shows presentations owns a presenter and observes nothing else, so presenting
/// something evaluates the one view that shows it.
@MainActor
package final class Presenter<Item: Sendable>: Observable {
  /// How an item is presented.
  package enum Form: Sendable {
    /// As an alert or a dialog of the system, or by the view itself where the system refuses it.
    case alert
    /// As a sheet or a cover of the system.
    case cover
    /// As a sheet of the system, or by the view itself where the system refuses it.
    case embeddableCover
    /// By the view itself, beside everything else, when no other toast is up in the window.
    case toast
    /// By the view itself, beside everything else: a banner.
    case overlay

    /// How the system is asked for it; nil when it isn't.
    var kind: PresentationSlots.Kind? {
      switch self {
      case .alert: .alert
      case .cover, .embeddableCover: .cover
      case .toast: .toast
      case .overlay: nil
      }
    }
  }

  /// The context that the presenter shows; nil when it has left.
  weak var context: PresentationContext<Item>?
  /// The order in which presenters appeared in the context.
  var order = 0
  /// Whether any part of the view is on screen.
  var isVisible: Bool { presence.isOnScreen }
  private var presence = ViewPresence()
  /// The stage, for those who manage it: asking doesn't make a view depend on it.
  private(set) var unobservedStage = Stage.empty
  private let change = ObservedChange()
  private let form: @MainActor (Item) -> Form
  /// The content of the presentation, if it is a sheet or a cover.
  package private(set) var content: PresentationHost?
  private var surroundings = PresentationSurroundings()
  private var reservation: PresentationCoordinator.Reservation?
  /// The presentation whose content has appeared.
  private var appeared: PresentationID?
  /// Which parts of that content are on screen.
  private var contentPresence = ViewPresence()
  /// The presentation that the view has closed without an action.
  private var closedByView: PresentationID?

  /// Creates a presenter that shows nothing.
  ///
  /// - Parameter form: How an item is presented. The default is as an alert.
  nonisolated package init(_ form: @escaping @MainActor (Item) -> Form = { _ in .alert }) {
    self.form = form
  }

  deinit {
    // A view may go without disappearing first, and what it showed must move on.
    guard let context else { return }
    let order = order
    Task { @MainActor in context.forget(order: order) }
  }

  /// The part of a presentation that the view has to show.
  package var stage: Stage {
    change.observe()
    return unobservedStage
  }

  // MARK: The view

  /// Notes that the view, or a part of it, appears: it shows the presentations of a context from now
  /// on, before all presenters that appeared earlier.
  package func appear(
    in context: PresentationContext<Item>,
    surroundings: PresentationSurroundings = PresentationSurroundings()
  ) {
    if self.context !== context { leave() }
    self.surroundings = surroundings
    presence.appear { context.appear(self) }
  }

  /// Notes that the view, or a part of it, disappears: without any part, other presenters show the
  /// next presentations, if there are any.
  package func disappear() {
    presence.disappear { [self] in context?.disappear(self) }
  }

  /// Shows nothing of its context any more, also when that is gone.
  package func leave() {
    presence = ViewPresence()
    context?.leave(self)
    release()
  }

  /// Whether the given presentation is up, for the view's binding; a `false` dismisses just it.
  package subscript(isShowing id: PresentationID?) -> Bool {
    get { self[showing: id] != nil }
    set { if !newValue, let id { dismiss(id) } }
  }

  /// The given presentation while it is up, for the view's binding; a nil dismisses just it.
  package subscript(showing id: PresentationID?) -> Presentation<Item>? {
    get { stage.isPresented && stage.shown?.id == id ? stage.shown : nil }
    set { if newValue == nil, let id { dismiss(id) } }
  }

  /// Notes that assistive technology is informed of a presentation.
  ///
  /// - Returns: Whether this is the first time, by any presenter of the context.
  package func announces(_ id: PresentationID) -> Bool {
    context?.announces(id) ?? false
  }

  /// Closes a presentation that the view shows, without an action.
  ///
  /// When the view itself is leaving, nobody has closed the presentation, and another one shows it.
  package func dismiss(_ id: PresentationID) {
    guard unobservedStage.shown?.id == id else { return }
    // The system has just been told to withdraw it.
    if case .withholds = unobservedStage { return }
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

  /// Notes that the content of a presentation, or a part of it, appears.
  package func contentAppeared(_ id: PresentationID) {
    guard unobservedStage.presentation?.id == id else { return }
    appeared = id
    contentPresence.appear { if unobservedStage.shown != nil { reservation?.contentAppeared() } }
  }

  /// Notes that the content of a presentation, or a part of it, has disappeared, though nobody may
  /// have closed it.
  package func contentDisappeared(_ id: PresentationID) {
    guard unobservedStage.presentation?.id == id else { return }
    contentPresence.disappear { [self] in
      if unobservedStage.shown?.id == id { reservation?.contentDisappeared() }
    }
  }

  /// Notes that the view was updated without a presentation.
  package func acknowledge(_ id: PresentationID) {
    guard unobservedStage.clearing?.id == id else { return }
    if let reservation { reservation.acknowledge() } else { context?.closed(id) }
  }

  /// Notes that the system has announced the end of the presentation, unless it never appeared.
  package func announceEnd() {
    guard let id = unobservedStage.clearing?.id, appeared == id else { return }
    reservation?.announceEnd()
  }
}

// MARK: The context

extension Presenter {
  /// Whether what is over the presenter's view goes with it, without having been answered.
  var isLeaving: Bool { surroundings.host?.isLeaving == true }

  /// Whether what it shows lies above everything, also above what is presented later.
  var showsOverlay: Bool {
    switch unobservedStage.presentation.map({ form($0.item) }) {
    case .toast, .overlay: true
    case .alert, .cover, .embeddableCover, nil: false
    }
  }

  /// How many sheets and covers are below the presenter's view, which is in one of them.
  var depth: Int { surroundings.host.map { $0.depth + 1 } ?? 0 }

  /// How far inside the content of its host the presenter's view is.
  var level: Int { surroundings.level }

  /// Whether the presenter's view is in what another presenter shows.
  func isInside(_ other: Presenter) -> Bool {
    guard let host = surroundings.host, let content = other.content else { return false }
    return host.isInside(content)
  }

  /// The presentation that a view has closed which disappeared before it could have been answered.
  ///
  /// Systems take an alert away with the view below it, and may write that a person has closed it.
  var unansweredEnd: PresentationID? {
    guard let clearing = unobservedStage.clearing, clearing.id == closedByView,
      form(clearing.item) == .alert
    else { return nil }
    return clearing.id
  }

  /// Asks to show a presentation; if that can't be now, `retry` is called when it is worth asking
  /// again.
  func enter(
    _ presentation: Presentation<Item>, retry: @escaping @MainActor () -> Void
  ) -> Bool {
    guard let context else { return false }
    let form = form(presentation.item)
    if let kind = form.kind {
      let content = kind == .cover ? PresentationHost(in: surroundings.host) : nil
      let coordinator = surroundings.coordinator ?? context.coordinator(by: surroundings.clock)
      let request = PresentationCoordinator.Request(
        kind, in: surroundings, content: content, canEmbed: form != .cover)
      reservation = coordinator.reserve(
        request, for: context, yield: { [weak self] in self?.yield() }, retry: retry,
        onChange: { [weak self] in self?.follow($0) })
      guard reservation != nil else { return false }
      self.content = content
    }
    appeared = nil
    contentPresence = ViewPresence()
    set(.shows(presentation))
    return true
  }

  /// Shows what has changed of the presentation that it has entered with.
  func update(_ presentation: Presentation<Item>) {
    switch unobservedStage {
    case .shows: set(.shows(presentation))
    case .embeds: set(.embeds(presentation))
    case .withholds: set(.withholds(presentation))
    case .empty, .clears: break
    }
  }

  /// Takes the presentation off the screen.
  func clear(_ presentation: Presentation<Item>, isAnswered: Bool) {
    content?.leave()
    reservation?.leave(isAnswered: isAnswered || form(presentation.item) != .alert)
    set(.clears(presentation))
  }

  /// Shows nothing; what the system still shows is on its way out.
  func release() {
    content?.leave()
    content = nil
    reservation?.abandon()
    reservation = nil
    set(.empty)
  }

  /// Lets others go first while nobody knows whether a person can see the view.
  private func yield() {
    if !isVisible, unobservedStage.shown != nil { context?.handOver(from: self) }
  }

  private func follow(_ phase: PresentationSlots.Phase) {
    guard let presentation = unobservedStage.presentation else { return }
    switch phase {
    case .arriving, .up: set(.shows(presentation))
    case .retreating:
      warnOfRefusal("The presentation is asked for again.")
      set(.withholds(presentation))
    case .embedded:
      warnOfRefusal("The view shows it itself instead.")
      context?.noteEmbedding(of: presentation.id)
      set(.embeds(presentation))
    case .leaving: break
    case .gone:
      reservation = nil
      context?.closed(presentation.id)
    }
  }

  private func warnOfRefusal(_ consequence: String) {
    DebugWarning.write(
      """
      the system has not shown an alert or a sheet, perhaps because something is presented already \
      without a context. \(consequence)
      """)
  }

  private func set(_ stage: Stage) {
    guard !unobservedStage.isSame(as: stage) else { return }
    change.announce()
    unobservedStage = stage
  }
}
