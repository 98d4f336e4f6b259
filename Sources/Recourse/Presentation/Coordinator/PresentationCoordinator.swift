/// Keeps the presentations of one window apart: none arrives while another one is in its way.
///
/// ``PresentationSlots`` decides; the coordinator asks the system, keeps the time, and calls back.
@MainActor
package final class PresentationCoordinator {
  /// The place of one presentation in the window, held by the presenter that shows it.
  @MainActor
  package final class Reservation {
    private let coordinator: PresentationCoordinator
    private let id: PresentationSlots.ID

    fileprivate init(_ id: PresentationSlots.ID, in coordinator: PresentationCoordinator) {
      self.id = id
      self.coordinator = coordinator
    }

    deinit {
      // Its presenter has gone with its view, so the presentation leaves the screen.
      Task { @MainActor [coordinator, id] in coordinator.abandon(id) }
    }

    /// Notes that the content of a cover appears.
    package func contentAppeared() {
      coordinator.change(id) { $0.contentAppeared(id, at: $1) }
    }

    /// Notes that the content of a cover has disappeared without having been dismissed.
    package func contentDisappeared() {
      let screen = coordinator.screen(of: id)
      coordinator.change(id) { slots, _ in slots.contentDisappeared(id, screen: screen) }
    }

    /// Begins the departure.
    ///
    /// - Parameter isAnswered: Whether no action of a person can follow.
    package func leave(isAnswered: Bool) {
      coordinator.change(id) { $0.leave(id, isAnswered: isAnswered, at: $1) }
    }

    /// Notes that the view was updated without the presentation.
    package func acknowledge() {
      coordinator.change(id) { $0.acknowledge(id, at: $1) }
    }

    /// Gives the presentation up: nobody wants to know any more where it is on its way.
    package func abandon() {
      coordinator.abandon(id)
    }

    /// Notes that the system has announced the end of a cover.
    package func announceEnd() {
      coordinator.change(id) { $0.announceEnd(of: id, at: $1) }
    }
  }

  /// A request to present.
  package struct Request {
    let kind: PresentationSlots.Kind
    let surroundings: PresentationSurroundings
    /// The content of the presentation, if it is a cover.
    let content: PresentationHost?
    /// Whether the view can draw the presentation itself.
    let canEmbed: Bool

    package init(
      _ kind: PresentationSlots.Kind, in surroundings: PresentationSurroundings,
      content: PresentationHost? = nil, canEmbed: Bool = false
    ) {
      self.kind = kind
      self.surroundings = surroundings
      self.content = content
      self.canEmbed = canEmbed
    }
  }

  /// The presenter of a slot.
  private struct Owner {
    let kind: PresentationSlots.Kind
    let screen: @MainActor (PresentationSlots.Kind) -> SystemScreen
    /// Gives way to those that wait, if a person may not see what it shows.
    var yield: (@MainActor () -> Void)?
    /// Is called with each new phase.
    var onChange: (@MainActor (PresentationSlots.Phase) -> Void)?
  }

  /// A requester that waits in line.
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

  /// Makes the coordinator of a window.
  nonisolated package init(clock: any Clock<Duration> = ContinuousClock()) {
    time = ElapsedTime(by: clock)
  }

  deinit {
    timer?.task.cancel()
  }

  /// Grants a place, unless another presentation is in the way or others asked before.
  ///
  /// - Parameters:
  ///   - request: The presentation.
  ///   - requester: The one that asks; while it waits it keeps its place in line.
  ///   - yield: Is called when others wait; a presentation that may not be seen can leave then.
  ///   - retry: Is called when it is worth asking again.
  ///   - onChange: Is called with each new phase.
  /// - Returns: The reservation; nil when the requester has to wait.
  package func reserve(
    _ request: Request, for requester: AnyObject, yield: @escaping @MainActor () -> Void = {},
    retry: @escaping @MainActor () -> Void,
    onChange: @escaping @MainActor (PresentationSlots.Phase) -> Void
  ) -> Reservation? {
    let isNew = !slots.line.contains { $0.id == ObjectIdentifier(requester) }
    let id = slots.reserve(
      PresentationSlots.Request(
        id: ObjectIdentifier(requester), kind: request.kind,
        path: request.surroundings.host?.path ?? [], content: request.content?.id,
        canEmbed: request.canEmbed),
      at: time.now())
    guard let id else {
      waiting[ObjectIdentifier(requester)] = Waiting(requester: requester, retry: retry)
      if isNew { for owner in owners.values { owner.yield?() } }
      return nil
    }
    owners[id] = Owner(
      kind: request.kind, screen: request.surroundings.screen, yield: yield, onChange: onChange)
    schedule()
    return Reservation(id, in: self)
  }

  // MARK: Changes

  private func abandon(_ id: PresentationSlots.ID) {
    owners[id]?.onChange = nil
    owners[id]?.yield = nil
    change(id) { slots, now in
      slots.leave(id, isAnswered: true, at: now)
      slots.acknowledge(id, at: now)
    }
  }

  private func change(
    _ id: PresentationSlots.ID, _ change: (inout PresentationSlots, Duration) -> Void
  ) {
    let phase = slots[id]?.phase
    change(&slots, time.now())
    if let newPhase = slots[id]?.phase, newPhase != phase {
      owners[id]?.onChange?(newPhase)
      if newPhase == .gone { free(id) } else { invite() }
    }
    schedule()
  }

  /// Frees the place of a presentation; that of an alert or a cover after a turn, so that no view sees
  /// the next one in the place of the last.
  private func free(_ id: PresentationSlots.ID) {
    guard owners.removeValue(forKey: id)?.kind != .toast else {
      slots.remove(id)
      return invite()
    }
    Task {
      slots.remove(id)
      invite()
    }
  }

  private func screen(of id: PresentationSlots.ID) -> SystemScreen {
    owners[id].map { $0.screen($0.kind) } ?? .unknown
  }

  private func checkDue() {
    let now = time.now()
    for id in slots.due(at: now) {
      let screen = screen(of: id)
      change(id) { slots, now in slots.check(id, screen: screen, at: now) }
    }
    schedule()
  }

  /// Wakes when the system is to be asked next; a check that is due waits for a turn, in which the
  /// views are updated.
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

  // MARK: Those that wait

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
