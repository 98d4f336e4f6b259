/// A problem that is presented, waits for its turn, or is being handled: its reports, its surface,
/// its presentation, and the recoveries of its operations.
///
/// A problem has an identity of its own, because a report can be reported again while its first
/// problem is open.
struct OpenProblem: Sendable, Identifiable {
  /// The position of a problem among all problems of its window.
  struct ID: Sendable, Hashable, Comparable {
    let number: Int

    static func < (one: ID, other: ID) -> Bool { one.number < other.number }
  }

  /// The place where a problem is presented or handled.
  enum Place: Sendable, Hashable {
    case surface(Disposition.Surface)
    /// The app handles the problem, so that nothing is presented.
    case route(ErrorRoute)

    /// Whether the place belongs to the app as a whole, and not to one of its windows.
    var isShared: Bool {
      switch self {
      case .surface(.inbox), .route: true
      case .surface: false
      }
    }

    /// Whether a presentation at the place can change, so that it stays while operations run again.
    var staysDuringRuns: Bool {
      switch self {
      case .surface(.toast), .surface(.banner), .surface(.inbox): true
      case .surface(.alert), .surface(.sheet), .route: false
      }
    }

    /// Whether a problem at the place interrupts the person.
    var interrupts: Bool {
      switch self {
      case .surface(.alert), .surface(.sheet), .surface(.toast): true
      case .surface(.banner), .surface(.inbox), .route: false
      }
    }
  }

  /// The trait that the reports of a problem share.
  enum Kind: Sendable, Hashable {
    /// A cause that several operations share.
    case cause(SharedCause)
    /// Failures of one operation, described in the person's words, that share no cause.
    case operation(String)
    /// A problem of an unknown operation, without a shared cause.
    case fingerprint(Fingerprint)
    /// Any problem on a route, whose handler handles all of them together.
    case any
    /// All problems for which the inbox has no room.
    case rest

    /// Whether the problem can have several causes, which its presentation lists.
    var listsErrors: Bool {
      switch self {
      case .operation, .rest: true
      case .cause, .fingerprint, .any: false
      }
    }
  }

  struct Subject: Sendable, Hashable {
    let place: Place
    let kind: Kind
  }

  /// An error that represents all errors of the same kind.
  struct Sample: Sendable {
    let kind: Kind
    let error: any Error
  }

  /// Unresolved reports that the same events resolve and that have the same recovery.
  struct Member: Sendable {
    struct ID: Sendable, Hashable {
      var resolvedBy: Set<ErrorReport.Key>
      var recovery: Recovery.ID?
    }

    let id: ID
    private(set) var count: Int
    /// The highest number of attempts that any of the operations has taken.
    private(set) var attempts: Int
    /// The recovery; nil if the operations can't run again.
    private(set) var recovery: Recovery?
    /// The position among all members of the window.
    let number: Int
    /// The number of the member's keys and recoveries that count towards the limit.
    let cost: Int

    /// Adds reports with the number of attempts and the recovery of their operation.
    mutating func add(_ count: Int, after attempts: Int, _ recovery: Recovery?) {
      self.count += count
      self.attempts = max(self.attempts, attempts)
      self.recovery?.skip(to: recovery)
    }

    /// Records the number of attempts that the registered operation has taken.
    mutating func note(_ attempts: Int) {
      self.attempts = max(self.attempts, attempts)
      recovery?.skip(to: attempts + 1)
    }

    /// Removes one of the reports.
    mutating func removeOne() { count -= 1 }
  }

  /// The delay until a retry can help, with the task that updates the presentation at its end.
  struct Delay: Sendable {
    let delay: RetryDelay
    let task: Task<Void, Never>
  }

