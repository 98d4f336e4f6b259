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

    /// Records that the content has appeared.
    package func contentAppeared() { send { $0.contentAppeared($1, at: $2) } }

    /// Records that the content of a cover has disappeared without a dismissal.
    package func contentDisappeared() {
      let screen = coordinator.screen(of: id)
      send { slots, id, _ in slots.contentDisappeared(id, screen: screen) }
    }

    /// Begins the dismissal; an answer is final if no chosen action can follow.
    package func leave(isAnswered: Bool) {
      send { $0.leave($1, isAnswered: isAnswered, at: $2) }
    }

    /// Records that the view was updated without the presentation.
    package func acknowledge() { send { $0.acknowledge($1, at: $2) } }

    /// Records that the system has announced the end of a cover.
    package func announceEnd() { send { $0.announceEnd(of: $1, at: $2) } }

    /// Ends the presentation without further calls to its presenter.
    package func abandon() { coordinator.abandon(id) }

    private func send(_ event: (inout PresentationSlots, PresentationSlots.ID, Duration) -> Void) {
      coordinator.change { event(&$0, id, $1) }
    }
  }

  /// The callbacks of the presenter that holds a slot.
  private struct Owner {
    let kind: PresentationSlots.Kind
    let screen: @MainActor (PresentationSlots.Kind) -> SystemScreen
    var yield: (@MainActor () -> Void)?
    var onChange: (@MainActor (PresentationSlots.Phase) -> Void)?
  }

  /// A requester that waits for a slot.
  private struct Waiting {
    private(set) weak var requester: AnyObject?
    let retry: @MainActor () -> Void
  }

  private var slots = PresentationSlots()
  private var owners: [PresentationSlots.ID: Owner] = [:]
  private var waiting: [ObjectIdentifier: Waiting] = [:]
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
  ///   - kind: The kind of the presentation.
  ///   - surroundings: The position of the presenting view.
  ///   - screen: The presentation over the view, before this one is requested.
  ///   - content: The host that a cover creates for its content.
  ///   - canEmbed: Whether the view can draw the presentation itself.
  ///   - requester: The requester. A waiting requester keeps its place in the queue.
  ///   - yield: Called when another requester starts to wait, so that a presentation out of sight
  ///     can yield its slot. The default does nothing.
  ///   - retry: Called when a waiting requester should ask again.
  ///   - onChange: Called with each new phase.
  /// - Returns: The reservation; nil if the requester has to wait.
  package func reserve(
    _ kind: PresentationSlots.Kind, in surroundings: PresentationSurroundings,
    screen: SystemScreen = .unknown, content: PresentationHost? = nil, canEmbed: Bool = false,
    for requester: AnyObject, yield: @escaping @MainActor () -> Void = {},
    retry: @escaping @MainActor () -> Void,
    onChange: @escaping @MainActor (PresentationSlots.Phase) -> Void
  ) -> Reservation? {
    let request = PresentationSlots.Request(
      id: ObjectIdentifier(requester), kind: kind, path: surroundings.host?.path ?? [],
      content: content?.id, canEmbed: canEmbed)
    let isNew = !slots.line.contains { $0.id == request.id }
    guard let id = change({ $0.reserve(request, screen: screen, at: $1) }) else {
      waiting[request.id] = Waiting(requester: requester, retry: retry)
      if isNew { for owner in owners.values { owner.yield?() } }
      return nil
    }
    owners[id] = Owner(kind: kind, screen: surroundings.screen, yield: yield, onChange: onChange)
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
  /// an alert or a cover, so that no view presents the next item in the update in which the last
  /// one ends.
  private func free(_ id: PresentationSlots.ID) {
    if owners.removeValue(forKey: id)?.kind == .toast { remove(id) } else { Task { remove(id) } }
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
