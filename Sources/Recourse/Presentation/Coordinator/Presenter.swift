import Observation

/// A place in the view tree that can show a context's presentations, one at a time.
///
/// Each presenting view owns a presenter and observes nothing else, so that a new presentation
/// evaluates the body of that one view only.
@MainActor
package final class Presenter<Item: Sendable>: Observable {
  /// The context of the presenter; nil after the presenter has left.
  weak var context: PresentationContext<Item>?
  /// The order in which presenters appeared in the context.
  var order = 0
  /// Whether any part of the view is on screen.
  var isVisible: Bool { presence.isOnScreen }
  private var presence = ViewPresence()
  private var life: Life?
  private let change = ObservedChange()
  private let form: @MainActor (Item) -> Form
  private var surroundings = PresentationSurroundings()

  /// Creates a presenter without a presentation.
  ///
  /// - Parameter form: Returns the form in which an item is presented. The default is `.alert`.
  nonisolated package init(_ form: @escaping @MainActor (Item) -> Form = { _ in .alert }) {
    self.form = form
  }

  deinit {
    // A view can be released without disappearing first, and its presentation must move on.
    guard let context else { return }
    let order = order
    Task { @MainActor in context.forget(order: order) }
  }

  /// The state of the presentation that the view shows.
  package var stage: Stage {
    change.observe()
    return unobservedStage
  }

  /// The stage, read without making a view depend on it.
  var unobservedStage: Stage { life?.stage ?? .empty }

  /// The host for the content of the presentation; nil unless the form is a sheet or a cover.
  package var content: PresentationHost? { life?.content }

  // MARK: The view

  /// Registers the view, or a part of it, as visible, so that the presenter can show the context's
  /// presentations.
  ///
  /// Among visible presenters of the same depth and level, the one that appeared last is preferred.
  package func appear(
    in context: PresentationContext<Item>,
    surroundings: PresentationSurroundings = PresentationSurroundings()
  ) {
    if self.context !== context { leave() }
    self.surroundings = surroundings
    presence.appear { context.appear(self) }
  }

  /// Registers the disappearance of the view, or of a part of it.
  ///
  /// Once no part is visible, visible presenters are preferred for the next presentations.
  package func disappear() {
    presence.disappear { [self] in context?.disappear(self) }
  }

  /// Detaches the presenter from its context, even if the context was released.
  package func leave() {
    presence = ViewPresence()
    context?.leave(self)
    release()
  }

  /// Whether the given presentation is up, for the view's binding; setting `false` dismisses only
  /// this presentation.
  package subscript(isShowing id: PresentationID?) -> Bool {
    get { self[showing: id] != nil }
    set { if !newValue, let id { dismiss(id) } }
  }

  /// The given presentation while it is up, for the view's binding; setting nil dismisses only this
  /// presentation.
  package subscript(showing id: PresentationID?) -> Presentation<Item>? {
    get { stage.isPresented && stage.shown?.id == id ? stage.shown : nil }
    set { if newValue == nil, let id { dismiss(id) } }
  }

  /// Records that assistive technology announces a presentation.
  ///
  /// - Returns: Whether this is the first announcement by any presenter of the context.
  package func announces(_ id: PresentationID) -> Bool {
    context?.announces(id) ?? false
  }

  /// Closes a presentation that the view shows, without an action.
  ///
  /// If the view itself is being removed, the presentation is not dismissed but handed over to
  /// another presenter.
  package func dismiss(_ id: PresentationID) {
    guard unobservedStage.shown?.id == id else { return }
    // The system was just asked to withdraw the presentation.
    if case .withholds = unobservedStage { return }
    if isLeaving {
      context?.handOver(from: self)
    } else {
      life?.isClosedByView = true
      context?.dismiss(id, as: .dismissed)
    }
  }

  /// Runs a chosen action once.
  package func choose(_ action: AlertAction, in id: PresentationID) {
    context?.choose(action, in: id)
  }

  /// Records that the content of a presentation, or a part of it, has appeared.
  package func contentAppeared(_ id: PresentationID) {
    guard let life, life.stage.presentation?.id == id else { return }
    life.contentPresence.appear {
      if life.stage.shown != nil { life.reservation?.contentAppeared() }
    }
  }

  /// Records that the content of a presentation, or a part of it, has disappeared, possibly without
  /// a dismissal.
  package func contentDisappeared(_ id: PresentationID) {
    guard let life, life.stage.presentation?.id == id else { return }
    life.contentPresence.disappear { [self] in
      if unobservedStage.shown?.id == id { self.life?.reservation?.contentDisappeared() }
    }
  }

  /// Records that the view was updated without a presentation.
  package func acknowledge(_ id: PresentationID) {
    guard let life, life.stage.clearing?.id == id else { return }
    if let reservation = life.reservation { reservation.acknowledge() } else { context?.closed(id) }
  }

  /// Records that the system has announced the end of the presentation, unless the presentation
  /// never appeared.
  package func announceEnd() {
    guard let life, life.stage.clearing != nil, life.contentPresence.stage != .fresh
    else { return }
    life.reservation?.announceEnd()
  }
}

// MARK: The context