  let id: ID
  let subject: Subject
  /// The first report, which represents the problem and is pending in the journal.
  let report: ErrorReport
  /// The report of the latest run, whose error the texts describe.
  private(set) var latest: ErrorReport
  /// The promise that returns the outcome of the first report to its callers.
  let promise: Promise<Outcome>
  /// The member that contains the first report.
  let firstMember: Member.ID
  /// The error that declares the shared cause; nil if the reports have none.
  let sharedError: (any Error)?
  /// What failed, in the person's words; nil if unknown, or if the reports differ.
  var failing: String?
  /// The number of reports.
  var count = 1
  /// The first few errors of different kinds, for a problem that can have several.
  private(set) var samples: [Sample] = []
  /// The unresolved reports.
  private(set) var members: [Member.ID: Member] = [:]
  /// The number of members for each number of attempts, because many tasks can wait, and every
  /// change of the presentation needs the highest number.
  private var attemptCounts: [Int: Int] = [:]
  /// The members whose tasks are running their operations again.
  private var running: Set<Member.ID> = []
  /// Whether the texts of the reports differ.
  var isVaried = false
  /// The elapsed time at the latest report.
  var latestTime: Duration
  /// The presentation of the problem; nil if a custom route handles the problem.
  var presentation: PresentationID?
  /// Whether the presentation is out of date, and will be updated in the next turn.
  var needsUpdate = false
  /// The delay until a retry can help; nil if there is none.
  var retryDelay: Delay?
  /// The title of the action that a person has chosen while the presentation stays; nil if there is
  /// none.
  var chosenAction: String?
  /// The outcome if the presentation is withdrawn.
  var outcomeOfWithdrawal = Outcome.resolved

  /// Whether all reports are resolved.
  var isResolved: Bool { members.isEmpty }

  /// The highest number of attempts that any operation with an unresolved report has taken.
  var attempts: Int { attemptCounts.keys.max() ?? 1 }

  /// Whether a task is running its operation again.
  var hasRunningTask: Bool { !running.isEmpty }

  /// The recoveries of the operations.
  var recoveries: [Recovery] { members.values.compactMap(\.recovery) }

  private static let sampleLimit = 5

  init(
    id: ID, subject: Subject, report: ErrorReport, promise: Promise<Outcome>,
    firstMember: Member.ID, sharedError: (any Error)?, time: Duration
  ) {
    self.id = id
    self.subject = subject
    self.report = report
    latest = report
    failing = report.failing
    self.promise = promise
    self.firstMember = firstMember
    self.sharedError = sharedError
    latestTime = time
  }

  /// Adds, changes or removes a member.
  mutating func changeMember(_ id: Member.ID, _ change: (inout Member?) -> Void) {
    let before = members[id]?.attempts
    change(&members[id])
    let after = members[id]?.attempts
    if after == nil { running.remove(id) }
    guard before != after else { return }
    if let before {
      attemptCounts[before] = attemptCounts[before].flatMap { $0 > 1 ? $0 - 1 : nil }
    }
    if let after { attemptCounts[after, default: 0] += 1 }
  }

  /// Records whether the task of a member is running its operation again.
  mutating func note(isRunning: Bool, of id: Member.ID) {
    if isRunning, members[id] != nil { running.insert(id) } else { running.remove(id) }
  }

  /// Adds an error, unless the problem has one of the same kind.
  mutating func add(_ sample: Sample) {
    guard samples.count < Self.sampleLimit,
      !samples.contains(where: { $0.kind == sample.kind })
    else { return }
    samples.append(sample)
  }

  /// Replaces the error with that of another run of its operation.
  mutating func replaceError(by report: ErrorReport, as sample: Sample) {
    latest = report
    retryDelay?.task.cancel()
    retryDelay = nil
    if count > 1 {
      if let index = samples.firstIndex(where: { $0.kind == sample.kind }) {
        samples[index] = sample
      }
    } else {
      samples = samples.isEmpty ? [] : [sample]
      isVaried = false
    }
  }

  /// Takes over the state of a presentation that moves to another place or window.
  mutating func takeState(of other: OpenProblem) {
    latest = other.latest
    chosenAction = other.chosenAction
    retryDelay = other.retryDelay
  }

  /// Settles the outcome, and withdraws all recoveries that are still on offer.
  @MainActor
  func end(as outcome: Outcome) {
    retryDelay?.task.cancel()
    promise.resolve(outcome)
    for recovery in recoveries { recovery.withdraw() }
  }
}

extension OpenProblem.Subject {
  /// The summary of all problems for which the place has no room.
  var rest: Self { Self(place: place, kind: .rest) }

  /// The same subject at another place.
  func at(_ place: OpenProblem.Place) -> Self { Self(place: place, kind: kind) }
}
