/// Finds what a key resolves, without a look at the rest.
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
  /// How many keys of reports are kept that only count in a notice.
  private var cost = 0

  /// How many such keys a window keeps; reports with more are unresolved as long as their notice.
  static let limit = 2_000

  /// Whether there is room for so many more keys.
  func hasRoom(for cost: Int) -> Bool { self.cost + cost <= Self.limit }

  /// All that a key resolves, in the order in which it came.
  subscript(key: ErrorReport.Key) -> [Holder] {
    guard let numbers = numbers[key] else { return [] }
    return numbers.sorted().compactMap { holders[$0] }
  }

  /// Keeps what keys resolve.
  ///
  /// - Returns: Its number; nil if there are no keys.
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
  /// The keys that make it pointless to run the operation again: its own, and those of its report.
  func keys(with key: ErrorReport.Key) -> Set<ErrorReport.Key> { validUntil.union([key]) }
}
