/// Who waits for what on a manual clock; it decides who wakes, and wakes nobody itself.
struct ManualTimeline: Sendable {
  /// What a task can wait for.
  enum Event: Sendable {
    case time(Duration)
    case sleepers(Int)
    case sleeper(until: Duration)
    /// Every task whose deadline has passed runs.
    case allAwake
  }

  enum Outcome: Sendable { case happened, woken, cancelled }

  typealias TaskID = Int
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
  /// The number of tasks that were woken, and do not run yet.
  private var waking = 0
  /// The tasks that have slept before.
  private var repeaters: Set<TaskID> = []
  /// The repeaters that were woken at this moment, and do not sleep again yet.
  private var awake: Set<TaskID> = []
  /// The threads on which tasks were woken at this moment, and which have run nothing else since.
  private var busyThreads: Set<ThreadID> = []
  /// The priorities of the tasks that were woken last; each has threads of its own.
  private var priorities: Set<TaskPriority.RawValue> = [TaskPriority.medium.rawValue]
  private var steps = 0
  private var lastID = 0

  init(advancesBySleeping: Bool) {
    self.advancesBySleeping = advancesBySleeping
  }

  var sleeperCount: Int { sleepers.count }

  /// The number of turns that running tasks get before the next deadline.
  ///
  /// A timeline of up to 50 deadlines gets 20, a longer one fewer, so that its cost stays bounded.
  var turns: Int { max(2, 1_000 / max(steps, sleepers.count, 50)) }

  /// Whether a task that slept before does not sleep again yet.
  var isExpectingSleeper: Bool { !awake.isEmpty }

  /// The priorities of two jobs on each of the executor's thread pools that woken tasks use.
  var jobPriorities: [TaskPriority] {
    (Array(priorities) + priorities).map(TaskPriority.init(rawValue:))
  }

  /// Whether a thread has run nothing since it woke a task.
  var isAnyThreadBusy: Bool { !busyThreads.isEmpty }

  mutating func nextID() -> Int {
    lastID += 1
    return lastID
  }

  mutating func add(
    _ continuation: Continuation, id: Int, event: Event, task: TaskID, isCancelled: Bool
  ) -> Woken {
    if isCancelled { return Woken(continuations: [continuation], outcome: .cancelled) }
    if case .time(let deadline) = event, advancesBySleeping { now = max(now, deadline) }
    if isTrue(event) { return Woken(continuations: [continuation]) }
    guard case .time(let deadline) = event else {
      observers.append(Observer(id: id, event: event, continuation: continuation))
      return Woken()
    }
    sleepers.insert(continuation, id: id, deadline: deadline)
    awake.remove(task)
    return satisfied()
  }

  /// Notes that a task that was woken runs.
  mutating func didWake(
    _ task: TaskID, on thread: ThreadID, priority: TaskPriority
  ) -> Woken {
    waking -= 1
    busyThreads.insert(thread)
    priorities.insert(priority.rawValue)
    // The identity of a task that has ended may be given to another one, which then gets more turns.
    if !repeaters.insert(task).inserted { awake.insert(task) }
    return satisfied()
  }

  /// Notes that a thread has run a job of the clock, hence no job that it ran before.
  mutating func didRunJob(on thread: ThreadID) {
    busyThreads.remove(thread)
  }

  mutating func cancel(_ id: Int) -> Woken {
    let found =
      [sleepers.remove(id)].compactMap(\.self)
      + observers.filter { $0.id == id }.map(\.continuation)
    observers.removeAll { $0.id == id }
    return Woken(continuations: found, outcome: .cancelled)
  }

  /// Moves the time to the next deadline, or to the end if there is none before it.
  mutating func step(to end: Duration) -> Woken {
    awake = []
    busyThreads = []
    guard let next = sleepers.firstDeadline, next <= end else {
      now = max(now, end)
      return Woken()
    }
    now = max(now, next)
    steps += 1
    priorities = []
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
