/// Counts the interruptions of a person, at most a given number in each minute.
struct AttentionBudget: Sendable {
  private let limit: Int
  /// The times of the interruptions during the last minute, in order.
  private var times: [Duration] = []

  init(_ limit: Int) {
    self.limit = limit
  }

  /// Records an interruption, unless the person has been interrupted too often.
  ///
  /// - Parameters:
  ///   - now: The time of the interruption.
  ///   - isAwaited: Whether the person awaits the interruption, so that it can't come too often.
  /// - Returns: Whether to interrupt the person.
  mutating func spend(at now: Duration, isAwaited: Bool) -> Bool {
    let minuteAgo = now - .seconds(60)
    if let first = times.first, first <= minuteAgo { times.removeAll { $0 <= minuteAgo } }
    if times.count < limit {
      times.append(now)
      return true
    }
    guard isAwaited else { return false }
    if limit > 0 {
      times.removeFirst()
      times.append(now)
    }
    return true
  }
}
