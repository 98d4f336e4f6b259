/// Decides which reports share a notice, and which notices are resolved.
///
/// The book holds no task and no view, so its rules can be tested as plain values. Reports of the
/// same problem are coalesced into a notice while it is open. During the coalescing interval after
/// a person has answered the notice, further reports are still counted there, except reports of
/// user actions. If too many notices are open on a surface, one more notice summarizes all further
/// problems.
struct NoticeBook: Sendable {
  /// All notices that haven't ended, by their identity.
  private(set) var notices: [Notice.ID: Notice] = [:]
  /// The notices that accept reports.
  private var open: [Notice.Subject: Notice.ID] = [:]
  private var openCount: [Notice.Surface: Int] = [:]
  private(set) var closed: [Notice.Subject: Closed] = [:]
  private var closedSubjects: [Notice.ID: Notice.Subject] = [:]
  private var lastNumber = 0
  var keys = ResolvingKeys()
  private let limit: Int
  private let coalescingInterval: Duration

  struct Closed: Sendable {
    let id: Notice.ID
    let report: ErrorReport.ID
    let end: Duration
  }

  /// Creates an empty book.
  init(limit: Int, coalescingInterval: Duration) {
    self.limit = limit
    self.coalescingInterval = coalescingInterval
  }

  subscript(id: Notice.ID) -> Notice? { notices[id] }

  /// Adds a report to an open, a recent or a new notice.
  mutating func take(_ arrival: Arrival, at present: Present) -> Entry {
    let subject = arrival.subject
    if let id = openID(of: subject, at: present) {
      coalesce(arrival, into: id, at: present)
      return .counts(in: id)
    }
    if arrival.report.origin != .userAction, let last = closed[subject] {
      if present.now() < last.end { return .repeats(last.report) }
      forgetClosed(subject)
    }
    if hasRoom(on: subject.surface) { return .begins(begin(arrival, about: subject, at: present)) }
    if let id = openID(of: subject.rest, at: present) {
      coalesce(arrival, into: id, at: present)
      return .counts(in: id)
    }
    return .begins(begin(arrival, about: subject.rest, at: present))
  }

  /// Adds a notice of another window.
  ///
  /// - Returns: The notice that has the reports now, and whether it is new.
  mutating func adopt(
    _ notice: Notice, at present: Present
  ) -> (id: Notice.ID, isNew: Bool) {
    let isOpen = openID(of: notice.subject, at: present) != nil
    let fits = isOpen || hasRoom(on: notice.subject.surface)
    let subject = fits ? notice.subject : notice.subject.rest
    guard let id = openID(of: subject, at: present) else {
      let id = begin(
        Notice(
          id: nextID(), subject: subject, report: notice.report, promise: notice.promise,
          sharedError: notice.sharedError, latest: present.now()))
      modify(id) { $0.count = notice.count }
      merge(notice, into: id, isNew: true)
      return (id, true)
    }
    modify(id) {
      $0.count += notice.count
      $0.latest = present.now()
    }
    merge(notice, into: id, isNew: false)
    return (id, false)
  }

  /// Changes a notice; does nothing if the notice has ended.
  mutating func modify(_ id: Notice.ID, _ change: (inout Notice) -> Void) {
    guard let place = notices.index(forKey: id) else { return }
    change(&notices.values[place])
  }

  /// Closes a notice to further reports, or forgets a closed notice that isn't to be remembered.
  ///
  /// - Parameters:
  ///   - id: The notice.
  ///   - remembers: Whether to start the coalescing interval, during which new occurrences are only
  ///     counted.
  ///   - now: Returns the current time.
  mutating func close(_ id: Notice.ID, remembers: Bool, now: () -> Duration) {
    guard let notice = notices[id], open[notice.subject] == id else {
      if !remembers, let subject = closedSubjects[id] { forgetClosed(subject) }
      return
    }
    let subject = notice.subject
    open[subject] = nil
    guard subject.problem != .rest else { return }
    openCount[subject.surface, default: 0] -= 1
    guard remembers, coalescingInterval > .zero else { return }
    let now = now()
    if closed.count >= Self.closedLimit { makeRoom(at: now) }
    forgetClosed(subject)
    closed[subject] = Closed(id: id, report: notice.report.id, end: now + coalescingInterval)
    closedSubjects[id] = subject
  }

