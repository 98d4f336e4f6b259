/// Finds the members of open problems that an event concerns, without a search through all others.
struct ResolvingKeys: Sendable {
  /// A member of an open problem.
  struct Place: Sendable {
    let problem: OpenProblem.ID
    let member: OpenProblem.Member.ID
  }

  private var numbers: [ErrorReport.Key: Set<Int>] = [:]
  private var places: [Int: Place] = [:]
  private var lastNumber = 0
  /// The number of stored keys and recoveries that count towards the limit.
  private var cost = 0

  /// The maximum number of keys and recoveries in a window; reports beyond it stay unresolved until
  /// their problem ends.
  static let limit = 2_000

  /// Returns whether a number of further keys and recoveries fits within the limit.
  func hasRoom(for cost: Int) -> Bool { self.cost + cost <= Self.limit }

  /// The members that an event concerns, in order of insertion.
  subscript(key: ErrorReport.Key) -> [Place] {
    guard let numbers = numbers[key] else { return [] }
    return numbers.sorted().compactMap { places[$0] }
  }

  /// Stores the place of a member under the events that concern the member.
  ///
  /// - Returns: The number of the member.
  mutating func insert(_ place: Place, under keys: Set<ErrorReport.Key>, cost: Int) -> Int {
    lastNumber += 1
    self.cost += cost
    if !keys.isEmpty { places[lastNumber] = place }
    for key in keys { numbers[key, default: []].insert(lastNumber) }
    return lastNumber
  }

  mutating func remove(_ member: OpenProblem.Member) {
    places[member.number] = nil
    cost -= member.cost
    for key in member.id.resolvedBy {
      numbers[key]?.remove(member.number)
      if numbers[key]?.isEmpty == true { numbers[key] = nil }
    }
  }
}
