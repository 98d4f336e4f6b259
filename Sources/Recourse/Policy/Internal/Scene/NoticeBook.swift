/// Decides which reports are one notice to a person, and which notices are no longer true.
///
/// It holds no task and no view, so its rules can be tested as plain values. Reports of one problem
/// are one notice while it is open, which they are counted in. For a while after its end they are
/// still counted, unless a person has asked for what has failed. When too many notices are open, what
/// comes is summed up in one more.
struct NoticeBook: Sendable {
  private(set) var open: [Notice.Subject: Notice] = [:]
  private var subjects: [Notice.ID: Notice.Subject] = [:]
  private var openCount: [Notice.Surface: Int] = [:]
  private var closed: [Notice.Subject: Closed] = [:]
  private let limit: Int
  private let window: Duration

  private struct Closed: Sendable {
    let id: Notice.ID
    let end: Duration
  }

  /// What became of a report.
  enum Entry {
    /// It begins a notice.
    case begins(Notice)
    /// It is counted in a notice that is open.
    case counts(in: Notice)
    /// It is counted in a notice that is over.
    case repeats(Notice.ID)
  }

  /// Makes an empty book.
  init(limit: Int, window: Duration) {
    self.limit = limit
    self.window = window
  }

  /// Takes a report in.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - problem: What is the matter.
  ///   - surface: Where it is told.
  ///   - now: Tells the time since a moment of long ago; asked only if it matters.
  mutating func take(
    _ report: ErrorReport, about problem: Notice.Problem, on surface: Notice.Surface,
    now: () -> Duration
  ) -> Entry {
    let subject = Notice.Subject(surface: surface, problem: problem)
    if let notice = count(report, in: subject) { return .counts(in: notice) }
    if report.origin != .userAction, let last = closed[subject] {
      if now() < last.end { return .repeats(last.id) }
      closed[subject] = nil
    }
    // One is shown, and as many as may wait behind it.
    if openCount[surface, default: 0] > limit, surface.isBounded {
      return sumUp(report, about: problem, on: surface)
    }
    return .begins(begin(subject, with: report))
  }

  private mutating func sumUp(
    _ report: ErrorReport, about problem: Notice.Problem, on surface: Notice.Surface
  ) -> Entry {
    let rest = Notice.Subject(surface: surface, problem: .rest)
    let counted = count(report, in: rest)
    let notice = counted ?? begin(rest, with: report)
    if notice.samples.count < Self.sampleLimit,
      !notice.samples.contains(where: { $0.problem == problem })
    {
      open[rest]?.samples.append(Notice.Sample(problem: problem, error: report.error))
    }
    let changed = open[rest] ?? notice
    return counted == nil ? .begins(changed) : .counts(in: changed)
  }

  /// Takes in a notice of another window.
  ///
  /// - Returns: The notice of the same problem in which its reports are counted now; nil if there is
  ///   none, and it is open here.
  mutating func adopt(_ notice: Notice) -> Notice? {
    let subject = notice.subject
    guard var here = open[subject] else {
      open[subject] = notice
      subjects[notice.id] = subject
      openCount[subject.surface, default: 0] += 1
      return nil
    }
    here.count += notice.count
    here.reports.merge(notice.reports, uniquingKeysWith: +)
    open[subject] = here
    return here
  }

  /// Ends a notice.
  ///
  /// - Returns: The notice as it was at last; nil when it isn't open.
  mutating func close(_ id: Notice.ID, now: () -> Duration) -> Notice? {
    guard let subject = subjects.removeValue(forKey: id),
      let notice = open.removeValue(forKey: subject)
    else { return nil }
    openCount[subject.surface, default: 0] -= 1
    if subject.problem != .rest, window > .zero {
      let now = now()
      if closed.count >= Self.closedLimit { forget(before: now) }
      closed[subject] = Closed(id: id, end: now + window)
    }
    return notice
  }

  /// Takes back one of the reports of a notice.
  ///
  /// - Returns: The notice if nothing keeps it true any more.
  mutating func withdraw(validUntil keys: Set<ErrorReport.Key>, from id: Notice.ID) -> Notice? {
    guard let subject = subjects[id] else { return nil }
    open[subject]?.reports[keys, default: 0] -= 1
    if open[subject]?.reports[keys] == 0 { open[subject]?.reports[keys] = nil }
    return open[subject].flatMap { $0.reports.isEmpty ? $0 : nil }
  }

  /// Takes back all reports that something has made untrue.
  ///
  /// - Returns: The notices that nothing keeps true any more.
  mutating func withdraw(validUntil key: ErrorReport.Key) -> [Notice] {
    var untrue: [Notice] = []
    for (subject, notice) in open where !notice.reports.isEmpty {
      let reports = notice.reports.filter { !$0.key.contains(key) }
      guard reports.count < notice.reports.count else { continue }
      open[subject]?.reports = reports
      if reports.isEmpty { untrue.append(notice) }
    }
    return untrue
  }

  /// The open notice with an identity.
  subscript(id: Notice.ID) -> Notice? { subjects[id].flatMap { open[$0] } }

  /// Forgets all, and hands over the notices that are open.
  mutating func removeAll() -> [Notice] {
    defer { self = NoticeBook(limit: limit, window: window) }
    return open.values.sorted { $0.report.date < $1.report.date }
  }

  private mutating func count(_ report: ErrorReport, in subject: Notice.Subject) -> Notice? {
    open[subject]?.count += 1
    open[subject]?.reports[report.validUntil, default: 0] += 1
    return open[subject]
  }

  private mutating func begin(_ subject: Notice.Subject, with report: ErrorReport) -> Notice {
    let notice = Notice(subject: subject, report: report)
    open[subject] = notice
    subjects[report.id] = subject
    openCount[subject.surface, default: 0] += 1
    closed[subject] = nil
    return notice
  }

  private static let sampleLimit = 5
  private static let closedLimit = 1_000

  /// Makes room for what has just ended.
  private mutating func forget(before now: Duration) {
    closed = closed.filter { $0.value.end > now }
    if closed.count >= Self.closedLimit { closed = [:] }
  }
}
