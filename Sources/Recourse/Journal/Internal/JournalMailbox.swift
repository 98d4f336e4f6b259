/// The changes that a reader of a journal hasn't read.
///
/// A reader that falls behind by more than the limit misses the oldest changes, and receives their
/// number. The journal and its readers share the mailboxes under a lock. No method releases a
/// change: its `deinit` may run any code, including code that uses the journal.
struct JournalMailbox: Sendable {
  typealias Change = JournalBatch.Change

  /// The number of the reader.
  let id: Int
  /// Whether the reader is a sink, for which flushes wait.
  let isSink: Bool
  private let wake: AsyncStream<Void>.Continuation
  private var unread: RecentValues<Change>
  /// The number of the next change to read.
  private var next = 0
  /// The number of the first change that the reader hasn't finished.
  private var unfinished = 0
  /// The number of the change that ends the reader's wait; nil while the reader doesn't wait.
  private var awaited: Int?
  /// The callers that wait until the reader has finished all changes before a number.
  private var flushes: [(end: Int, wake: CheckedContinuation<Void, Never>)] = []

  /// Creates an empty mailbox.
  ///
  /// - Parameters:
  ///   - id: The number of the reader.
  ///   - isSink: Whether the reader is a sink.
  ///   - limit: The maximum number of unread changes.
  ///   - wake: Ends a wait of the reader.
  init(id: Int, isSink: Bool, limit: Int, wake: AsyncStream<Void>.Continuation) {
    self.id = id
    self.isSink = isSink
    self.wake = wake
    unread = RecentValues(limit: limit)
  }

  /// Adds a change, and returns the change that the reader misses instead, if any.
  mutating func append(_ change: Change) -> Change? {
    let missed = unread.append(change)
    if let awaited, awaited <= unread.end { endWait() }
    return missed
  }

  /// Returns the changes since the last call, and the number of changes missed before them.
  mutating func read() -> (changes: [Change], missed: Int) {
    let changes = unread.removeAll()
    let missed = unread.end - next - changes.count
    next = unread.end
    return (changes, missed)
  }

  /// Wakes the reader when a number of changes are unread, or as soon as a flush needs the reader.
  mutating func wait(for count: Int) {
    awaited = next + count
    if next + count <= unread.end || flushes.contains(where: { next < $0.end }) { endWait() }
  }

  /// Wakes the reader if it waits.
  mutating func endWait() {
    if exchange(&awaited, with: nil) != nil { wake.yield() }
  }

  /// Records that the reader has finished the changes that it has read.
  mutating func finish() {
    unfinished = next
    for flush in flushes where flush.end <= unfinished { flush.wake.resume() }
    flushes.removeAll { $0.end <= unfinished }
  }

  /// Calls back when the reader has finished all changes; returns false if it has done so already.
  mutating func flush(_ wake: CheckedContinuation<Void, Never>) -> Bool {
    guard unfinished < unread.end else { return false }
    flushes.append((unread.end, wake))
    endWait()
    return true
  }

  /// Ends the flushes, because the reader has left.
  func endFlushes() {
    for flush in flushes { flush.wake.resume() }
  }
}