extension Presenter {
  /// Whether the sheet or cover that contains the presenter's view is being dismissed, with
  /// unanswered presentations over it.
  var isLeaving: Bool { surroundings.host?.isLeaving == true }

  /// Returns whether the person can see a presentation in the view.
  func isSeen(_ id: PresentationID) -> Bool {
    life?.stage.presentation?.id == id && life?.isSeen(on: surroundings.screen) == true
  }

  /// Returns whether the presentation moves to a presenter that is preferred to this one.
  func yields(to other: Presenter) -> Bool {
    let isBelow = (screensBelow, depth) < (other.screensBelow, other.depth)
    return life?.yields(toHigher: isBelow) == true
  }

  /// The number of nested sheets and covers around the presenter's view.
  var depth: Int { surroundings.host.map { $0.depth + 1 } ?? 0 }

  /// The number of presentations below the presenter's view, including those without a host.
  var screensBelow: Int { surroundings.screensBelow() ?? depth }

  /// The nesting level of the presenter's view within its host.
  var level: Int { surroundings.level }

  /// Returns whether the presenter's view lies within another presenter's sheet or cover.
  func isInside(_ other: Presenter) -> Bool {
    guard let host = surroundings.host, let content = other.content else { return false }
    return host.isInside(content)
  }

  /// The closing alert that the view's binding dismissed, for a view that is disappearing; nil if
  /// there is none.
  ///
  /// The system removes an alert together with the view below, and may report the removal as a
  /// dismissal by the person.
  var unansweredEnd: PresentationID? { life?.unansweredEnd }

  /// Queries the system for what lies over the view before a presentation is shown.
  func screen(before presentation: Presentation<Item>) -> SystemScreen {
    form(presentation.item).kind.map(surroundings.screen) ?? .unknown
  }

  /// Attempts to show a presentation; if it has to wait, `retry` is called when another attempt is
  /// worthwhile.
  func enter(
    _ presentation: Presentation<Item>, on screen: SystemScreen,
    retry: @escaping @MainActor () -> Void
  ) -> Bool {
    guard let context else { return false }
    let form = form(presentation.item)
    let content = form.kind == .cover ? PresentationHost(in: surroundings.host) : nil
    guard let kind = form.kind else {
      set(Life(stage: .shows(presentation), form: form, content: content))
      return true
    }
    let coordinator = surroundings.coordinator ?? context.coordinator(by: surroundings.clock)
    let request = PresentationCoordinator.Request(
      kind, in: surroundings, screen: screen, content: content, canEmbed: form != .cover)
    let reservation = coordinator.reserve(
      request, for: context, yield: { [weak self] in self?.yield() }, retry: retry,
      onChange: { [weak self] in self?.follow($0) })
    guard let reservation else { return false }
    let stage = reservation.isCovered ? Stage.withholds(presentation) : .shows(presentation)
    set(Life(stage: stage, form: form, content: content, reservation: reservation))
    return true
  }

  /// Updates the content of the presentation that is shown.
  func update(_ presentation: Presentation<Item>) {
    if let life { set(life.stage.updated(with: presentation)) }
  }

  /// Dismisses the presentation.
  func clear(_ presentation: Presentation<Item>, isFinal: Bool) {
    guard let life else { return }
    life.content?.leave()
    life.reservation?.leave(isAnswered: isFinal || life.form != .alert)
    set(.clears(presentation))
  }

  /// Ends the presentation for this presenter; the system may still be dismissing it.
  func release() {
    guard let life else { return }
    life.content?.leave()
    life.reservation?.abandon()
    set(nil)
  }

  /// Hands the presentation over if the view may be invisible, so that waiting requesters go first.
  private func yield() {
    if !isVisible, unobservedStage.shown != nil { context?.handOver(from: self) }
  }

  private func follow(_ phase: PresentationSlots.Phase) {
    guard let life, let id = life.stage.presentation?.id else { return }
    switch phase {
    case .retreating: warnOfRefusal("The presentation is asked for again.")
    case .covered(isLasting: true): warnOfCover()
    case .embedded:
      warnOfRefusal("The view shows it itself instead.")
      context?.noteEmbedding(of: id)
    case .gone:
      self.life?.reservation = nil
      return context?.closed(id) ?? ()
    case .arriving, .covered, .up, .leaving: break
    }
    set(life.stage.following(phase))
  }

  private func warnOfRefusal(_ consequence: String) {
    DebugWarning.write(
      """
      the system has not shown an alert or a sheet, perhaps because something is presented already \
      without a context. \(consequence)
      """)
  }

  private func warnOfCover() {
    let place = screensBelow == 0 ? "a window's root" : "sheet \(screensBelow) of a window"
    DebugWarning.write(
      """
      a presentation (\(Item.self)) waits in \(place), below a sheet, a cover or a popover that no \
      context presents. Apply errorHost() to its content, so that errors are presented over it.
      """)
  }

  private func set(_ stage: Stage) {
    guard !unobservedStage.isSame(as: stage) else { return }
    change.announce()
    life?.stage = stage
  }

  private func set(_ life: Life?) {
    change.announce()
    self.life = life
  }
}
