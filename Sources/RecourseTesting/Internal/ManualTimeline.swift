import Foundation

/// Decides which waiting tasks of a manual clock wake; the caller resumes them.
struct ManualTimeline: Sendable {
  /// An event that a task can wait for.
  enum Event: Sendable {
    case time(Duration)
    case sleepers(Int)
    case sleeper(until: Duration)
    /// Every task whose deadline has passed is running.
    case allAwake
    /// No earlier call is advancing the time.
    case turnToAdvance
  }

  enum Outcome: Sendable { case happened, woken, cancelled }

  typealias TaskID = Int
  typealias Continuation = CheckedContinuation<Outcome, Never>

  struct Observer: Sendable {
    let id: Int
    let event: Event
    let continuation: Continuation
  }

  /// The continuations to resume after the lock is released.
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
  /// The number of tasks that were woken, and are not running yet.
  private var waking = 0
  /// The tasks that slept again when they last woke, before the time advanced.
  private var repeaters: Set<TaskID> = []
  /// The tasks that woke at the current time.
  private var awake: Set<TaskID> = []
  /// The repeaters that woke at the current time, and are not sleeping again yet.
  private var expected: Set<TaskID> = []
  /// The threads on which tasks woke at the current time, and which have run no other job since.
  private var busyThreads: Set<ThreadID> = []
  /// The priorities of the tasks that were woken last; the executor has threads for each priority.
  private(set) var priorities: Set<TaskPriority.RawValue> = [TaskPriority.medium.rawValue]
  private var isAdvancing = false
  private var steps = 0
  private var lastID = 0

  init(advancesBySleeping: Bool) {
    self.advancesBySleeping = advancesBySleeping
  }

  var sleeperCount: Int { sleepers.count }

  /// The number of turns that running tasks get before the next deadline.
  ///
  /// A timeline of up to 50 deadlines gets 10 turns, a longer one fewer, so that the cost is
  /// bounded.
  var turns: Int { max(2, 500 / max(steps, sleepers.count, 50)) }

  /// Whether a task that usually sleeps again is not sleeping yet.
  var isExpectingSleeper: Bool { !expected.isEmpty }

  /// Whether a task may still run on the thread on which it woke.
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
    if isTrue(event) {
      if case .turnToAdvance = event { isAdvancing = true }
      return Woken(continuations: [continuation])
    }
    guard case .time(let deadline) = event else {
      observers.append(Observer(id: id, event: event, continuation: continuation))
      return Woken()
    }
    sleepers.insert(continuation, id: id, deadline: deadline)
    if awake.contains(task) { repeaters.insert(task) }
    expected.remove(task)
    return satisfied()
  }

  /// Records that a woken task is running.
  mutating func didWake(
    _ task: TaskID, on thread: ThreadID, priority: TaskPriority
  ) -> Woken {
    waking -= 1
    busyThreads.insert(thread)
    priorities.insert(priority.rawValue)
    awake.insert(task)
    // A new task may reuse the identity of one that has ended; it then gets more turns.
    if repeaters.contains(task) { expected.insert(task) }
    return satisfied()
  }

  /// Records that a thread has run a job of the clock, and therefore no longer runs an earlier job.
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

  /// Ends the turn of the call that has advanced the time, and begins that of the next call.
  mutating func endTurn() -> Woken {
    let next = observers.firstIndex {
      if case .turnToAdvance = $0.event { true } else { false }
    }
    isAdvancing = next != nil
    return Woken(continuations: next.map { [observers.remove(at: $0).continuation] } ?? [])
  }

  /// Advances the time to the next deadline, or to the end if there is no deadline before it.
  mutating func step(to end: Duration) -> Woken {
    repeaters.subtract(expected)
    expected = []
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
    case .turnToAdvance: !isAdvancing
    }
  }
}

/// Sleepers by deadline; finding the first and removing any sleeper needs no linear search.
private struct SleeperQueue: Sendable {
  typealias Continuation = ManualTimeline.Continuation

  private var sleepers: [Duration: [Int: Continuation]] = [:]
  private var deadlines: [Int: Duration] = [:]
  /// A binary heap of deadlines; a deadline whose sleepers were all removed stays until it is
  /// first.
  private var heap: [Duration] = []

  var count: Int { deadlines.count }

  /// The next deadline; nil if there are no sleepers.
  var firstDeadline: Duration? {
    mutating get {
      while let first = heap.first, sleepers[first] == nil { removeRoot() }
      return heap.first
    }
  }

  func contains(_ deadline: Duration) -> Bool { sleepers[deadline] != nil }

  mutating func insert(_ continuation: Continuation, id: Int, deadline: Duration) {
    deadlines[id] = deadline
    if sleepers[deadline] == nil { insertIntoHeap(deadline) }
    sleepers[deadline, default: [:]][id] = continuation
  }

  mutating func remove(_ id: Int) -> Continuation? {
    guard let deadline = deadlines.removeValue(forKey: id) else { return nil }
    let continuation = sleepers[deadline]?.removeValue(forKey: id)
    if sleepers[deadline]?.isEmpty == true { sleepers[deadline] = nil }
    return continuation
  }

  /// Removes the sleepers of the next deadline, in the order in which they were inserted.
  mutating func removeFirst() -> [Continuation] {
    guard let deadline = firstDeadline, let first = sleepers.removeValue(forKey: deadline) else {
      return []
    }
    removeRoot()
    for id in first.keys { deadlines[id] = nil }
    return first.sorted { $0.key < $1.key }.map(\.value)
  }

  private mutating func insertIntoHeap(_ deadline: Duration) {
    var place = heap.count
    heap.append(deadline)
    while place > 0, case let parent = (place - 1) / 2, heap[place] < heap[parent] {
      heap.swapAt(place, parent)
      place = parent
    }
  }

  private mutating func removeRoot() {
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    var place = 0
    while true {
      var least = place
      for child in [2 * place + 1, 2 * place + 2]
      where child < heap.count && heap[child] < heap[least] {
        least = child
      }
      if least == place { return }
      heap.swapAt(place, least)
      place = least
    }
  }
}

/// The identity of a thread, which a new thread may reuse after this one has ended.
struct ThreadID: Hashable, Sendable {
  private let handle: UInt

  static var current: ThreadID {
    // The handle is a number on some systems, and a pointer on others.
    withUnsafeBytes(of: pthread_self()) { ThreadID(handle: $0.load(as: UInt.self)) }
  }
}
