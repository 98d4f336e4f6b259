/// Sleepers by deadline; finding the first and removing any sleeper needs no linear search.
struct SleeperQueue: Sendable {
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
