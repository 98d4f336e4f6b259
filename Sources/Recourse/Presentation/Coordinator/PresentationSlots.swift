/// Decides which presentations a window shows together, and when the next one may arrive.
///
/// The type holds no task, no clock and no view, so its rules can be tested as plain values.
/// Systems refuse a presentation beside an alert, below a sheet or during a transition, and may
/// drop the presentation for good. Each presentation therefore has a slot with a phase: arriving,
/// up, leaving, gone. A presentation that does not arrive in time is requested once more, and then
/// drawn by its view. A presentation below something else is not even requested: it is covered,
/// blocks no other, and arrives when its view is uncovered. Every wait for the system has a limit.
package struct PresentationSlots: Sendable {
  /// The identity of a slot.
  package typealias ID = Int

  private(set) var slots: [ID: Slot] = [:]
  /// The requests that wait for a slot, in order.
  private(set) var line: [Request] = []
  private var lastID = 0
  /// The index in `line` of the invited requester; nil between invitations.
  private var invitedPlace: Int?
  /// Whether the invited requester has to keep waiting.
  private var isDeclined = false

  package init() {}

  /// The slot with an identity; nil if the slot was freed.
  package subscript(id: ID) -> Slot? { slots[id] }

  /// The time of the next query of the system; nil if none is due.
  package var nextCheck: Duration? { slots.values.compactMap(\.check).min() }

  /// Returns the slots for which a query of the system is due, oldest first.
  package func due(at now: Duration) -> [ID] {
    slots.filter { $0.value.check.map { $0 <= now } ?? false }.keys.sorted()
  }

  // MARK: Requests

  /// Grants a slot, unless a presentation blocks the request or another requester is invited; nil
  /// if the requester has to wait in line.
  package mutating func reserve(
    _ request: Request, screen: SystemScreen = .unknown, at now: Duration
  ) -> ID? {
    let isInvited = invitedPlace.map { line[$0].id == request.id }
    guard isInvited != false, !slots.values.contains(where: { $0.blocks(request) }) else {
      if isInvited == true { isDeclined = true }
      if let place = line.firstIndex(where: { $0.id == request.id }) {
        line[place] = request
      } else {
        line.append(request)
      }
      return nil
    }
    if isInvited != true { line.removeAll { $0.id == request.id } }
    lastID += 1
    slots[lastID] = Slot(request, screen: screen, at: now)
    updateToasts()
    return lastID
  }

  /// Invites the next requester in line to ask again; call this method until it returns nil.
  ///
  /// A blocked requester keeps its place, and the next requester in line is invited.
  package mutating func inviteNext() -> ObjectIdentifier? {
    var start = 0
    if let place = invitedPlace {
      if !isDeclined { line.remove(at: place) }
      start = isDeclined ? place + 1 : place
    }
    isDeclined = false
    invitedPlace = line.indices.dropFirst(start).first { place in
      !slots.values.contains { $0.blocks(line[place]) }
    }
    return invitedPlace.map { line[$0].id }
  }

  /// Returns whether another presentation excludes a presentation that has a slot.
  private func isBlocked(_ id: ID, _ slot: Slot) -> Bool {
    slots.contains { $0.key != id && $0.value.blocks(slot.request) }
  }

  // MARK: Events

  /// Records that the content of a presentation has appeared, which happens as soon as the
  /// transition begins.
  package mutating func contentAppeared(_ id: ID, at now: Duration) {
    guard let slot = slots[id], !slot.phase.isOver else { return }
    slots[id]?.hasContent = true
    begin(slot.phase, of: id, at: now)
    schedule(id, at: now)
  }

  /// Records that the content of a cover has disappeared without a dismissal.
  package mutating func contentDisappeared(_ id: ID, screen: SystemScreen) {
    guard let slot = slots[id], slot.request.kind == .cover else { return }
    switch slot.phase {
    case .retreating, .covered:
      // The system showed the cover belatedly and withdrew it, so the next attempt has to show the
      // content again.
      slots[id]?.hasContent = false
    case .up where screen != .up && screen != .blocked:
      // The cover may reappear, and blocks nothing until then.
      slots[id]?.hasContent = false
      slots[id]?.phase = .arriving(attempt: Slot.attemptLimit + 1)
      schedule(id, at: nil)
    case .arriving, .up, .embedded, .leaving, .gone: break
    }
  }

  /// Begins the dismissal of a presentation; an answer is final if no chosen action can follow.
  package mutating func leave(_ id: ID, isAnswered: Bool, at now: Duration) {
    guard let slot = slots[id] else { return }
    switch slot.phase {
    case .leaving(isAnswered: true), .gone: break
    case .leaving(isAnswered: false):
      guard isAnswered else { return }
      slots[id]?.phase = .leaving(isAnswered: true)
      if slot.isAcknowledged { schedule(id, at: now) }
    case .arriving, .retreating, .covered, .up, .embedded:
      slots[id]?.isOffSystem =
        slot.request.kind == .toast || slot.phase == .embedded || slot.phase.isCovered
      begin(.leaving(isAnswered: isAnswered), of: id, at: now)
    }
  }

  /// Records that the presenting view was updated without the presentation, or was removed.
  package mutating func acknowledge(_ id: ID, at now: Duration) {
    guard let slot = slots[id], slot.phase.isLeaving else { return }
    if slot.isOffSystem { return begin(.gone, of: id, at: now) }
    slots[id]?.isAcknowledged = true
    slots[id]?.check = now
  }

  /// Records that the system has announced the end of a cover.
  package mutating func announceEnd(of id: ID, at now: Duration) {
    if slots[id]?.phase.isLeaving == true { begin(.gone, of: id, at: now) }
  }

  /// Frees the slot of a presentation that has left the screen.
  package mutating func remove(_ id: ID) {
    slots[id] = nil
    updateToasts()
  }

  /// Covers the toast while there is an alert, and checks it again after that.
  private mutating func updateToasts() {
    for (id, slot) in slots where slot.request.kind == .toast && !slot.phase.isOver {
      if slots.values.contains(where: { $0.request.kind == .alert && $0.blocks(slot.request) }) {
        slots[id]?.phase = .covered(isLasting: false)
        slots[id]?.check = nil
      } else if slot.check == nil, slot.phase.isCovered {
        slots[id]?.check = slot.start
      }
    }
  }

  /// Advances a slot's phase according to the state of the screen.
  package mutating func check(_ id: ID, screen: SystemScreen, at now: Duration) {
    guard let slot = slots[id] else { return }
    switch slot.phase {
    case .arriving(let attempt): checkArrival(of: id, slot, attempt, screen, at: now)
    case .retreating(let attempt):
      guard now >= slot.start + .retreat else { return schedule(id, at: slot.start + .retreat) }
      begin(.arriving(attempt: attempt + 1), of: id, at: now)
    case .covered: checkCover(of: id, slot, screen, at: now)
    case .up where slot.request.kind == .toast:
      if screen.isTaken { return begin(.covered(isLasting: false), of: id, at: now) }
      slots[id]?.check = screen.canBeAsked ? now + .coverInterval : nil
    case .leaving(let isAnswered): checkDeparture(of: id, slot, isAnswered, screen, at: now)
    case .up, .embedded, .gone: slots[id]?.check = nil
    }
  }

  private mutating func checkCover(
    of id: ID, _ slot: Slot, _ screen: SystemScreen, at now: Duration
  ) {
    if !screen.isTaken, !isBlocked(id, slot) {
      begin(slot.request.kind == .toast ? .up : .arriving(attempt: 1), of: id, at: now)
      return updateToasts()
    }
    // A transition also covers the view, but not for long.
    let isLasting = now >= slot.start + .transition
    slots[id]?.phase = .covered(isLasting: isLasting)
    schedule(id, at: now + (isLasting ? .coverInterval : .pollInterval))
  }

  private mutating func checkArrival(
    of id: ID, _ slot: Slot, _ attempt: Int, _ screen: SystemScreen, at now: Duration
  ) {
    // The sheet on screen may be another one, unless the content has appeared.
    if screen == .up, slot.request.kind == .alert || slot.hasContent {
      return begin(.up, of: id, at: now)
    }
    let transition = slot.start + .transition
    // The transition has begun, so the presentation is up when the transition ends, whatever the
    // system says.
    if slot.hasContent {
      if now >= transition || screen == .announced { return begin(.up, of: id, at: now) }
      return schedule(id, at: screen.canBeAsked ? now + .pollInterval : transition)
    }
    let limit = slot.start + .arrivalLimit(of: attempt)
    guard now >= limit else { return schedule(id, at: limit) }
    switch (slot.request.kind, screen) {
    // On a platform that can't be queried, assume the alert is up rather than make it blink.
    case (.alert, .unknown): begin(.up, of: id, at: now)
    // Something else has come first.
    case (_, .up), (_, .blocked): begin(.covered(isLasting: false), of: id, at: now)
    case (.cover, _) where isBlocked(id, slot): schedule(id, at: now + .patience)
    default:
      let isRefused = slot.request.canEmbed && attempt >= Slot.attemptLimit
      begin(isRefused ? .embedded : .retreating(attempt: attempt), of: id, at: now)
    }
  }

  private mutating func checkDeparture(
    of id: ID, _ slot: Slot, _ isAnswered: Bool, _ screen: SystemScreen, at now: Duration
  ) {
    let transition = slot.start + .transition
    let limit = slot.start + .departureLimit
    let (isOver, isLate) = (now >= transition, now >= limit)
    guard slot.isAcknowledged || isLate else { return schedule(id, at: limit) }
    let isGone =
      switch (slot.request.kind, screen) {
      // No state of the system, however long, stops everything that follows.
      case _ where now >= slot.start + .releaseLimit: true
      // Nothing else can be presented now.
      case (.alert, .up), (.cover, .up), (.alert, .blocked), (.cover, .blocked): false
      case (.toast, _): true
      // The person may have closed the alert with an action whose handler has not run yet.
      case (.alert, .free), (.alert, .announced): isAnswered || isOver
      case (.alert, .unknown): isOver
      // A cover that has not appeared yet may still be about to.
      case (.cover, .free): slot.hasContent || isOver
      // The system announces the end of a cover that has appeared, but can forget to.
      case (.cover, .unknown), (.cover, .announced): isLate || !slot.hasContent && isOver
      }
    guard !isGone else { return begin(.gone, of: id, at: now) }
    switch screen {
    case .up, .blocked: schedule(id, at: now + (isLate ? .patience : .pollInterval))
    case .free, .announced, .unknown: schedule(id, at: isOver ? limit : transition)
    }
  }

  private mutating func begin(_ phase: Phase, of id: ID, at now: Duration) {
    slots[id]?.phase = phase
    slots[id]?.start = now
    switch phase {
    case .arriving: schedule(id, at: now)
    case .retreating: schedule(id, at: now + .retreat)
    case .covered: schedule(id, at: now + .pollInterval)
    case .up where slots[id]?.request.kind == .toast: schedule(id, at: now + .coverInterval)
    case .up, .embedded, .gone: schedule(id, at: nil)
    case .leaving: schedule(id, at: now + .departureLimit)
    }
  }

  private mutating func schedule(_ id: ID, at time: Duration?) {
    slots[id]?.check = time
  }
}
