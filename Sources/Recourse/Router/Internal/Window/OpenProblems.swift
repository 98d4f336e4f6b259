/// Decides which reports share a problem, and which problems are resolved.
///
/// The table holds no task and no view, so its rules can be tested as plain values. Reports of the
/// same problem are coalesced while the problem is open. During the coalescing interval after a
/// person has answered, further reports are still counted there, unless a person awaits them. A
/// problem for which a surface has no room, or the app no interruption left, is for the inbox; if
/// the inbox is full, one more problem summarizes all further ones.
struct OpenProblems: Sendable {
  /// A report that the table adds, with the means to settle and to recover it.
  struct Arrival: Sendable {
    let report: ErrorReport
    let subject: OpenProblem.Subject
    let promise: Promise<Outcome>
    /// The number of failures that the report stands for.
    var occurrences = 1
    /// The error that declares a shared cause; nil if there is none.
    var sharedError: (any Error)?
    /// The recovery of the operation; nil if a retry isn't offered or can't help.
    var recovery: Recovery?
    /// Whether a person awaits the report, so that it is presented and not only counted.
    let isAwaited: Bool
    /// The problem that has the report of the previous run, which this report continues; nil if
    /// there is none.
    var repeats: OpenProblem.ID?

    fileprivate var sample: OpenProblem.Sample {
      let kind: OpenProblem.Kind =
        if case .operation = subject.kind { .fingerprint(report.fingerprint) } else { subject.kind }
      return OpenProblem.Sample(kind: kind, error: report.error)
    }
  }

  /// The result of adding a report.
  enum Entry {
    /// The report opens a problem.
    case opens(OpenProblem.ID)
    /// The report is coalesced into an open problem.
    case joins(OpenProblem.ID)
    /// The report is coalesced into a recent problem, which the given report represents.
    case repeats(ErrorReport.ID)
    /// There is no room for another problem at the place.
    case exceeds
  }

  /// A problem that a person has answered during the coalescing interval.
  struct Recent: Sendable {
    let id: OpenProblem.ID
    let report: ErrorReport.ID
    let end: Duration
  }

  /// All problems that haven't ended, including those whose presentations are being dismissed.
  private(set) var problems: [OpenProblem.ID: OpenProblem] = [:]
  /// The problems that accept reports.
  private var open: [OpenProblem.Subject: OpenProblem.ID] = [:]
  /// The number of those problems at each place, summaries excluded.
  private var openCount: [OpenProblem.Place: Int] = [:]
  private(set) var recent: [OpenProblem.Subject: Recent] = [:]
  private var lastNumber = 0
  var keys = ResolvingKeys()
  private let limit: Int
  private let inboxLimit: Int
  private let coalescingInterval: Duration

  /// Creates an empty table.
  ///
  /// - Parameters:
  ///   - limit: The number of problems that wait on a surface.
  ///   - inboxLimit: The number of problems in the inbox. The default is 200.
  ///   - coalescingInterval: The time after an answer during which reports are only counted.
  init(limit: Int, inboxLimit: Int = 200, coalescingInterval: Duration) {
    self.limit = limit
    self.inboxLimit = inboxLimit
    self.coalescingInterval = coalescingInterval
  }

  subscript(id: OpenProblem.ID) -> OpenProblem? { problems[id] }

