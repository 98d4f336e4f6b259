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
  private var sleepers = SleeperQueue()
  private var observers: [Observer] = []
  /// How many were woken, and don't run yet.
  private var waking = 0
  /// The threads of the tasks that were woken at this moment, by the tasks' priorities.
  private var awake: [TaskPriority.RawValue: Set<ThreadID>] = [:]
  private var steps = 0
  private var lastID = 0

  init(advancesBySleeping: Bool) {
    self.advancesBySleeping = advancesBySleeping
  }

  var sleeperCount: Int { sleepers.count }

  /// The number of rounds for tasks that the woken ones resume.
  ///
  /// Short timelines, as most tests have them, get the most rounds, and the longest ones one.
  var rounds: Int { max(1, 1_000 / max(steps, sleepers.count, 50)) }

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
    sleepers.insert(continuation, id: id, deadline: deadline)
    return satisfied()
  }

  /// Notes that a sleeper runs that was woken.
  mutating func didWake(on thread: ThreadID, priority: TaskPriority) -> Woken {
    waking -= 1
    awake[priority.rawValue, default: []].insert(thread)
    return satisfied()
  }

  /// The threads of the tasks that were woken since the last call, by the tasks' priorities.
  mutating func takeAwake() -> [TaskPriority.RawValue: Set<ThreadID>] {
    exchange(&awake, with: [:])
  }

  mutating func cancel(_ id: Int) -> Woken {
    let found =
      [sleepers.remove(id)].compactMap(\.self)
      + observers.filter { $0.id == id }.map(\.continuation)
    observers.removeAll { $0.id == id }
    return Woken(continuations: found, outcome: .cancelled)
  }

  /// Goes on to the next moment at which somebody wakes; to the end if nobody does before.
  mutating func step(to end: Duration) -> Woken {
    guard let next = sleepers.firstDeadline, next <= end else {
      now = max(now, end)
      return Woken()
    }
    now = max(now, next)
    steps += 1
    let woken = sleepers.removeFirst()
    waking += woken.count
    return Woken(continuations: woken, outcome: .woken)
  }

  private mutating func satisfied() -> Woken {
    guard !observers.isEmpty else { return Woken() }
    let satisfied = observers.filter { isTrue($0.event) }
    observers = observers.filter { !isTrue($0.event) }
    return Woken(continuations: satisfied.map(\.continuation))
  }

  private func isTrue(_ event: Event) -> Bool {
    switch event {
    case .time(let deadline): deadline <= now
    case .sleepers(let count): sleepers.count >= count
    case .sleeper(let deadline): sleepers.contains(deadline)
    case .allAwake: waking == 0
    }
  }
}
