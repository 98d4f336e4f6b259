/// A problem that is presented, waits for its turn, or is being handled: its reports, its place and
/// its texts.
///
/// The value holds no task and no promise; ``AppRouter`` keeps those in tables of its own. A
/// problem has an identity of its own, because a report can be reported again while its first
/// problem is open.
struct OpenProblem: Sendable, Identifiable {
  /// The position of a problem among all problems of the app.
  struct ID: Sendable, Hashable, Comparable {
    let number: Int

    static func < (one: ID, other: ID) -> Bool { one.number < other.number }
  }

  /// The place where a problem is presented or handled.
  enum Place: Sendable, Hashable {
    /// A surface of a window: never the inbox.
    case surface(Disposition.Surface, of: WindowSurfaces.ID)
    /// The inbox, which all windows share.
    case inbox
    /// The app handles the problem, so that nothing is presented.
    case route(ErrorRoute)

    /// Whether a presentation at the place can change, so that it stays while operations run again.
    var staysDuringRuns: Bool {
      switch self {
      case .surface(.toast, _), .surface(.banner, _), .inbox: true
      case .surface, .route: false
      }
    }

    /// Whether the problem is presented at the place, rather than handled.
    var isShown: Bool { if case .route = self { false } else { true } }

    /// Whether a problem at the place interrupts the person.
    var interrupts: Bool {
      switch self {
      case .surface(.banner, _), .inbox, .route: false
      case .surface: true
      }
    }
  }

  /// The trait that the reports of a problem share: a person would call them the same.
  enum Kind: Sendable, Hashable {
    /// A cause that several operations share, in the same words.
    case cause(SharedCause, ProblemWords)
    /// A problem without a shared cause, in the same words.
    case fingerprint(Fingerprint, ProblemWords)
    /// Failures of one operation, described in the person's words, that share no cause.
    case operation(String)
    /// A shared cause in any words, which a banner lists.
    case listed(SharedCause)
    /// Any problem on a route, whose handler handles all of them together.
    case any
    /// All problems for which the inbox has no room.
    case rest

    /// Whether the problem's presentation lists the words of its reports.
    var listsWords: Bool {
      switch self {
      case .operation, .listed, .rest: true
      case .cause, .fingerprint, .any: false
      }
    }
  }

  struct Subject: Sendable, Hashable {
    let place: Place
    let kind: Kind
  }

  /// An error that represents all errors in the same words.
  struct Sample: Sendable {
    let member: Member.ID
    let words: ProblemWords
    let report: ErrorReport
  }

  /// Unresolved reports that the same events resolve and that belong to the same intention.
  struct Member: Sendable {
    struct ID: Sendable, Hashable {
      var resolvedBy: Set<ErrorReport.Key>
      var intention: Intention.ID?
    }

    let id: ID
    /// The number of reports.
    var reports = 0
    /// The number of attempts that the operation has taken.
    var attempts = 1
    /// Whether the operation can run again, or is running.
    var isAvailable = false
    /// Whether the operation is running.
    var isRunning = false
    /// Whether the operation failed for lack of a connection, without any effect.
    var isSafeOnline = false
    /// The position among all members of the app.
    let number: Int
    /// Whether the member counts towards the limit of members.
    let isLimited: Bool

    /// The number of failed operations; reports of one intention are failures of one operation.
    var count: Int { id.intention == nil ? reports : min(reports, 1) }

    fileprivate var available: Intention.ID? { isAvailable ? id.intention : nil }

    fileprivate var running: Intention.ID? { isRunning ? id.intention : nil }
  }

  let id: ID
  var subject: Subject
  /// The first report, which represents the problem and is pending in the journal.
  let report: ErrorReport
  /// The report of the latest run, whose error the texts describe.
  private(set) var latest: ErrorReport
  /// The member that contains the first report.
  let firstMember: Member.ID
  /// The error that declares the shared cause; nil if the reports have none.
  let sharedError: (any Error)?
  /// Whether a person awaits the answer to an action of their own.
  var isAwaited = false
  /// Whether a policy wants a notification of the problem.
  var isForNotification = false
  /// Whether a person must hear of the problem although no window of the app is on screen.
  var needsNotification = false
  /// What failed, in the person's words; nil if unknown, or if the reports differ.
  private(set) var title: String?
  /// The number of failed operations.
  private(set) var count = 0
  /// The first few errors in different words, for a presentation that lists them.
  private(set) var samples: [Sample] = []
  /// The unresolved reports.
  private(set) var members: [Member.ID: Member] = [:]
  // Many tasks can wait, and every change of the presentation needs these numbers of members.
  private var attemptCounts: [Int: Int] = [:]
  private var availableCounts: [Intention.ID: Int] = [:]
  private var runningCounts: [Intention.ID: Int] = [:]
  /// The elapsed time at the latest report.
  var latestTime: Duration
  /// The presentation of the problem; nil on a route, and after the answer.
  var presentation: Shown?
  /// The delay until a retry can help; nil if there is none.
  var retryDelay: RetryDelay?
  /// Whether the shared cause is over, although operations that it stopped have not succeeded.
  var isCauseOver = false
  /// The title of the action that a person has chosen while the presentation stays; nil if there is
  /// none.
  var chosenAction: String?
  /// The outcome if the presentation is withdrawn, because all reports are resolved; nil before.
  var withdrawal: Outcome?
  /// The way in which the first report's operation has succeeded; nil until then.
  var repair: Outcome.Repair?
  /// The outcome of the answer, while operations that the answer has started are running; nil
  /// before.
  var answer: Outcome?

