// MARK: Resolving reports

extension OpenProblems {
  /// The effects of an event on the open problems.
  struct Resolution {
    /// The problems that are resolved.
    var problems: [OpenProblem] = []
    /// The problems that offer fewer recoveries than before.
    var changed: Set<OpenProblem.ID> = []
    /// The recoveries that have become pointless.
    var recoveries: [Recovery] = []
  }

  /// Resolves all reports that name an event, and removes the recoveries that it makes pointless.
  mutating func resolve(_ key: ErrorReport.Key) -> Resolution {
    var resolution = Resolution()
    var touched: Set<OpenProblem.ID> = []
    for place in keys[key] {
      guard let member = remove(place.member, of: place.problem) else { continue }
      touched.insert(place.problem)
      if let recovery = member.recovery {
        resolution.recoveries.append(recovery)
        resolution.changed.insert(place.problem)
      }
      if !member.id.resolvedBy.contains(key) { keepWithoutRecovery(member, in: place.problem) }
    }
    resolution.problems = touched.sorted().compactMap(resolved)
    return resolution
  }

  /// Resolves one report of a problem.
  ///
  /// - Parameters:
  ///   - member: The member with the report. After its recovery was removed, the report is found
  ///     among those without recovery.
  ///   - id: The problem.
  /// - Returns: The problem if all of its reports are resolved; nil otherwise.
  mutating func resolveOne(
    _ member: OpenProblem.Member.ID, of id: OpenProblem.ID
  ) -> OpenProblem? {
    let rest = OpenProblem.Member.ID(resolvedBy: member.resolvedBy, recovery: nil)
    guard let found = [member, rest].first(where: { problems[id]?.members[$0] != nil }) else {
      return nil
    }
    modify(id) { $0.members[found]?.count -= 1 }
    if problems[id]?.members[found]?.count == 0 { remove(found, of: id) }
    return resolved(id)
  }

  /// Removes and returns the recoveries of a problem, whose reports stay.
  mutating func takeRecoveries(of id: OpenProblem.ID) -> [Recovery] {
    guard let problem = problems[id] else { return [] }
    for member in problem.members.values where member.recovery != nil {
      remove(member.id, of: id)
      keepWithoutRecovery(member, in: id)
    }
    return problem.recoveries
  }

  /// Returns the problems that offer to run an operation again by its key.
  func problems(thatRetry key: ErrorReport.Key) -> [OpenProblem.ID] {
    keys[key].filter { $0.member.recovery == .key(key) }.map(\.problem)
  }

  private func resolved(_ id: OpenProblem.ID) -> OpenProblem? {
    guard isOpen(id), let problem = problems[id], problem.isResolved else { return nil }
    return problem
  }
}

// MARK: Storing reports

extension OpenProblems {
  /// Stores an unresolved report with its recovery.
  ///
  /// - Parameters:
  ///   - arrival: The report.
  ///   - id: The problem.
  ///   - isFree: Whether the report's keys don't count towards the limit.
  mutating func keep(_ arrival: Arrival, in id: OpenProblem.ID, isFree: Bool) {
    add(1, with: arrival.report.resolvedBy, arrival.recovery, to: id, isFree: isFree)
  }

  /// Stores everything that another problem has stored.
  mutating func merge(_ other: OpenProblem, into id: OpenProblem.ID, isNew: Bool) {
    if problems[id]?.subject.kind.listsErrors == true {
      let samples =
        other.subject.kind.listsErrors
        ? other.samples
        : [OpenProblem.Sample(kind: other.subject.kind, error: other.report.error)]
      modify(id) { problem in for sample in samples { problem.add(sample) } }
    }
    modify(id) { $0.isVaried = $0.isVaried || other.isVaried }
    for member in other.members.values.sorted(by: { $0.number < $1.number }) {
      add(
        member.count, with: member.id.resolvedBy, member.recovery, to: id,
        isFree: isNew && member.cost == 0)
    }
  }

  private mutating func keepWithoutRecovery(
    _ member: OpenProblem.Member, in id: OpenProblem.ID
  ) {
    add(member.count, with: member.id.resolvedBy, nil, to: id, isFree: member.cost == 0)
  }

  /// Adds reports to a member.
  ///
  /// Without room for the keys of a new member, the reports are stored without keys and without
  /// recovery, so that they stay unresolved until their problem ends.
  private mutating func add(
    _ count: Int, with resolvedBy: Set<ErrorReport.Key>, _ recovery: Recovery?,
    to id: OpenProblem.ID, isFree: Bool
  ) {
    let member = OpenProblem.Member.ID(resolvedBy: resolvedBy, recovery: recovery?.id)
    // Known members change in place, because floods of reports pass through here.
    if problems[id]?.members[member] != nil {
      return modify(id) {
        $0.members[member]?.count += count
        $0.members[member]?.recovery = recovery
      }
    }
    let events = recovery?.key.map { resolvedBy.union([$0]) } ?? resolvedBy
    // A task that awaits the request takes more memory than its keys.
    let isFree = isFree || recovery?.isTask == true
    let cost = isFree ? 0 : events.count + (recovery == nil ? 0 : 1)
    guard keys.hasRoom(for: cost) else { return add(count, with: [], nil, to: id, isFree: true) }
    let place = ResolvingKeys.Place(problem: id, member: member)
    let number = keys.insert(place, under: events, cost: cost)
    modify(id) {
      $0.members[member] = OpenProblem.Member(
        id: member, keys: events, count: count, recovery: recovery, number: number, cost: cost)
    }
  }

  @discardableResult
  private mutating func remove(
    _ member: OpenProblem.Member.ID, of id: OpenProblem.ID
  ) -> OpenProblem.Member? {
    guard let member = problems[id]?.members[member] else { return nil }
    modify(id) { $0.members[member.id] = nil }
    keys.remove(member)
    return member
  }
}
