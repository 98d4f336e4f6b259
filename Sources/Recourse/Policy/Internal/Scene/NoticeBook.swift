/// Decides which reports are one notice to a person, and which notices are no longer true.
///
/// It holds no task and no view, so its rules can be tested as plain values. Reports of one problem
/// are one notice while it is open, which they are counted in. For a while after a person has
/// answered it they are still counted, unless a person has asked for what has failed. When too many
/// notices are open, what comes is summed up in one more.
struct NoticeBook: Sendable {
  private(set) var open: [Notice.ID: Notice] = [:]
  private var ids: [Notice.Subject: Notice.ID] = [:]
  private var openCount: [Notice.Surface: Int] = [:]
  private(set) var closed: [Notice.Subject: Closed] = [:]
  private let limit: Int
  private let window: Duration

  struct Closed: Sendable {
    let id: Notice.ID
    let end: Duration
  }

  /// Makes an empty book.
  init(limit: Int, window: Duration) {
    self.limit = limit
    self.window = window
  }

  /// Takes a report in.
  mutating func take(
    _ report: ErrorReport, about problem: Notice.Problem, on surface: Notice.Surface,
    at present: Present
  ) -> Entry {
    let subject = Notice.Subject(surface: surface, problem: problem)
    if let id = openID(of: subject, at: present) {
      // In place: a flood comes by here.
      if let place = open.index(forKey: id) { open.values[place].add(report) }
      return .counts(in: id)
    }
    if report.origin != .userAction, let last = closed[subject] {
      if present.now() < last.end { return .repeats(last.id) }
      closed[subject] = nil
    }
    let notice = Notice(subject: subject, report: report)
    return hasRoom(on: surface) ? begin(notice) : add(notice.summarized, at: present)
  }

  /// Takes in a notice of another window.
  mutating func adopt(_ notice: Notice, at present: Present) -> Entry {
    let isOpen = openID(of: notice.subject, at: present) != nil
    let fits = isOpen || hasRoom(on: notice.subject.surface)
    return add(fits ? notice : notice.summarized, at: present)
  }

  /// Ends a notice, or forgets one that has ended.
  ///
  /// - Parameters:
  ///   - id: The notice.
  ///   - remembers: Whether what occurs again is only counted for a while.
  ///   - now: Tells the time.
  mutating func close(_ id: Notice.ID, remembers: Bool, now: () -> Duration) {
    guard let subject = open.removeValue(forKey: id)?.subject else {
      if !remembers { closed = closed.filter { $0.value.id != id } }
      return
    }
    ids[subject] = nil
    guard subject.problem != .rest else { return }
    openCount[subject.surface, default: 0] -= 1
    guard remembers, window > .zero else { return }
    let now = now()
    if closed.count >= Self.closedLimit { makeRoom(at: now) }
    closed[subject] = Closed(id: id, end: now + window)
  }

  func isOpen(_ subject: Notice.Subject) -> Bool { ids[subject] != nil }

  /// Whether a notice has ended so lately that what occurs again is only counted.
  func remembers(_ subject: Notice.Subject, now: () -> Duration) -> Bool {
    closed[subject].map { now() < $0.end } ?? false
  }

  /// Hands over what is shown or waits to be, the oldest first; what is on a route stays.
  mutating func removeShown() -> [Notice] {
    let notices = open.values.filter { !$0.subject.surface.isRoute }
    for notice in notices { close(notice.id, remembers: false, now: { .zero }) }
    return notices.sorted { $0.report.date < $1.report.date }
  }

  private mutating func add(_ notice: Notice, at present: Present) -> Entry {
    guard let id = openID(of: notice.subject, at: present) else { return begin(notice) }
    open[id]?.add(notice)
    return .counts(in: id)
  }

  private mutating func begin(_ notice: Notice) -> Entry {
    open[notice.id] = notice
    ids[notice.subject] = notice.id
    closed[notice.subject] = nil
    if notice.subject.problem != .rest { openCount[notice.subject.surface, default: 0] += 1 }
    return .begins(notice)
  }

  /// The open notice of a subject; one that a person has answered ends now.
  private mutating func openID(of subject: Notice.Subject, at present: Present) -> Notice.ID? {
    guard let id = ids[subject] else { return nil }
    guard present.isAnswered(id) else { return id }
    close(id, remembers: true, now: present.now)
    return nil
  }

  /// One is shown, and as many as the limit may wait behind it; what is on a route doesn't wait.
  private func hasRoom(on surface: Notice.Surface) -> Bool {
    surface.isRoute || openCount[surface, default: 0] <= limit
  }

  private static let closedLimit = 1_000

  private mutating func makeRoom(at now: Duration) {
    closed = closed.filter { $0.value.end > now }
    if closed.count >= Self.closedLimit { closed = [:] }
  }
}

// MARK: What is no longer true

extension NoticeBook {
  /// Takes back one of the reports of a notice.
  ///
  /// - Returns: The notice if nothing keeps it true any more.
  mutating func withdraw(validUntil keys: Set<ErrorReport.Key>, from id: Notice.ID) -> Notice? {
    open[id]?.remove(validUntil: keys)
    return open[id].flatMap { $0.isTrue ? nil : $0 }
  }

  /// Takes back all reports that something has made untrue.
  ///
  /// - Returns: The notices that nothing keeps true any more.
  mutating func withdraw(validUntil key: ErrorReport.Key) -> [Notice] {
    let changed = open.keys.filter { open[$0]?.removeAll(validUntil: key) == true }
    return changed.compactMap { open[$0] }.filter { !$0.isTrue }
  }
}