  /// A presentation on a surface.
  struct Shown: Sendable {
    /// The occurrence, of which a problem can have several one after the other.
    let occurrence = PresentationID()
    /// The presentation in the context; nil until the surface has accepted the problem.
    var id: PresentationID?
    /// The operations that the presentation offers to run.
    var operations: Set<Intention.ID> = []
    /// The number of errors that the presentation lists.
    var listed = 0
  }

  /// Whether all reports are resolved.
  var isResolved: Bool { members.isEmpty }

  /// The highest number of attempts that any operation with an unresolved report has taken.
  var attempts: Int { attemptCounts.keys.max() ?? 1 }

  /// The number of operations that can run again, including those that are running.
  var runCount: Int { availableCounts.count }

  /// The operations that can run again, including those that are running.
  var operations: Set<Intention.ID> { Set(availableCounts.keys) }

  /// The operations that would run if a person tried again now.
  var idleOperations: Set<Intention.ID> { operations.subtracting(runningCounts.keys) }

  /// Whether one of the operations is running.
  var isRunning: Bool { !runningCounts.isEmpty }

  /// The members in the order in which they were added.
  var orderedMembers: [Member] { members.values.sorted { $0.number < $1.number } }

  /// The number of different errors that a problem keeps; a summary counts all problems anyway.
  private var sampleLimit: Int { subject.kind == .rest ? 5 : 20 }

  init(
    id: ID, subject: Subject, report: ErrorReport, firstMember: Member.ID, time: Duration
  ) {
    self.id = id
    self.subject = subject
    self.report = report
    latest = report
    title = report.title
    sharedError = report.classified.shared?.error
    self.firstMember = firstMember
    latestTime = time
  }

  /// Adds, changes or removes a member.
  mutating func changeMember(_ id: Member.ID, _ change: (inout Member?) -> Void) {
    let before = members[id]
    change(&members[id])
    let after = members[id]
    // An operation that no longer fails is no longer listed.
    if after == nil, id.intention != nil { samples.removeAll { $0.member == id } }
    count += (after?.count ?? 0) - (before?.count ?? 0)
    Self.count(before?.attempts, after?.attempts, in: &attemptCounts)
    Self.count(before?.available, after?.available, in: &availableCounts)
    Self.count(before?.running, after?.running, in: &runningCounts)
  }

  private static func count<Value: Hashable>(
    _ before: Value?, _ after: Value?, in counts: inout [Value: Int]
  ) {
    guard before != after else { return }
    if let before { counts[before] = counts[before].flatMap { $0 > 1 ? $0 - 1 : nil } }
    if let after { counts[after, default: 0] += 1 }
  }

  /// Notes a further report, or another run of an operation whose report it replaces.
  mutating func note(_ sample: Sample, isRepeated: Bool, at time: Duration) {
    latestTime = time
    if title != sample.report.title { title = nil }
    if isRepeated {
      latest = sample.report
      retryDelay = nil
      if count <= 1 { (samples, title) = ([], sample.report.title) }
      if let index = samples.firstIndex(where: { $0.words == sample.words }) {
        samples[index] = sample
      }
    }
    list(sample)
  }

  /// Removes the errors that a person has read.
  mutating func unlist(_ count: Int) {
    samples.removeFirst(min(count, samples.count))
  }

  /// Lists an error, unless the problem lists none, or lists one in the same words.
  mutating func list(_ sample: Sample) {
    guard subject.kind.listsWords, samples.count < sampleLimit,
      !samples.contains(where: { $0.words == sample.words })
    else { return }
    samples.append(sample)
  }
}

extension OpenProblem.Subject {
  /// The summary of all problems for which the place has no room.
  var rest: Self { Self(place: place, kind: .rest) }

  /// The same subject at another place.
  func at(_ place: OpenProblem.Place) -> Self {
    if case .surface(.banner, _) = place, case .cause(let cause, _) = kind {
      return Self(place: place, kind: .listed(cause))
    }
    return Self(place: place, kind: kind)
  }
}
