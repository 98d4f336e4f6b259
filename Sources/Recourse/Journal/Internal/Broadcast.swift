/// A sequence of elements for readers that each read at their own pace.
///
/// The backlog holds the newest elements that a reader hasn't read. A reader that falls behind by
/// more than the backlog misses the oldest of them, and receives their number.
///
/// Access is protected by a lock. Each mutation returns the continuations to resume and the
/// elements that were removed, so that the caller resumes and releases them after unlocking: a
/// `deinit` may run any code, including code that uses this broadcast.
struct Broadcast<Element: Sendable>: Sendable {
  typealias Wake = CheckedContinuation<Void, Never>

  enum Reading {
    /// The elements since the last read, and the number of elements missed before them.
    case elements([Element], missed: Int)
    /// There are no unread elements.
    case nothing
    /// The broadcast is closed and everything was read, or the reader was removed.
    case end
  }

  /// The work that remains after unlocking.
  struct Aftermath: Sendable {
    fileprivate(set) var wakes: [Wake] = []
    /// The elements that nothing needs any more; they are released with this value.
    var removed: [Element] = []

    func wakeAll() {
      for wake in wakes { wake.resume() }
    }
  }

  private struct Reader {
    /// The number of the next element to read.
    var next: Int
    /// The number of the first element that isn't finished; nil if no flush waits for the reader.
    var done: Int?
    /// The continuation of a reader that waits until the elements before a number exist.
    var wait: (end: Int, wake: Wake)?
  }

  private var backlog: RecentValues<Element>
  private var readers: [Int: Reader] = [:]
  private var lastReader = 0
  /// A lower bound of the numbers at which the waits end: below it, an append checks no wait.
  private var nextWake = Int.max
  /// The callers that wait until the readers have finished all elements before a number.
  private var flushes: [(number: Int, wake: Wake)] = []
  private var isClosed = false

  /// Creates a broadcast without readers.
  ///
  /// - Parameter limit: The maximum number of elements in the backlog.
  init(limit: Int) {
    backlog = RecentValues(limit: limit)
  }

  /// The maximum number of elements in the backlog.
  var limit: Int { backlog.limit }

  /// Appends an element; without readers, the element isn't kept.
  mutating func append(_ element: Element) -> Aftermath {
    guard !readers.isEmpty else { return Aftermath() }
    let missed = backlog.append(element)
    let wakes = backlog.end < nextWake ? [] : endWaits(upTo: backlog.end)
    return Aftermath(wakes: wakes, removed: missed.map { [$0] } ?? [])
  }

  /// Closes the broadcast: there are no further elements.
  mutating func close() -> Aftermath {
    isClosed = true
    return Aftermath(wakes: endWaits(upTo: .max))
  }

  /// Adds a reader of the elements from now on.
  ///
  /// - Parameter isFlushed: Whether flushes wait for the reader.
  /// - Returns: The number of the reader.
  mutating func addReader(isFlushed: Bool) -> Int {
    lastReader += 1
    readers[lastReader] = Reader(next: backlog.end, done: isFlushed ? backlog.end : nil)
    return lastReader
  }

  mutating func removeReader(_ id: Int) -> Aftermath {
    let wake = readers.removeValue(forKey: id)?.wait?.wake
    return Aftermath(wakes: endFlushes() + [wake].compactMap(\.self), removed: removeRead())
  }

  /// Returns the elements that a reader hasn't read.
  mutating func read(_ id: Int) -> (Reading, Aftermath) {
    guard let next = readers[id]?.next else { return (.end, Aftermath()) }
    guard next < backlog.end else { return (isClosed ? .end : .nothing, Aftermath()) }
    let elements = backlog.values(from: next)
    readers[id]?.next = backlog.end
    let missed = backlog.end - next - elements.count
    return (.elements(elements, missed: missed), Aftermath(removed: removeRead()))
  }

  /// Stores the continuation of a reader until a number of unread elements have accumulated, a
  /// flush needs the reader, or the broadcast is closed.
  ///
  /// - Returns: False if the reader needn't wait.
  mutating func wait(_ id: Int, for count: Int, wake: Wake) -> Bool {
    guard let next = readers[id]?.next, !isClosed, backlog.end - next < count,
      !flushes.contains(where: { next < $0.number })
    else { return false }
    readers[id]?.wait = (next + count, wake)
    nextWake = min(nextWake, next + count)
    return true
  }

  /// Ends the wait of a reader.
  mutating func endWait(_ id: Int) -> Aftermath {
    guard let wait = readers[id]?.wait else { return Aftermath() }
    readers[id]?.wait = nil
    return Aftermath(wakes: [wait.wake])
  }

  /// Ends the waits for the elements before a number.
  private mutating func endWaits(upTo end: Int) -> [Wake] {
    var wakes: [Wake] = []
    nextWake = .max
    for (id, reader) in readers {
      guard let wait = reader.wait else { continue }
      if wait.end <= end {
        wakes.append(wait.wake)
        readers[id]?.wait = nil
      } else {
        nextWake = min(nextWake, wait.end)
      }
    }
    return wakes
  }

  /// Removes the elements if every reader has read them.
  private mutating func removeRead() -> [Element] {
    readers.values.allSatisfy { $0.next == backlog.end } ? backlog.removeAll() : []
  }

  /// Stores the continuation of a flush; returns nil if all readers have finished already.
  mutating func flush(wake: Wake) -> Aftermath? {
    guard !isOver(backlog.end) else { return nil }
    flushes.append((backlog.end, wake))
    return Aftermath(wakes: endWaits(upTo: .max))
  }

  /// Records that a reader has finished all the elements that it has read.
  mutating func finish(_ id: Int) -> Aftermath {
    if let reader = readers[id], reader.done != nil { readers[id]?.done = reader.next }
    return Aftermath(wakes: endFlushes())
  }

  private func isOver(_ number: Int) -> Bool {
    readers.values.allSatisfy { ($0.done ?? number) >= number }
  }

  private mutating func endFlushes() -> [Wake] {
    let waiting = exchange(&flushes, with: [])
    flushes = waiting.filter { !isOver($0.number) }
    return waiting.filter { isOver($0.number) }.map(\.wake)
  }
}
