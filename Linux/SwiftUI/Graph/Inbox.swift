import Dispatch
import Synchronization

/// The nodes that await evaluation; a change on any thread inserts them.
final class Inbox: Sendable {
  /// A node and the evaluation that a change has invalidated.
  struct Entry: Sendable {
    let node: Node
    let tracking: Tracking
    let number: Int
  }

  private struct Contents {
    var entries: [Entry] = []
    var isWakePending = false
  }

  /// The graph to flush on the main queue, once for all changes of a turn.
  @MainActor weak var graph: ViewGraph?

  private let contents = Mutex(Contents())

  var isEmpty: Bool {
    contents.withLock { $0.entries.isEmpty }
  }

  func insert(_ entry: Entry) {
    contents.withLock { $0.entries.append(entry) }
    requestWake()
  }

  func requestWake() {
    let isFirst = contents.withLock { contents in
      defer { contents.isWakePending = true }
      return !contents.isWakePending
    }
    guard isFirst else { return }
    DispatchQueue.main.async {
      let isWanted = self.contents.withLock { contents in
        defer { contents.isWakePending = false }
        return contents.isWakePending
      }
      if isWanted { MainActor.assumeIsolated { self.graph?.flush() } }
    }
  }

  /// Cancels the pending wake, so that the entries wait for the next change from outside.
  func cancelWake() {
    contents.withLock { $0.isWakePending = false }
  }

  func takeAll() -> [Entry] {
    contents.withLock { contents in
      defer { contents.entries = [] }
      return contents.entries
    }
  }
}
