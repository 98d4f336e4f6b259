/// Decides which reports share a problem, and which problems are resolved.
///
/// The table holds no task, no promise and no view, so its rules can be tested as plain values.
/// Reports of the same problem are coalesced while the problem is open. During the coalescing
/// interval after a person has answered, further reports are still counted there, unless a person
/// awaits them. A problem for which a surface has no room, or the app no interruption left, is for
/// the inbox; if the inbox is full, one more problem summarizes all further ones.
struct OpenProblems: Sendable {
  /// A report that the table adds.
  struct Arrival: Sendable {
    let report: ErrorReport
    let subject: OpenProblem.Subject
    let words: ProblemWords
    /// The number of failures that the report stands for.
    var occurrences = 1
    /// The intention of the failed operation; nil if the operation can't run again.
    var intention: Intention.ID?
    /// Whether a person awaits the report, so that it is presented and not only counted.
    var isAwaited = false
    /// Whether a policy wants a notification of the report.
    var isForNotification = false
    /// Whether a person must hear of the report outside of the app's windows.
    var needsNotification = false
    /// The report of the previous run, which this report continues; nil if there is none.
    var repeated: ReportPlace?

    fileprivate var member: OpenProblem.Member.ID {
      OpenProblem.Member.ID(resolvedBy: report.resolvedBy, intention: intention)
    }

    fileprivate var sample: OpenProblem.Sample {
      OpenProblem.Sample(member: member, words: words, report: report)
    }
  }

  /// The result of adding a report.
  enum Entry {
    /// The report opens a problem.
    case opens(ReportPlace)
    /// The report is coalesced into an open problem.
    case joins(ReportPlace)
    /// The report is coalesced into a recent problem, which the given report represents.
    case repeats(ErrorReport.ID)
    /// The problem belongs in the inbox, for the reason that the step names.
    case exceeds(RuleTrace)
  }

  /// A problem that a person has answered during the coalescing interval.
  private struct Recent: Sendable {
    let report: ErrorReport.ID
    let end: Duration
  }

  /// All problems that haven't ended, including those whose presentations are being dismissed.
  private(set) var problems: [OpenProblem.ID: OpenProblem] = [:]
  /// The problems that accept reports.
  private var open: [OpenProblem.Subject: OpenProblem.ID] = [:]
  /// The number of those problems at each place, summaries excluded.
  private var openCount: [OpenProblem.Place: Int] = [:]
  private var recent: [OpenProblem.Subject: Recent] = [:]
  /// The reports that an event resolves.
  private var keyed: [ErrorReport.Key: Set<ReportPlace>] = [:]
  private var lastNumber = 0
  /// The number of members that count towards the limit.
  private var memberCount = 0
  private let limit: Int
  private let inboxLimit: Int
  private let coalescingInterval: Duration

  /// The maximum number of keyed members beside the first of each problem; further reports stay
  /// unresolved until their problem ends.
  private static let memberLimit = 2_000
  private static let recentLimit = 1_000
  /// The number of banners in a window, unless more may wait; a banner interrupts nobody.
  private static let bannerLimit = 20

  /// Creates an empty table.
  ///
  /// - Parameters:
  ///   - limit: The number of problems that wait on an interrupting surface.
  ///   - inboxLimit: The number of problems in the inbox. The default is 200.
  ///   - coalescingInterval: The time after an answer during which reports are only counted.
  init(limit: Int, inboxLimit: Int = 200, coalescingInterval: Duration) {
    self.limit = limit
    self.inboxLimit = inboxLimit
    self.coalescingInterval = coalescingInterval
  }

  subscript(id: OpenProblem.ID) -> OpenProblem? { problems[id] }

  /// The open problem of a subject; nil if there is none.
  subscript(subject: OpenProblem.Subject) -> OpenProblem? { open[subject].flatMap { problems[$0] } }

  /// Returns whether a problem accepts reports.
  func isOpen(_ id: OpenProblem.ID) -> Bool { problems[id].map { open[$0.subject] == id } ?? false }

  /// The problems that accept reports, oldest first.
  var openProblems: [OpenProblem] { open.values.sorted().compactMap { problems[$0] } }

  /// Returns whether fewer open problems than a number meet a condition.
  func hasFewer(than number: Int, where condition: (OpenProblem) -> Bool) -> Bool {
    let matches = open.values.lazy.compactMap { problems[$0] }.filter(condition)
    return matches.prefix(number).count < number
  }

  /// Returns whether a person answered a problem so recently that new reports are only counted.
  func remembers(_ subject: OpenProblem.Subject, at now: Duration) -> Bool {
    recent[subject].map { now < $0.end } ?? false
  }

  /// Lets the next report of a subject open a problem, although a person has just answered one.
  mutating func forget(_ subject: OpenProblem.Subject) {
    recent[subject] = nil
  }

  /// Changes a problem; does nothing if the problem has ended.
  mutating func modify(_ id: OpenProblem.ID, _ change: (inout OpenProblem) -> Void) {
    guard let index = problems.index(forKey: id) else { return }
    change(&problems.values[index])
  }
}

