/// Decides which presentations a window shows together, and when the next one may arrive.
///
/// It holds no task, no clock and no view, so its rules can be tested as plain values. Systems refuse
/// a presentation beside an alert, below a sheet, or while another one moves, and may drop it for
/// good. So each presentation has a slot with a phase: it arrives, is up, leaves, and is gone. What
/// has not arrived in time is asked for once more, and then drawn by its view.
package struct PresentationSlots: Sendable {
  /// Identifies a slot.
  package typealias ID = Int

  private(set) var slots: [ID: Slot] = [:]
  /// The requests that wait for a slot, in their order.
  private(set) var line: [Request] = []
  private var lastID = 0
  /// The place in the line of the requester that is invited; nil between invitations.
  private var invitedPlace: Int?
  /// Whether the requester that is invited has to go on waiting.
  private var isDeclined = false

  package init() {}

  /// The slot of an identity; nil when it is gone.
  package subscript(id: ID) -> Slot? { slots[id] }

  /// When the system is to be asked next.
  package var nextCheck: Duration? { slots.values.compactMap(\.check).min() }

  /// The slots about which the system is to be asked now, the oldest first.
  package func due(at now: Duration) -> [ID] {
    slots.filter { $0.value.check.map { $0 <= now } ?? false }.keys.sorted()
  }

  // MARK: Requests

  /// Grants a slot, unless something is in the way or another requester is invited.
  ///
  /// - Returns: The slot; nil when the requester has to wait in line.
  package mutating func reserve(_ request: Request, at now: Duration) -> ID? {
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
    slots[lastID] = Slot(request, at: now)
    return lastID
  }

  /// Invites the next requester in line to ask again; call it until it returns nil.
  ///
  /// A requester that is covered keeps its place, and the one behind it is invited.
  package mutating func inviteNext() -> Request.ID? {
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

  private func isBlocked(besides id: ID) -> Bool {
    slots.contains { $0.key != id && $0.value.isInTheWay }
  }

  // MARK: Events

  /// Notes that the content of a presentation appears, as soon as it begins to arrive.
  package mutating func contentAppeared(_ id: ID, at now: Duration) {
    guard var slot = slots[id], !slot.phase.isOver else { return }
    slot.hasContent = true
    slot.start = now
    slot.check = now
    slots[id] = slot
  }

  /// Notes that the content of a cover has disappeared without having been dismissed.
  package mutating func contentDisappeared(_ id: ID, screen: SystemScreen) {
    guard let slot = slots[id], slot.request.kind == .cover else { return }
    switch slot.phase {
    case .retreating:
      // The system showed it after all, and withdrew it: the next attempt has to show it again.
      slots[id]?.hasContent = false
    case .up where screen != .up && screen != .blocked:
      // It may appear again, and covers nothing until then.
      slots[id]?.hasContent = false
      slots[id]?.phase = .arriving(attempt: Slot.attemptLimit + 1)
      slots[id]?.check = nil
    case .arriving, .up, .embedded, .leaving, .gone: break
    }
  }

  /// Begins the departure of a presentation that was dismissed.
  ///
  /// - Parameters:
  ///   - id: The slot.
  ///   - isAnswered: Whether no action of a person can follow.
  ///   - now: The time.
  package mutating func leave(_ id: ID, isAnswered: Bool, at now: Duration) {
    guard var slot = slots[id] else { return }
    switch slot.phase {
    case .leaving(isAnswered: true), .gone: return
    case .leaving(isAnswered: false):
      guard isAnswered else { return }
      slot.phase = .leaving(isAnswered: true)
      if slot.isAcknowledged { slot.check = now }
    case .arriving, .retreating, .up, .embedded:
      slot.isEmbedded = slot.phase == .embedded
      slot.phase = .leaving(isAnswered: isAnswered)
      slot.start = now
      slot.check = now + .departureLimit
    }
    slots[id] = slot
  }

  /// Notes that the presenting view was updated without the presentation, or has gone itself.
  package mutating func acknowledge(_ id: ID, at now: Duration) {
    guard let slot = slots[id], slot.phase.isLeaving else { return }
    if slot.isDrawn { return end(id, at: now) }
    slots[id]?.isAcknowledged = true
    slots[id]?.check = now
  }

  /// Notes that the system has announced the end of a cover.
  package mutating func announceEnd(of id: ID, at now: Duration) {
    if slots[id]?.phase.isLeaving == true { end(id, at: now) }
  }

  /// Frees the place of a presentation that has gone.
  package mutating func remove(_ id: ID) {
    slots[id] = nil
  }

  /// Draws a conclusion from what the system says at a time.
  package mutating func check(_ id: ID, screen: SystemScreen, at now: Duration) {
    guard let slot = slots[id] else { return }
    switch slot.phase {
    case .arriving(let attempt): checkArrival(of: id, slot, attempt, screen, at: now)
    case .retreating(let attempt):
      guard now >= slot.start + .retreat else { return schedule(id, at: slot.start + .retreat) }
      begin(.arriving(attempt: attempt + 1), of: id, at: now)
    case .leaving(let isAnswered): checkDeparture(of: id, slot, isAnswered, screen, at: now)
    case .up, .embedded, .gone: slots[id]?.check = nil
    }
  }

  private mutating func checkArrival(
    of id: ID, _ slot: Slot, _ attempt: Int, _ screen: SystemScreen, at now: Duration
  ) {
    // A sheet may be another one, unless its content has appeared.
    if screen == .up, slot.request.kind == .alert || slot.hasContent {
      return begin(.up, of: id, at: now)
    }
    let transition = slot.start + .transition
    if slot.hasContent, slot.request.kind == .cover || screen == .announced {
      // It has begun to arrive, so it is up when the transition is over.
      if now >= transition || screen == .announced { return begin(.up, of: id, at: now) }
      return schedule(id, at: screen.canBeAsked ? now + .pollInterval : transition)
    }
    let limit = slot.start + .arrivalLimit(of: attempt)
    guard now >= limit else { return schedule(id, at: limit) }
    switch (slot.request.kind, screen) {
    // An alert that is up must not blink because its platform can't be asked.
    case (.alert, .unknown): begin(.up, of: id, at: now)
    case (_, .up), (_, .blocked): schedule(id, at: now + .patience)
    case (.cover, _) where isBlocked(besides: id): schedule(id, at: now + .patience)
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
      // Nothing else could be presented now, however long it takes.
      case (.alert, .up), (.cover, .up), (.alert, .blocked), (.cover, .blocked): false
      case (.toast, _): true
      // A person may have closed it by an action that is still to run.
      case (.alert, .free), (.alert, .announced): isAnswered || isOver
      case (.alert, .unknown): isOver
      // One that has not appeared may still be about to.
      case (.cover, .free): slot.hasContent || isOver
      // The system announces the end of one that has appeared, if it does not forget it.
      case (.cover, .unknown), (.cover, .announced): isLate || !slot.hasContent && isOver
      }
    guard !isGone else { return end(id, at: now) }
    switch screen {
    case .up, .blocked: schedule(id, at: now + (isLate ? .patience : .pollInterval))
    case .free, .announced, .unknown: schedule(id, at: isOver ? limit : transition)
    }
  }

  private mutating func begin(_ phase: Phase, of id: ID, at now: Duration) {
    slots[id]?.phase = phase
    slots[id]?.start = now
    switch phase {
    case .arriving: slots[id]?.check = now
    case .retreating: slots[id]?.check = now + .retreat
    case .up, .embedded, .gone: slots[id]?.check = nil
    case .leaving: break
    }
  }

  private mutating func end(_ id: ID, at now: Duration) {
    begin(.gone, of: id, at: now)
  }

  private mutating func schedule(_ id: ID, at time: Duration) {
    slots[id]?.check = time
  }
}

extension PresentationSlots.Phase {
  var isLeaving: Bool {
    if case .leaving = self { true } else { false }
  }

  /// Whether it is leaving or has gone.
  var isOver: Bool { isLeaving || self == .gone }
}

extension SystemScreen {
  fileprivate var canBeAsked: Bool { self != .unknown && self != .announced }
}

extension Duration {
  /// The system's transitions take up to half a second, and so does an action after its alert.
  fileprivate static let transition = Duration.milliseconds(600)
  /// Longer than any system takes to remove a presentation.
  fileprivate static let departureLimit = Duration.seconds(3)
  /// How long a presentation that the system has dropped is withdrawn, so that it is asked anew.
  fileprivate static let retreat = Duration.milliseconds(500)
  /// How often the system is asked while something moves.
  fileprivate static let pollInterval = Duration.milliseconds(50)
  /// How often the system is asked while a presentation of the app itself is in the way.
  fileprivate static let patience = Duration.seconds(1)

  /// Longer than any system takes to show a presentation; longer with each attempt of a cover that
  /// keeps nobody waiting.
  fileprivate static func arrivalLimit(of attempt: Int) -> Duration {
    let doublings = max(0, min(attempt - PresentationSlots.Slot.attemptLimit, 4))
    return .seconds(3 << doublings)
  }
}
