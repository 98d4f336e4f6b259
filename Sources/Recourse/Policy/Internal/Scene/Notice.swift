/// A problem that is open: its reports, its surface, its presentation, and the recoveries it offers.
///
/// Its identity is its own. A report can be reported again while its first notice is open, so no
/// report identifies a notice.
struct Notice: Sendable, Identifiable {
  /// The place of a notice among all notices of its window.
  struct ID: Sendable, Hashable, Comparable {
    let number: Int

    static func < (one: ID, other: ID) -> Bool { one.number < other.number }
  }

  /// Where a notice is told.
  enum Surface: Sendable, Hashable {
    case alert, sheet, toast, banner
    case route(ErrorRoute)

    /// Whether the app deals with it, and nothing is shown.
    var isRoute: Bool {
      if case .route = self { true } else { false }
    }
  }

  /// What is the matter.
  enum Problem: Sendable, Hashable {
    /// A cause that several operations share.
    case cause(SharedCause)
    /// A problem of its own.
    case fingerprint(Fingerprint)
    /// Whatever comes to a route, which deals with all of it at once.
    case any
    /// All for which there is no room.
    case rest
  }

  struct Subject: Sendable, Hashable {
    let surface: Surface
    let problem: Problem
  }

  /// An error that stands for others of the same problem.
  struct Sample: Sendable {
    let problem: Problem
    let error: any Error
  }

  /// Reports that the same keys resolve.
  struct Group: Sendable {
    var count: Int
    /// Its number among those that keys resolve; nil when no key does.
    let number: Int?
    /// How many keys it takes of those for which there is room.
    let cost: Int
  }

  /// An offer to run an operation again, which a task awaits.
  struct Offer: Sendable {
    let ticket: Ticket<Bool>
    /// The keys that resolve its report.
    let keys: Set<ErrorReport.Key>
    let number: Int?

    var id: ObjectIdentifier { ObjectIdentifier(ticket) }
  }

  let id: ID
  let subject: Subject
  /// The first of the reports: it stands for the notice, and is pending in the journal.
  let report: ErrorReport
  /// Where the outcome of that report is awaited.
  let ticket: Ticket<Outcome>
  /// The error that says what all its reports share; nil when they are the same problem anyway.
  let sharedError: (any Error)?
  /// How many reports there were.
  var count = 1
  /// The first few reports, each with another problem, of a notice about many.
  private(set) var samples: [Sample] = []
  /// How many of its reports are unresolved, by the keys that resolve them.
  var groups: [Set<ErrorReport.Key>: Group] = [:]
  var offers = OrderedTable<ObjectIdentifier, Offer>()
  var reruns: [ErrorReport.Key: (rerun: Rerun, number: Int?, cost: Int)] = [:]
  /// Whether its reports differ in their words.
  var isVaried = false
  /// When the latest of its reports was made.
  var latest: Duration
  /// What shows it; nil when a route of the app's own does.
  var presentation: PresentationID?
  /// The outcome if its presentation is withdrawn.
  var outcomeOfWithdrawal = Outcome.superseded

  /// Whether all its reports are resolved.
  var isResolved: Bool { groups.isEmpty }

  private static let sampleLimit = 5

  init(
    id: ID, subject: Subject, report: ErrorReport, ticket: Ticket<Outcome>,
    sharedError: (any Error)?, latest: Duration
  ) {
    self.id = id
    self.subject = subject
    self.report = report
    self.ticket = ticket
    self.sharedError = sharedError
    self.latest = latest
  }

  /// Names one of the problems of a notice about many.
  mutating func add(_ sample: Sample) {
    guard samples.count < Self.sampleLimit,
      !samples.contains(where: { $0.problem == sample.problem })
    else { return }
    samples.append(sample)
  }

  /// Answers all who wait for it; who was told to try again hears nothing more.
  @MainActor
  func end(as outcome: Outcome) {
    ticket.settle(outcome)
    for offer in offers.values { offer.ticket.settle(false) }
  }
}

/// How an operation that has failed runs again by its key, with the way that its report has gone.
struct Rerun: Sendable {
  let origin: ErrorOrigin
  let source: ErrorReport.Source
  let attempt: Int
  let validUntil: Set<ErrorReport.Key>
  let policies: [ErrorPolicy]

  init(of report: ErrorReport, policies: [ErrorPolicy]) {
    origin = report.origin
    source = report.source
    attempt = report.attempt
    validUntil = report.validUntil
    self.policies = policies
  }

  /// The report of what the operation has thrown the next time.
  func report(of error: any Error, key: ErrorReport.Key) -> ErrorReport {
    ErrorReport(
      error, origin: origin, source: source, attempt: attempt + 1, retryKey: key,
      validUntil: validUntil.union([key]))
  }
}
