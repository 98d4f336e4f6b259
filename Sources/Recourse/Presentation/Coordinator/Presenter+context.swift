// MARK: The context

extension Presenter {
  /// Whether the sheet or cover that contains the presenter's view is being dismissed, with
  /// unanswered presentations over it.
  var isLeaving: Bool { surroundings.host?.isLeaving == true }

  /// The place of the view, which is preferred the higher it is: the number of presentations below
  /// it, first those that the system counts, and its nesting level within its host.
  var height: (screens: Int, depth: Int, level: Int) {
    let depth = surroundings.depth
    return (surroundings.screensBelow() ?? depth, depth, surroundings.level)
  }

  /// Returns whether the person can see a presentation in the view.
  func isSeen(_ id: PresentationID) -> Bool {
    guard unobservedStage.presentation?.id == id else { return false }
    return switch unobservedStage {
    case .empty, .withholds: false
    case .clears(_, let place, _): place.wasSeen
    case .shows(_, let place) where !place.isDrawn: true
    // No slot reports what covers a banner or an embedded alert.
    case .shows, .embeds: !surroundings.screen(.toast).isTaken
    }
  }

  /// Returns whether the presentation moves to a presenter that is preferred to this one.
  func yields(to other: Presenter) -> Bool {
    let (own, others) = (height, other.height)
    return switch unobservedStage {
    case .empty, .clears: false
    case .shows(_, let place): place.isDrawn
    case .embeds(_, let place), .withholds(_, let place):
      place.isDrawn || (own.screens, own.depth) < (others.screens, others.depth)
    }
  }

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
  var unansweredEnd: PresentationID? {
    guard case .clears(let presentation, let place, byView: true) = unobservedStage else {
      return nil
    }
    return place.kind == .alert ? presentation.id : nil
  }

  /// Queries the system for what lies over the view before a presentation is shown.
  func screen(before presentation: Presentation<Item>) -> SystemScreen {
    kind(presentation.item).map(surroundings.screen) ?? .unknown
  }

  /// Attempts to show a presentation; if it has to wait, `retry` is called when another attempt is
  /// worthwhile.
  func enter(
    _ presentation: Presentation<Item>, on screen: SystemScreen,
    retry: @escaping @MainActor () -> Void
  ) -> Bool {
    guard let context else { return false }
    var place = Place(kind: kind(presentation.item))
    if let kind = place.kind {
      place.content = kind == .cover ? PresentationHost(in: surroundings.host) : nil
      let coordinator = surroundings.coordinator ?? context.coordinator(by: surroundings.clock)
      place.reservation = coordinator.reserve(
        kind, in: surroundings, screen: screen, content: place.content, canEmbed: canEmbed,
        for: context, yield: { [weak self] in self?.yield() }, retry: retry,
        onChange: { [weak self] in self?.follow($0) })
      guard let reservation = place.reservation else { return false }
      if reservation.isCovered {
        unobservedStage = .withholds(presentation, place)
        return true
      }
    }
    unobservedStage = .shows(presentation, place)
    return true
  }

  /// Updates the content of the presentation that is shown.
  func update(_ presentation: Presentation<Item>) {
    guard presentation.version != unobservedStage.presentation?.version else { return }
    switch unobservedStage {
    case .shows(_, let place): unobservedStage = .shows(presentation, place)
    case .embeds(_, let place): unobservedStage = .embeds(presentation, place)
    case .withholds(_, let place): unobservedStage = .withholds(presentation, place)
    case .empty, .clears: break
    }
  }

  /// Dismisses the presentation, whose content no longer changes.
  func clear(byView: Bool) {
    guard let presentation = unobservedStage.shown, var place = unobservedStage.place
    else { return }
    place.wasSeen = isSeen(presentation.id)
    unobservedStage = .clears(presentation, place, byView: byView)
  }

  /// Begins the dismissal, or records the final answer of a presentation that is being dismissed.
  func clear(isFinal: Bool) {
    guard let place = unobservedStage.place else { return }
    place.content?.leave()
    place.reservation?.leave(isAnswered: isFinal || place.kind != .alert)
    clear(byView: false)
  }

  /// Ends the presentation for this presenter; the system may still be dismissing it.
  func release() {
    guard let place = unobservedStage.place else { return }
    place.content?.leave()
    place.reservation?.abandon()
    unobservedStage = .empty
  }

  /// Hands the presentation over if the view may be invisible, so that waiting requesters go first.
  private func yield() {
    if !isVisible, unobservedStage.shown != nil { context?.handOver(from: self) }
  }

  private func follow(_ phase: PresentationSlots.Phase) {
    guard let presentation = unobservedStage.presentation, let place = unobservedStage.place
    else { return }
    switch phase {
    case .arriving, .up: change(to: .shows(presentation, place))
    case .retreating:
      warnOfRefusal("The presentation is asked for again.")
      change(to: .withholds(presentation, place))
    case .covered(let isLasting):
      if isLasting { warnOfCover() }
      change(to: .withholds(presentation, place))
      // A host over the cover has perhaps appeared while the system was asked.
      context?.update()
    case .embedded:
      warnOfRefusal("The view shows it itself instead.")
      context?.noteEmbedding(of: presentation.id)
      change(to: .embeds(presentation, place))
    case .leaving: break
    case .gone: context?.closed(presentation.id)
    }
  }

  private func change(to stage: Stage) {
    if unobservedStage != stage { unobservedStage = stage }
  }

  private func warnOfRefusal(_ consequence: String) {
    DebugWarning.write(
      """
      the system has not shown an alert or a sheet, perhaps because something is presented already \
      without a context. \(consequence)
      """)
  }

  private func warnOfCover() {
    let screens = height.screens
    let place = screens == 0 ? "a window's root" : "sheet \(screens) of a window"
    DebugWarning.write(
      """
      a presentation (\(Item.self)) waits in \(place), below a sheet, a cover or a popover that no \
      context presents. Apply errorHost() to its content, so that errors are presented over it.
      """)
  }
}
