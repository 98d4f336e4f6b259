/// Finds the parts of notices that a key resolves, without a search through all others.
struct ResolvingKeys: Sendable {
  /// A part of a notice that keys resolve.
  enum Holder: Sendable {
    case group(Notice.ID, Set<ErrorReport.Key>)
    case offer(Notice.ID, ObjectIdentifier)
    case rerun(Notice.ID, ErrorReport.Key)
  }

  private var numbers: [ErrorReport.Key: Set<Int>] = [:]
  private var holders: [Int: Holder] = [:]
  private var lastNumber = 0
  /// The number of stored keys that belong to coalesced reports.
  private var cost = 0

  /// The maximum number of such keys in a window; reports with further keys stay unresolved until
  /// their notice ends.
  static let limit = 2_000

  /// Returns whether a number of further keys fits within the limit.
  func hasRoom(for cost: Int) -> Bool { self.cost + cost <= Self.limit }

  /// The parts that a key resolves, in order of insertion.
  subscript(key: ErrorReport.Key) -> [Holder] {
    guard let numbers = numbers[key] else { return [] }
    return numbers.sorted().compactMap { holders[$0] }
  }

  /// Stores a part of a notice under the keys that resolve the part.
  ///
  /// - Returns: The number of the part; nil if there are no keys.
  mutating func insert(
    _ holder: Holder, under keys: Set<ErrorReport.Key>, cost: Int
  ) -> Int? {
    guard !keys.isEmpty else { return nil }
    lastNumber += 1
    holders[lastNumber] = holder
    self.cost += cost
    for key in keys { numbers[key, default: []].insert(lastNumber) }
    return lastNumber
  }

  mutating func remove(_ number: Int?, under keys: Set<ErrorReport.Key>, cost: Int) {
    guard let number, holders.removeValue(forKey: number) != nil else { return }
    self.cost -= cost
    for key in keys {
      numbers[key]?.remove(number)
      if numbers[key]?.isEmpty == true { numbers[key] = nil }
    }
  }

  /// Removes all parts of a notice.
  mutating func remove(all notice: Notice) {
    for (keys, group) in notice.groups { remove(group.number, under: keys, cost: group.cost) }
    for offer in notice.offers.values { remove(offer.number, under: offer.keys, cost: 0) }
    for (key, entry) in notice.reruns {
      remove(entry.number, under: entry.rerun.keys(with: key), cost: entry.cost)
    }
  }
}

extension Rerun {
  /// Returns the keys that make another run pointless: the operation's own key, and those of its
  /// report.
  func keys(with key: ErrorReport.Key) -> Set<ErrorReport.Key> { resolvedBy.union([key]) }
}
