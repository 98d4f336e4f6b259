/// Decides which calls run, and which wait, in the order of their arrival.
///
/// A call that ends passes its permit to the first waiting call, so calls wait only while all
/// permits are in use. Each mutation returns what to resume after unlocking.
struct CallQueue: Sendable {
  /// The end of a wait.
  enum Turn: Sendable {
    case admitted, refused, cancelled
  }

  typealias Waiter = CheckedContinuation<Turn, Never>

  private let count: Int
  private let waiting: Int
  private var running = 0
  private var waiters = OrderedTable<Int, Waiter>()
  private var lastID = 0

  init(count: Int, waiting: Int) {
    self.count = count
    self.waiting = waiting
  }

  /// Takes a permit if there is one; returns whether the call may run.
  mutating func admit() -> Bool {
    guard running < count else { return false }
    running += 1
    return true
  }

  /// Returns a new identity for a waiting call.
  mutating func nextID() -> Int {
    lastID += 1
    return lastID
  }

  /// Lets a call wait, unless its turn is decided: then returns the turn.
  mutating func enqueue(_ waiter: Waiter, id: Int, isCancelled: Bool) -> Turn? {
    if isCancelled { return .cancelled }
    // Another call may have ended since the last check.
    if admit() { return .admitted }
    guard waiters.count < waiting else { return .refused }
    waiters[id] = waiter
    return nil
  }

  /// Ends a call, and returns the waiting call that takes its permit.
  mutating func end() -> Waiter? {
    if let next = waiters.removeFirst() { return next }
    running -= 1
    return nil
  }

  /// Removes a waiting call; returns nil if the call doesn't wait, or not any more.
  mutating func cancel(_ id: Int) -> Waiter? {
    defer { waiters[id] = nil }
    return waiters[id]
  }
}
