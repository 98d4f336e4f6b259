/// Serializes the presentations of one window, so that none arrives while another would block it.
///
/// ``PresentationSlots`` makes the decisions. The coordinator queries the system, keeps the timers,
/// and calls back.
@MainActor
package final class PresentationCoordinator {
  /// The reservation of a slot in the window, held by the presenter that shows the presentation.
  @MainActor
  package final class Reservation {
    private let coordinator: PresentationCoordinator
    private let id: PresentationSlots.ID

    fileprivate init(_ id: PresentationSlots.ID, in coordinator: PresentationCoordinator) {
      self.id = id
      self.coordinator = coordinator
    }

    deinit {
      // The presenter was released with its view, so the presentation leaves the screen.
      Task { @MainActor [coordinator, id] in coordinator.abandon(id) }
    }

    /// Whether another presentation lies over the view, so that this one is withheld.
    package var isCovered: Bool { coordinator.slots[id]?.phase.isCovered == true }

    /// Records that the content of a cover has appeared.
    package func contentAppeared() {
      coordinator.change { $0.contentAppeared(id, at: $1) }
    }

    /// Records that the content of a cover has disappeared without a dismissal.
    package func contentDisappeared() {
      let screen = coordinator.screen(of: id)
      coordinator.change { slots, _ in slots.contentDisappeared(id, screen: screen) }
    }

    /// Begins the dismissal.
    ///
    /// - Parameter isAnswered: Whether the answer is final, so that no chosen action can follow.
    package func leave(isAnswered: Bool) {
      coordinator.change { $0.leave(id, isAnswered: isAnswered, at: $1) }
    }

    /// Records that the view was updated without the presentation.
    package func acknowledge() {
      coordinator.change { $0.acknowledge(id, at: $1) }
    }

    /// Ends the presentation without further calls to its presenter.
    package func abandon() {
      coordinator.abandon(id)
    }

    /// Records that the system has announced the end of a cover.
    package func announceEnd() {
      coordinator.change { $0.announceEnd(of: id, at: $1) }
    }
  }

  /// A request to present.
  package struct Request {
    let kind: PresentationSlots.Kind
    let surroundings: PresentationSurroundings
    /// The presentation over the view, before this one is requested.
    let screen: SystemScreen
    /// The host that a cover creates for its content; nil for other kinds.
    let content: PresentationHost?
    /// Whether the view can draw the presentation itself.
    let canEmbed: Bool

    package init(
      _ kind: PresentationSlots.Kind, in surroundings: PresentationSurroundings,
      screen: SystemScreen = .unknown, content: PresentationHost? = nil, canEmbed: Bool = false
    ) {
      self.kind = kind
      self.surroundings = surroundings
      self.screen = screen
      self.content = content
      self.canEmbed = canEmbed
    }
  }

  /// The callbacks of the presenter that holds a slot.
  private struct Owner {
    let kind: PresentationSlots.Kind
    let screen: @MainActor (PresentationSlots.Kind) -> SystemScreen
    /// Called when another requester starts to wait, so that a presentation out of sight can yield
    /// its slot.
    var yield: (@MainActor () -> Void)?
    /// Called with each new phase.
    var onChange: (@MainActor (PresentationSlots.Phase) -> Void)?
  }

  /// A requester that waits for a slot.
  private struct Waiting {
    private(set) weak var requester: AnyObject?
    let retry: @MainActor () -> Void
  }

  private var slots = PresentationSlots()
  private var owners: [PresentationSlots.ID: Owner] = [:]
  private var waiting: [PresentationSlots.Request.ID: Waiting] = [:]
  private var isInviting = false
  private let time: ElapsedTime
  private var timer: (wakesAt: Duration, task: Task<Void, Never>)? {
    didSet { oldValue?.task.cancel() }
  }

  /// Creates the coordinator of a window.
  nonisolated package init(clock: any Clock<Duration> = ContinuousClock()) {
    time = ElapsedTime(by: clock)
  }

  deinit {
    timer?.task.cancel()
  }

  /// Grants a slot, unless another presentation blocks the request or another requester is invited.
  ///
  /// - Parameters:
  ///   - request: The presentation to grant a slot to.
  ///   - requester: The requester. A waiting requester keeps its place in the queue.
  ///   - yield: Called when another requester starts to wait, so that a presentation out of sight
  ///     can yield its slot. The default does nothing.
  ///   - retry: Called when a waiting requester should ask again.
  ///   - onChange: Called with each new phase.
  /// - Returns: The reservation; nil if the requester has to wait.
  package func reserve(
    _ request: Request, for requester: AnyObject, yield: @escaping @MainActor () -> Void = {},
    retry: @escaping @MainActor () -> Void,
    onChange: @escaping @MainActor (PresentationSlots.Phase) -> Void
  ) -> Reservation? {
    let isNew = !slots.line.contains { $0.id == ObjectIdentifier(requester) }
    let id = change {
      $0.reserve(
        PresentationSlots.Request(
          id: ObjectIdentifier(requester), kind: request.kind,
          path: request.surroundings.host?.path ?? [], content: request.content?.id,
          canEmbed: request.canEmbed),
        screen: request.screen, at: $1)
    }
    guard let id else {
      waiting[ObjectIdentifier(requester)] = Waiting(requester: requester, retry: retry)
      if isNew { for owner in owners.values { owner.yield?() } }
      return nil
    }
    owners[id] = Owner(
      kind: request.kind, screen: request.surroundings.screen, yield: yield, onChange: onChange)
    return Reservation(id, in: self)
  }

  // MARK: Changes

  private func abandon(_ id: PresentationSlots.ID) {
    owners[id]?.onChange = nil
    owners[id]?.yield = nil
    change { slots, now in
      slots.leave(id, isAnswered: true, at: now)
      slots.acknowledge(id, at: now)
    }
  }

  /// Changes the slots, and tells the presenters whose phases have changed.
  private func change<Result>(
    _ change: (inout PresentationSlots, Duration) -> Result
  ) -> Result {
    let last = slots.slots
    let result = change(&slots, time.now())
    let changed = last.keys.sorted().compactMap { id in slots[id].map { (id, $0.phase) } }
      .filter { last[$0]?.phase != $1 }
    for (id, phase) in changed where slots[id]?.phase == phase {
      owners[id]?.onChange?(phase)
      if phase == .gone { free(id) } else { invite() }
    }
    schedule()
    return result
  }

  /// Frees the slot of a presentation: immediately for a toast, after a turn of the main actor for
  /// an alert or a cover.
  ///
  /// The delay prevents a view from presenting the next item in the same update in which the last
  /// one ends.
  private func free(_ id: PresentationSlots.ID) {
    guard owners.removeValue(forKey: id)?.kind != .toast else {
      return remove(id)
    }
    Task { remove(id) }
  }

  private func remove(_ id: PresentationSlots.ID) {
    change { slots, _ in slots.remove(id) }
    invite()
  }

  private func screen(of id: PresentationSlots.ID) -> SystemScreen {
    owners[id].map { $0.screen($0.kind) } ?? .unknown
  }

  private func checkDue() {
    let now = time.now()
    for id in slots.due(at: now) {
      let screen = screen(of: id)
      change { slots, now in slots.check(id, screen: screen, at: now) }
    }
    schedule()
  }

  /// Schedules the next query of the system.
  ///
  /// A check that is already due waits for one turn of the main actor, in which the views are
  /// updated.
  private func schedule() {
    let next = slots.nextCheck
    guard timer?.wakesAt != next else { return }
    timer = next.map { next in
      let task = Task { [weak self, time] in
        let delay = next - time.now()
        if delay > .zero { guard (try? await time.sleep(delay)) != nil else { return } }
        guard !Task.isCancelled, let self else { return }
        timer = nil
        checkDue()
      }
      return (next, task)
    }
  }

  // MARK: Waiting requesters

  private func invite() {
    guard !isInviting else { return }
    isInviting = true
    while let next = slots.inviteNext() {
      waiting.removeValue(forKey: next).map { if $0.requester != nil { $0.retry() } }
    }
    isInviting = false
    schedule()
  }
}