  /// Adds a report to an open, a recent or a new problem.
  ///
  /// - Parameters:
  ///   - arrival: The report.
  ///   - now: The current time.
  ///   - isAnswered: Returns whether a person has answered a presentation that is still on screen.
  ///   - mayBegin: Returns whether a new problem may be presented. The default returns true.
  /// - Returns: The problem that has the report now, if there is one.
  mutating func add(
    _ arrival: Arrival, at now: Duration, isAnswered: (PresentationID) -> Bool,
    mayBegin: () -> Bool = { true }
  ) -> Entry {
    let subject = arrival.subject
    if let id = openID(of: subject, at: now, isAnswered) { return join(arrival, id, at: now) }
    if !arrival.isAwaited, let last = recent[subject] {
      if now < last.end { return .repeats(last.report) }
      recent[subject] = nil
    }
    if hasRoom(at: subject.place) {
      return mayBegin() ? begin(arrival, about: subject, at: now) : .exceeds
    }
    guard subject.place == .surface(.inbox) else { return .exceeds }
    if let id = openID(of: subject.rest, at: now, isAnswered) {
      return join(arrival, id, at: now)
    }
    return begin(arrival, about: subject.rest, at: now)
  }

  /// Adds a problem of another place or window, like its reports.
  ///
  /// - Returns: The problem that has the reports now, and whether it is new; nil if there is no
  ///   room.
  mutating func adopt(
    _ problem: OpenProblem, at place: OpenProblem.Place, at now: Duration,
    isAnswered: (PresentationID) -> Bool
  ) -> (id: OpenProblem.ID, isNew: Bool)? {
    let own = problem.subject.at(place)
    let fits = openID(of: own, at: now, isAnswered) != nil || hasRoom(at: place)
    guard fits || place == .surface(.inbox) else { return nil }
    let subject = fits ? own : own.rest
    let known = openID(of: subject, at: now, isAnswered)
    let id =
      known
      ?? begin(
        OpenProblem(
          id: nextID(), subject: subject, report: problem.report, promise: problem.promise,
          firstMember: problem.firstMember, sharedError: problem.sharedError, time: now))
    modify(id) {
      $0.count = known == nil ? problem.count : $0.count + problem.count
      $0.latestTime = now
      if $0.failing != problem.failing { $0.failing = nil }
      if known == nil { $0.takeState(of: problem) }
    }
    merge(problem, into: id, isNew: known == nil)
    return (id, known == nil)
  }

  /// Changes a problem; does nothing if the problem has ended.
  mutating func modify(_ id: OpenProblem.ID, _ change: (inout OpenProblem) -> Void) {
    guard let index = problems.index(forKey: id) else { return }
    change(&problems.values[index])
  }

  /// Closes a problem to further reports, or forgets a closed problem.
  ///
  /// - Parameters:
  ///   - id: The problem.
  ///   - now: The current time if a person has answered the problem, which starts the coalescing
  ///     interval; nil to forget the problem.
  mutating func close(_ id: OpenProblem.ID, answeredAt now: Duration?) {
    guard let problem = problems[id], open[problem.subject] == id else {
      if now == nil { forget(id) }
      return
    }
    let subject = problem.subject
    open[subject] = nil
    guard subject.kind != .rest else { return }
    openCount[subject.place, default: 0] -= 1
    guard let now, coalescingInterval > .zero else { return }
    if recent.count >= Self.recentLimit { recent = recent.filter { $0.value.end > now } }
    if recent.count >= Self.recentLimit { recent = [:] }
    recent[subject] = Recent(
      id: id, report: problem.report.id, end: now + coalescingInterval)
  }

  /// Removes a problem that has ended.
  ///
  /// - Returns: The problem; nil if it had ended before.
  mutating func end(_ id: OpenProblem.ID, answeredAt now: Duration?) -> OpenProblem? {
    guard problems[id] != nil else { return nil }
    close(id, answeredAt: now)
    guard let problem = problems.removeValue(forKey: id) else { return nil }
    for member in problem.members.values { keys.remove(member) }
    return problem
  }

  /// Removes and returns the open problem of a subject.
  mutating func remove(_ subject: OpenProblem.Subject) -> OpenProblem? {
    open[subject].flatMap { end($0, answeredAt: nil) }
  }

  func isOpen(_ subject: OpenProblem.Subject) -> Bool { open[subject] != nil }

