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
  /// The stage, read without making a view depend on it.
  var unobservedStage = Stage.empty {
    willSet { change.announce() }
  }
  /// Whether any part of the view is on screen.
  var isVisible: Bool { presence.isOnScreen }
  private var presence = ViewPresence()
  private(set) var surroundings = PresentationSurroundings()
  private let change = ObservedChange()
  let canEmbed: Bool
  let kind: @MainActor (Item) -> PresentationSlots.Kind?

  /// Creates a presenter without a presentation.
  ///
  /// - Parameters:
  ///   - canEmbed: Whether the view draws a presentation that the system refuses. The default is
  ///     true.
  ///   - kind: Returns the kind of slot for an item; nil for a banner, which the view draws beside
  ///     everything else. The default is `.alert`.
  nonisolated package init(
    canEmbed: Bool = true,
    _ kind: @escaping @MainActor (Item) -> PresentationSlots.Kind? = { _ in .alert }
  ) {
    self.canEmbed = canEmbed
    self.kind = kind
  }

  deinit {
    // A view can be released without disappearing first, and its presentation must move on.
    guard let context else { return }
    let order = order
    Task { @MainActor in context.forget(order: order) }
  }

  // MARK: The view

  /// The state of the presentation that the view shows.
  package var stage: Stage {
    change.observe()
    return unobservedStage
  }

  /// The host for the content of the presentation; nil unless it is a sheet or a cover.
  package var content: PresentationHost? { unobservedStage.place?.content }

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
    context?.forget(order: order)
    context = nil
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
  package func announces(_ id: PresentationID) -> Bool { context?.announces(id) ?? false }

  /// Closes a presentation that the view shows, without an action.
  ///
  /// If the view itself is being removed, the presentation is not dismissed but handed over to
  /// another presenter.
  package func dismiss(_ id: PresentationID) {
    // The system was just asked to withdraw a withheld presentation.
    guard let context, !unobservedStage.isWithheld, let presentation = unobservedStage.shown,
      presentation.id == id
    else { return }
    if isLeaving { return context.handOver(from: self) }
    clear(byView: true)
    context.dismiss(id, as: .dismissed)
  }

  /// Runs a chosen action once.
  package func choose(_ action: AlertAction, in id: PresentationID) {
    context?.choose(action, in: id)
  }

  /// Records that the content of a presentation, or a part of it, has appeared.
  package func contentAppeared(_ id: PresentationID) {
    guard unobservedStage.presentation?.id == id else { return }
    let place = unobservedStage.place
    place?.contentPresence.appear { [self] in
      if unobservedStage.shown != nil { place?.reservation?.contentAppeared() }
    }
  }

  /// Records that the content of a presentation, or a part of it, has disappeared, possibly without
  /// a dismissal.
  package func contentDisappeared(_ id: PresentationID) {
    guard unobservedStage.presentation?.id == id else { return }
    unobservedStage.place?.contentPresence.disappear { [self] in
      if unobservedStage.shown?.id == id {
        unobservedStage.place?.reservation?.contentDisappeared()
      }
    }
  }

  /// Records that the view was updated without a presentation.
  package func acknowledge(_ id: PresentationID) {
    guard unobservedStage.clearing?.id == id else { return }
    if let reservation = unobservedStage.place?.reservation {
      reservation.acknowledge()
    } else {
      context?.closed(id)
    }
  }

  /// Records that the system has announced the end of the presentation, unless the presentation
  /// never appeared.
  package func announceEnd() {
    guard unobservedStage.clearing != nil, let place = unobservedStage.place,
      place.contentPresence.stage != .fresh
    else { return }
    place.reservation?.announceEnd()
  }
}
