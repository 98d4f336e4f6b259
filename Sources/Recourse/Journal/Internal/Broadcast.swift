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
    /// The elements that no reader needs any more; they are released with this value.
    fileprivate(set) var removed: [Element] = []

    func wakeAll() {
      for wake in wakes { wake.resume() }
    }
  }

  private struct Reader {
    /// The number of the next element to read.
    var next: Int
    /// The number of the first element that isn't finished; nil if no flush waits for the reader.
    var done: Int?
    /// The number of flushes for which the reader itself is waiting.
    var flushes = 0
  }

  /// A reader that waits until the elements before a number exist.
  private struct Wait {
    let end: Int
    let wake: Wake
  }

  /// A caller that waits until the readers have finished all elements before a number.
  private struct Flush {
    let number: Int
    /// Whether a reader requested the flush, which then waits for no reader that is itself waiting
    /// for a flush.
    let isByReader: Bool
    let wake: Wake
  }

  private var backlog: RecentValues<Element>
  private var readers: [Int: Reader] = [:]
  private var lastReader = 0
  private var waits: [Int: Wait] = [:]
  /// A lower bound of the numbers at which the waits end: below it, an append checks no wait.
  private var nextWake = Int.max
  private var flushes: [Flush] = []
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
}

extension Broadcast {
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
    readers[id] = nil
    let wake = waits.removeValue(forKey: id)?.wake
    return Aftermath(wakes: endFlushes() + [wake].compactMap(\.self), removed: removeRead())
  }

  /// Returns the elements that a reader hasn't read.
  mutating func read(_ id: Int) -> (Reading, Aftermath) {
    guard let reader = readers[id] else { return (.end, Aftermath()) }
    guard reader.next < backlog.end else { return (isClosed ? .end : .nothing, Aftermath()) }
    let elements = backlog.values(from: reader.next)
    readers[id]?.next = backlog.end
    let missed = backlog.end - reader.next - elements.count
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
    waits[id] = Wait(end: next + count, wake: wake)
    nextWake = min(nextWake, next + count)
    return true
  }

  /// Ends the wait of a reader.
  mutating func endWait(_ id: Int) -> Aftermath {
    Aftermath(wakes: [waits.removeValue(forKey: id)?.wake].compactMap(\.self))
  }

  /// Ends the waits for the elements before a number.
  private mutating func endWaits(upTo end: Int) -> [Wake] {
    let over = waits.filter { $0.value.end <= end }
    waits = waits.filter { $0.value.end > end }
    nextWake = waits.values.map(\.end).min() ?? .max
    return over.values.map(\.wake)
  }

  /// Removes the elements if every reader has read them.
  private mutating func removeRead() -> [Element] {
    readers.values.allSatisfy { $0.next == backlog.end } ? backlog.removeAll() : []
  }
}

extension Broadcast {
  /// Stores the continuation of a flush; returns nil if all readers have finished already.
  mutating func flush(isByReader: Bool, wake: Wake) -> Aftermath? {
    let flush = Flush(number: backlog.end, isByReader: isByReader, wake: wake)
    guard !isOver(flush) else { return nil }
    flushes.append(flush)
    return Aftermath(wakes: endWaits(upTo: .max))
  }

  /// Records that a reader has finished all the elements that it has read.
  mutating func finish(_ id: Int) -> Aftermath {
    if let reader = readers[id], reader.done != nil { readers[id]?.done = reader.next }
    return Aftermath(wakes: endFlushes())
  }

  /// Records that a reader starts or stops waiting for a flush, of this or another broadcast.
  mutating func waitsForFlush(_ id: Int, _ isWaiting: Bool) -> Aftermath {
    readers[id]?.flushes += isWaiting ? 1 : -1
    return Aftermath(wakes: endFlushes())
  }

  private func isOver(_ flush: Flush) -> Bool {
    readers.values.allSatisfy { reader in
      guard let done = reader.done, done < flush.number else { return true }
      return flush.isByReader && reader.flushes > 0
    }
  }

  private mutating func endFlushes() -> [Wake] {
    guard !flushes.isEmpty else { return [] }
    let over = flushes.filter(isOver)
    flushes.removeAll(where: isOver)
    return over.map(\.wake)
  }
}
