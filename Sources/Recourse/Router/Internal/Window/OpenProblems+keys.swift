// MARK: Resolving reports

extension OpenProblems {
  /// Resolves all reports that name an event.
  ///
  /// - Parameter key: The event.
  /// - Returns: The problems with such reports, oldest first, and the recoveries that have become
  ///   pointless.
  mutating func resolve(
    _ key: ErrorReport.Key
  ) -> (problems: [OpenProblem.ID], recoveries: [Recovery]) {
    var touched: Set<OpenProblem.ID> = []
    var recoveries: [Recovery] = []
    for place in keys[key] {
      guard let member = remove(place.member, of: place.problem) else { continue }
      touched.insert(place.problem)
      if let recovery = member.recovery { recoveries.append(recovery) }
      modify(place.problem) { $0.count = max(0, $0.count - member.count) }
    }
    return (touched.sorted(), recoveries)
  }

  /// Resolves all reports of a member, which the problem no longer counts.
  mutating func resolveAll(_ member: OpenProblem.Member.ID, of id: OpenProblem.ID) {
    guard let member = remove(member, of: id) else { return }
    modify(id) { $0.count = max(0, $0.count - member.count) }
  }

  /// Resolves one report of a member.
  mutating func resolveOne(_ member: OpenProblem.Member.ID, of id: OpenProblem.ID) {
    modify(id) { $0.changeMember(member) { $0?.removeOne() } }
    if problems[id]?.members[member]?.count == 0 { remove(member, of: id) }
  }

  /// Records the number of attempts that a registered operation has taken.
  ///
  /// - Returns: The problems that offer to run the operation again.
  mutating func noteAttempt(_ attempt: Int, ofRetry key: ErrorReport.Key) -> [OpenProblem.ID] {
    let places = keys[key].filter { $0.member.recovery == .key(key) }
    for place in places {
      modify(place.problem) { $0.changeMember(place.member) { $0?.note(attempt) } }
    }
    return places.map(\.problem)
  }

  /// Returns whether a problem offers to run a registered operation again.
  func offersRetry(of key: ErrorReport.Key, in id: OpenProblem.ID) -> Bool {
    keys[key].contains { $0.problem == id && $0.member.recovery == .key(key) }
  }

  /// Returns an open problem if all of its reports are resolved.
  func resolved(_ id: OpenProblem.ID) -> OpenProblem? {
    guard isOpen(id), let problem = problems[id], problem.isResolved else { return nil }
    return problem
  }
}

// MARK: Storing reports

extension OpenProblems {
  /// Stores an unresolved report with its recovery.
  ///
  /// - Parameters:
  ///   - count: The number of further reports; zero for another run of an operation.
  ///   - arrival: The report.
  ///   - id: The problem.
  ///   - isFree: Whether the report's keys don't count towards the limit.
  mutating func keep(_ count: Int, _ arrival: Arrival, in id: OpenProblem.ID, isFree: Bool) {
    add(
      count, after: arrival.report.attempt, with: arrival.report.resolvedBy, arrival.recovery,
      to: id, isFree: isFree)
  }

  /// Returns whether a problem counts the report of the previous run, which the report continues.
  func isCounted(_ arrival: Arrival, in id: OpenProblem.ID) -> Bool {
    let member = OpenProblem.Member.ID(
      resolvedBy: arrival.report.resolvedBy, recovery: arrival.recovery?.id)
    return arrival.repeats == id && problems[id]?.members[member] != nil
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
        member.count, after: member.attempts, with: member.id.resolvedBy, member.recovery, to: id,
        isFree: isNew && member.cost == 0)
    }
  }

  /// Adds reports to a member.
  ///
  /// Without room for the keys of a new member, the reports are stored without keys and without
  /// recovery, so that they stay unresolved until their problem ends.
  private mutating func add(
    _ count: Int, after attempts: Int, with resolvedBy: Set<ErrorReport.Key>,
    _ recovery: Recovery?, to id: OpenProblem.ID, isFree: Bool
  ) {
    let member = OpenProblem.Member.ID(resolvedBy: resolvedBy, recovery: recovery?.id)
    // Known members change in place, because floods of reports pass through here.
    if problems[id]?.members[member] != nil {
      return modify(id) { $0.changeMember(member) { $0?.add(count, after: attempts, recovery) } }
    }
    // A task that awaits the request takes more memory than its keys.
    let isFree = isFree || recovery?.isTask == true
    let cost = isFree ? 0 : resolvedBy.count + (recovery == nil ? 0 : 1)
    guard keys.hasRoom(for: cost) else {
      return add(count, after: attempts, with: [], nil, to: id, isFree: true)
    }
    let place = ResolvingKeys.Place(problem: id, member: member)
    let number = keys.insert(place, under: resolvedBy, cost: cost)
    modify(id) {
      $0.changeMember(member) {
        $0 = OpenProblem.Member(
          id: member, count: count, attempts: attempts, recovery: recovery, number: number,
          cost: cost)
      }
    }
  }

  @discardableResult
  private mutating func remove(
    _ member: OpenProblem.Member.ID, of id: OpenProblem.ID
  ) -> OpenProblem.Member? {
    guard let member = problems[id]?.members[member] else { return nil }
    modify(id) { $0.changeMember(member.id) { $0 = nil } }
    keys.remove(member)
    return member
  }
}