// MARK: Adding reports

extension OpenProblems {
  /// Adds a report to an open, a recent or a new problem.
  ///
  /// - Parameters:
  ///   - arrival: The report.
  ///   - now: The current time.
  ///   - mayBegin: Returns whether a new problem may be presented. The default returns true.
  /// - Returns: The problem that has the report now, if there is one.
  mutating func add(
    _ arrival: Arrival, at now: Duration, mayBegin: () -> Bool = { true }
  ) -> Entry {
    let subject = arrival.subject
    if let id = open[subject] { return .joins(join(arrival, id, at: now)) }
    if !arrival.isAwaited, let last = recent[subject] {
      if now < last.end { return .repeats(last.report) }
      recent[subject] = nil
    }
    // A lost network that no operation has met interrupts nobody, and is no failure for the inbox.
    if arrival.occurrences == 0 || hasRoom(at: subject.place, isAwaited: arrival.isAwaited) {
      return mayBegin()
        ? .opens(begin(arrival, about: subject, at: now)) : .exceeds(.exceedsInterruptions)
    }
    guard subject.place == .inbox else { return .exceeds(.exceedsWaiting) }
    if let id = open[subject.rest] { return .joins(join(arrival, id, at: now)) }
    return .opens(begin(arrival, about: subject.rest, at: now))
  }

  private mutating func join(
    _ arrival: Arrival, _ id: OpenProblem.ID, at now: Duration
  ) -> ReportPlace {
    let isRepeated = arrival.repeated?.problem == id
    if let repeated = arrival.repeated, isRepeated, repeated.member != arrival.member {
      remove(repeated)
    }
    let place = add(
      isRepeated && problems[id]?.members[arrival.member] != nil ? 0 : arrival.occurrences,
      after: arrival.report.attempt, arrival.member, to: id, isFree: false,
      isSafeOnline: arrival.report.isSafeOnline)
    modify(id) {
      $0.isCauseOver = false
      if arrival.occurrences > 0 { $0.note(arrival.sample, isRepeated: isRepeated, at: now) }
      $0.isAwaited = $0.isAwaited || arrival.isAwaited
      $0.isForNotification = $0.isForNotification || arrival.isForNotification
      $0.needsNotification = $0.needsNotification || arrival.needsNotification
    }
    return place
  }

  private mutating func begin(
    _ arrival: Arrival, about subject: OpenProblem.Subject, at now: Duration
  ) -> ReportPlace {
    lastNumber += 1
    var problem = OpenProblem(
      id: OpenProblem.ID(number: lastNumber), subject: subject, report: arrival.report,
      firstMember: arrival.member, time: now)
    if arrival.occurrences > 0 { problem.list(arrival.sample) }
    problem.isAwaited = arrival.isAwaited
    problem.isForNotification = arrival.isForNotification
    problem.needsNotification = arrival.needsNotification
    problems[problem.id] = problem
    enter(problem.id, at: subject)
    return add(
      arrival.occurrences, after: arrival.report.attempt, arrival.member, to: problem.id,
      isFree: true, isSafeOnline: arrival.report.isSafeOnline)
  }

  /// Adds reports to a member.
  ///
  /// Without room for the keys of a new member, the reports are stored without keys and without
  /// intention, so that they stay unresolved until their problem ends.
  ///
  /// - Returns: The place of the reports.
  private mutating func add(
    _ reports: Int, after attempts: Int, _ member: OpenProblem.Member.ID, to id: OpenProblem.ID,
    isFree: Bool, isSafeOnline: Bool
  ) -> ReportPlace {
    let isNew = problems[id]?.members[member] == nil
    // A task that awaits the decision takes more memory than its keys.
    let isLimited = isNew && !isFree && !member.resolvedBy.isEmpty
    if isLimited, memberCount >= Self.memberLimit {
      return add(
        reports, after: attempts, OpenProblem.Member.ID(resolvedBy: []), to: id, isFree: true,
        isSafeOnline: false)
    }
    if isNew {
      lastNumber += 1
      if isLimited { memberCount += 1 }
      let place = ReportPlace(problem: id, member: member)
      for key in member.resolvedBy { keyed[key, default: []].insert(place) }
    }
    let number = lastNumber
    modify(id) {
      // Known members change in place, because floods of reports pass through here.
      $0.changeMember(member) { known in
        var changed =
          known ?? OpenProblem.Member(id: member, number: number, isLimited: isLimited)
        changed.reports += reports
        changed.attempts = max(changed.attempts, attempts)
        changed.isSafeOnline = isSafeOnline
        known = changed
      }
    }
    return ReportPlace(problem: id, member: member)
  }

  /// Records the progress of an operation.
  mutating func note(
    _ attempts: Int, isAvailable: Bool, isRunning: Bool, at place: ReportPlace
  ) {
    modify(place.problem) {
      $0.changeMember(place.member) { member in
        if let known = member?.attempts, attempts > known { member?.attempts = attempts }
        member?.isAvailable = isAvailable
        member?.isRunning = isRunning
      }
    }
  }