  /// Removes a notice that has ended.
  ///
  /// - Returns: The notice; nil if it had ended before.
  mutating func end(
    _ id: Notice.ID, remembers: Bool, now: () -> Duration
  ) -> Notice? {
    guard notices[id] != nil else { return nil }
    close(id, remembers: remembers, now: now)
    guard let notice = notices.removeValue(forKey: id) else { return nil }
    keys.remove(all: notice)
    return notice
  }

  func isOpen(_ subject: Notice.Subject) -> Bool { open[subject] != nil }

  /// Returns whether a notice accepts reports.
  func isOpen(_ id: Notice.ID) -> Bool { notices[id].map { open[$0.subject] == id } ?? false }

  /// Returns whether a notice ended so recently that new occurrences are only counted.
  func remembers(_ subject: Notice.Subject, now: () -> Duration) -> Bool {
    closed[subject].map { now() < $0.end } ?? false
  }

  /// Removes and returns the notices that are presented or waiting, oldest first; notices on a
  /// route stay.
  mutating func removeShown() -> [Notice] {
    let shown = open.filter { !$0.key.surface.isRoute }.values.sorted()
    return shown.compactMap { end($0, remembers: false, now: { .zero }) }
  }

  private mutating func coalesce(
    _ arrival: Arrival, into id: Notice.ID, at present: Present
  ) {
    // In place, because floods of reports pass through here.
    modify(id) { notice in
      notice.count += 1
      notice.latest = present.now()
      if notice.subject.problem == .rest { notice.add(arrival.sample) }
    }
    keep(arrival, in: id, isFirst: false)
  }

  private mutating func begin(
    _ arrival: Arrival, about subject: Notice.Subject, at present: Present
  ) -> Notice.ID {
    var notice = Notice(
      id: nextID(), subject: subject, report: arrival.report, promise: arrival.promise,
      sharedError: arrival.sharedError, latest: present.now())
    if subject.problem == .rest { notice.add(arrival.sample) }
    let id = begin(notice)
    keep(arrival, in: id, isFirst: true)
    return id
  }

  private mutating func begin(_ notice: Notice) -> Notice.ID {
    notices[notice.id] = notice
    open[notice.subject] = notice.id
    forgetClosed(notice.subject)
    if notice.subject.problem != .rest { openCount[notice.subject.surface, default: 0] += 1 }
    return notice.id
  }

  private mutating func nextID() -> Notice.ID {
    lastNumber += 1
    return Notice.ID(number: lastNumber)
  }

  /// Returns the open notice of a subject, and closes a notice that a person has answered.
  private mutating func openID(of subject: Notice.Subject, at present: Present) -> Notice.ID? {
    guard let id = open[subject] else { return nil }
    guard let presentation = notices[id]?.presentation, present.isAnswered(presentation) else {
      return id
    }
    close(id, remembers: true, now: present.now)
    return nil
  }

  /// Returns whether a surface accepts another notice: one is presented, as many as `limit` wait,
  /// and routes have no limit.
  private func hasRoom(on surface: Notice.Surface) -> Bool {
    surface.isRoute || openCount[surface, default: 0] <= limit
  }

  private static let closedLimit = 1_000

  private mutating func makeRoom(at now: Duration) {
    for (subject, last) in closed where last.end <= now { forgetClosed(subject) }
    guard closed.count >= Self.closedLimit else { return }
    closed = [:]
    closedSubjects = [:]
  }

  private mutating func forgetClosed(_ subject: Notice.Subject) {
    if let last = closed.removeValue(forKey: subject) { closedSubjects[last.id] = nil }
  }
}

extension NoticeBook.Arrival {
  fileprivate var sample: Notice.Sample {
    Notice.Sample(problem: subject.problem, error: report.error)
  }
}

extension Notice.Subject {
  /// The summary of all problems on the surface that are beyond the limit.
  fileprivate var rest: Self { Self(surface: surface, problem: .rest) }
}
