/// Who waits for what on a manual clock; it decides who wakes, and wakes nobody itself.
struct ManualTimeline: Sendable {
  /// What a task can wait for.
  enum Event: Sendable {
    case time(Duration)
    case sleepers(Int)
    case sleeper(until: Duration)
    /// All whose time has come are awake, each on its thread.
    case allAwake
  }

  enum Outcome: Sendable { case happened, woken, cancelled }

  typealias Continuation = CheckedContinuation<Outcome, Never>

  struct Sleeper: Sendable {
    let id: Int
    let deadline: Duration
    let continuation: Continuation
  }

  struct Observer: Sendable {
    let id: Int
    let event: Event
    let continuation: Continuation
  }

  /// Those who wait no longer, to be resumed when the lock is open again.
  struct Woken: Sendable {
    var continuations: [Continuation] = []
    var outcome = Outcome.happened

    var isEmpty: Bool { continuations.isEmpty }

    func resume() {
      for continuation in continuations { continuation.resume(returning: outcome) }
    }
  }

  let advancesBySleeping: Bool
  private(set) var now = Duration.zero
  private(set) var sleepers: [Sleeper] = []
  private var observers: [Observer] = []
  /// How many were woken, and don't run yet.
  private var waking = 0
  private var lastID = 0

  init(advancesBySleeping: Bool) {
    self.advancesBySleeping = advancesBySleeping
  }

  mutating func nextID() -> Int {
    lastID += 1
    return lastID
  }

  mutating func add(
    _ continuation: Continuation, id: Int, event: Event, isCancelled: Bool
  ) -> Woken {
    if isCancelled { return Woken(continuations: [continuation], outcome: .cancelled) }
    if case .time(let deadline) = event, advancesBySleeping { now = max(now, deadline) }
    if isTrue(event) { return Woken(continuations: [continuation]) }
    guard case .time(let deadline) = event else {
      observers.append(Observer(id: id, event: event, continuation: continuation))
      return Woken()
    }
    sleepers.append(Sleeper(id: id, deadline: deadline, continuation: continuation))
    return satisfied()
  }

  /// Notes that a sleeper runs that was woken.
  mutating func didWake() -> Woken {
    waking -= 1
    return satisfied()
  }

  mutating func cancel(_ id: Int) -> Woken {
    let found =
      sleepers.filter { $0.id == id }.map(\.continuation)
      + observers.filter { $0.id == id }.map(\.continuation)
    sleepers.removeAll { $0.id == id }
    observers.removeAll { $0.id == id }
    return Woken(continuations: found, outcome: .cancelled)
  }

  /// Goes on to the next moment at which somebody wakes; to the end if nobody does before.
  mutating func step(to end: Duration) -> Woken {
    let next = sleepers.map(\.deadline).filter { $0 <= end }.min() ?? end
    now = max(now, next)
    let woken = sleepers.filter { $0.deadline <= next }
    sleepers.removeAll { $0.deadline <= next }
    waking += woken.count
    return Woken(continuations: woken.map(\.continuation), outcome: .woken)
  }

  private mutating func satisfied() -> Woken {
    let satisfied = observers.filter { isTrue($0.event) }
    observers = observers.filter { !isTrue($0.event) }
    return Woken(continuations: satisfied.map(\.continuation))
  }

  private func isTrue(_ event: Event) -> Bool {
    switch event {
    case .time(let deadline): deadline <= now
    case .sleepers(let count): sleepers.count >= count
    case .sleeper(let deadline): sleepers.contains { $0.deadline == deadline }
    case .allAwake: waking == 0
    }
  }
}