  private mutating func enter(_ id: OpenProblem.ID, at subject: OpenProblem.Subject) {
    open[subject] = id
    recent[subject] = nil
    if subject.kind != .rest { openCount[subject.place, default: 0] += 1 }
  }

  /// Returns whether a place accepts another problem: on a surface, one is presented and as many as
  /// `limit` wait; routes have no limit.
  ///
  /// What a person awaits has room behind any number of problems that nobody awaits.
  func hasRoom(at place: OpenProblem.Place, isAwaited: Bool) -> Bool {
    let count = openCount[place, default: 0]
    return switch place {
    case .route: true
    case .inbox: count < inboxLimit
    case .surface(.banner, _): count < max(Self.bannerLimit, limit)
    case .surface:
      count <= limit
        || isAwaited && hasFewer(than: limit + 1) { $0.isAwaited && $0.subject.place == place }
    }
  }
}

// MARK: Moving and ending problems

extension OpenProblems {
  /// Moves an open problem to another subject, or adds its reports to the open problem there.
  ///
  /// - Returns: The problem that has the reports now; the same problem, unless there was another.
  mutating func move(_ id: OpenProblem.ID, to subject: OpenProblem.Subject) -> OpenProblem.ID {
    close(id, answeredAt: nil)
    guard let other = open[subject], let problem = problems[id] else {
      modify(id) { $0.subject = subject }
      enter(id, at: subject)
      return id
    }
    for member in problem.orderedMembers {
      _ = add(
        member.reports, after: member.attempts, member.id, to: other, isFree: !member.isLimited,
        isSafeOnline: member.isSafeOnline)
    }
    modify(other) { target in
      for sample in problem.samples { target.list(sample) }
      target.isAwaited = target.isAwaited || problem.isAwaited
      target.isForNotification = target.isForNotification || problem.isForNotification
      target.needsNotification = target.needsNotification || problem.needsNotification
    }
    return other
  }

  /// Closes a problem to further reports; does nothing if the problem is closed.
  ///
  /// - Parameters:
  ///   - id: The problem.
  ///   - now: The current time if a person has answered the problem, which starts the coalescing
  ///     interval; nil otherwise.
  mutating func close(_ id: OpenProblem.ID, answeredAt now: Duration?) {
    guard let problem = problems[id], open[problem.subject] == id else { return }
    let subject = problem.subject
    open[subject] = nil
    guard subject.kind != .rest else { return }
    openCount[subject.place, default: 0] -= 1
    guard let now, coalescingInterval > .zero else { return }
    if recent.count >= Self.recentLimit { recent = recent.filter { $0.value.end > now } }
    if recent.count >= Self.recentLimit { recent = [:] }
    recent[subject] = Recent(report: problem.report.id, end: now + coalescingInterval)
  }

  /// Removes a problem that has ended.
  ///
  /// - Returns: The problem; nil if it had ended before.
  mutating func end(_ id: OpenProblem.ID) -> OpenProblem? {
    close(id, answeredAt: nil)
    guard let problem = problems[id] else { return nil }
    for member in problem.members.keys { remove(ReportPlace(problem: id, member: member)) }
    problems[id] = nil
    return problem
  }
}

// MARK: Resolving reports

extension OpenProblems {
  /// The places of the reports that an event resolves, oldest first.
  func places(resolvedBy key: ErrorReport.Key) -> [ReportPlace] {
    let places = keyed[key] ?? []
    // Most events resolve the reports of one operation.
    guard places.count > 1 else { return Array(places) }
    return places.sorted { position(of: $0) < position(of: $1) }
  }

  private func position(of place: ReportPlace) -> (OpenProblem.ID, Int) {
    (place.problem, problems[place.problem]?.members[place.member]?.number ?? 0)
  }

  /// Resolves one report of a member.
  ///
  /// - Returns: Whether the member has no unresolved report.
  mutating func resolveOne(_ place: ReportPlace) -> Bool {
    modify(place.problem) { $0.changeMember(place.member) { $0?.reports -= 1 } }
    guard let member = problems[place.problem]?.members[place.member] else { return false }
    return member.reports <= 0
  }

  /// Resolves all reports of a member, which the problem no longer counts.
  mutating func remove(_ place: ReportPlace) {
    guard let member = problems[place.problem]?.members[place.member] else { return }
    modify(place.problem) { $0.changeMember(place.member) { $0 = nil } }
    if member.isLimited { memberCount -= 1 }
    for key in place.member.resolvedBy {
      keyed[key]?.remove(place)
      if keyed[key]?.isEmpty == true { keyed[key] = nil }
    }
  }
}

/// The place of reports among the open problems.
package struct ReportPlace: Sendable, Hashable {
  let problem: OpenProblem.ID
  let member: OpenProblem.Member.ID
}

extension ErrorReport {
  /// Whether the operation failed for lack of a connection, and another run can do no harm: it only
  /// reads, certainly had no effect, or has an idempotency key.
  fileprivate var isSafeOnline: Bool {
    classified.shared?.cause == .offline
      && (isReading || keptChange != nil || classified.tree.isProofThatNothingWasDone)
  }
}