  /// Returns whether a problem accepts the reports of a subject.
  func isOpen(_ subject: OpenProblem.Subject, as id: OpenProblem.ID) -> Bool { open[subject] == id }

  /// Returns whether a problem accepts reports.
  func isOpen(_ id: OpenProblem.ID) -> Bool { problems[id].map { open[$0.subject] == id } ?? false }

  /// Returns whether a person answered a problem so recently that new reports are only counted.
  func remembers(_ subject: OpenProblem.Subject, at now: Duration) -> Bool {
    recent[subject].map { now < $0.end } ?? false
  }

  /// Removes and returns the problems that are presented or waiting in the window, oldest first.
  mutating func removePresented() -> [OpenProblem] {
    let presented = open.filter { !$0.key.place.isShared }.values.sorted()
    return presented.compactMap { end($0, answeredAt: nil) }
  }

  private mutating func join(
    _ arrival: Arrival, _ id: OpenProblem.ID, at now: Duration
  ) -> Entry {
    let isCounted = isCounted(arrival, in: id)
    // In place, because floods of reports pass through here.
    modify(id) { problem in
      if !isCounted { problem.count += arrival.occurrences }
      if arrival.repeats == id { problem.replaceError(by: arrival.report, as: arrival.sample) }
      problem.latestTime = now
      if problem.failing != arrival.report.failing { problem.failing = nil }
      if problem.subject.kind.listsErrors { problem.add(arrival.sample) }
    }
    keep(isCounted ? 0 : 1, arrival, in: id, isFree: false)
    return .joins(id)
  }

  private mutating func begin(
    _ arrival: Arrival, about subject: OpenProblem.Subject, at now: Duration
  ) -> Entry {
    let member = OpenProblem.Member.ID(
      resolvedBy: arrival.report.resolvedBy, recovery: arrival.recovery?.id)
    var problem = OpenProblem(
      id: nextID(), subject: subject, report: arrival.report, promise: arrival.promise,
      firstMember: member, sharedError: arrival.sharedError, time: now)
    problem.count = arrival.occurrences
    if subject.kind.listsErrors { problem.add(arrival.sample) }
    let id = begin(problem)
    keep(1, arrival, in: id, isFree: true)
    return .opens(id)
  }

  private mutating func begin(_ problem: OpenProblem) -> OpenProblem.ID {
    problems[problem.id] = problem
    open[problem.subject] = problem.id
    if problem.subject.kind != .rest { openCount[problem.subject.place, default: 0] += 1 }
    recent[problem.subject] = nil
    return problem.id
  }

  private mutating func nextID() -> OpenProblem.ID {
    lastNumber += 1
    return OpenProblem.ID(number: lastNumber)
  }

  /// Returns the open problem of a subject, and closes a problem that a person has answered.
  private mutating func openID(
    of subject: OpenProblem.Subject, at now: Duration, _ isAnswered: (PresentationID) -> Bool
  ) -> OpenProblem.ID? {
    guard let id = open[subject] else { return nil }
    guard let presentation = problems[id]?.presentation, isAnswered(presentation) else {
      return id
    }
    close(id, answeredAt: now)
    return nil
  }

  /// Whether a problem interrupts the person, or will in its turn.
  var interrupts: Bool { openCount.contains { $0.key.interrupts && $0.value > 0 } }

  /// Returns whether a place accepts another problem: on a surface, one is presented and as many as
  /// `limit` wait, and routes have no limit.
  private func hasRoom(at place: OpenProblem.Place) -> Bool {
    switch place {
    case .route: true
    case .surface(.inbox): openCount[place, default: 0] < inboxLimit
    case .surface: openCount[place, default: 0] <= limit
    }
  }

  private static let recentLimit = 1_000

  private mutating func forget(_ id: OpenProblem.ID) {
    let subject = problems[id]?.subject ?? recent.first { $0.value.id == id }?.key
    if let subject, recent[subject]?.id == id { recent[subject] = nil }
  }
}
