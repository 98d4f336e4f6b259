/// An open problem: its reports, its surface, its presentation, and the recoveries it offers.
///
/// A notice has an identity of its own, because a report can be reported again while its first
/// notice is open.
struct Notice: Sendable, Identifiable {
  /// The position of a notice among all notices of its window.
  struct ID: Sendable, Hashable, Comparable {
    let number: Int

    static func < (one: ID, other: ID) -> Bool { one.number < other.number }
  }

  /// The place where a notice is presented or handled.
  enum Surface: Sendable, Hashable {
    case alert, sheet, toast, banner
    case route(ErrorRoute)

    /// Whether the app handles the notice, so that nothing is presented.
    var isRoute: Bool {
      if case .route = self { true } else { false }
    }
  }

  /// The problem that a notice is about.
  enum Problem: Sendable, Hashable {
    /// A cause that several operations share.
    case cause(SharedCause)
    /// A problem without a shared cause.
    case fingerprint(Fingerprint)
    /// Any problem on a route, whose handler handles all of them together.
    case any
    /// All problems beyond the limit.
    case rest
  }

  struct Subject: Sendable, Hashable {
    let surface: Surface
    let problem: Problem
  }

  /// An error that represents all errors of the same problem.
  struct Sample: Sendable {
    let problem: Problem
    let error: any Error
  }

  /// The reports that the same keys resolve.
  struct Group: Sendable {
    var count: Int
    /// The number of the group in the table of resolving keys; nil if no key resolves the group.
    let number: Int?
    /// The number of the group's keys that count towards the limit.
    let cost: Int
  }

  /// An offer to run an operation again, whose answer a task awaits.
  struct Offer: Sendable {
    let promise: Promise<Bool>
    /// The keys that resolve the report of the operation.
    let keys: Set<ErrorReport.Key>
    let number: Int?

    var id: ObjectIdentifier { ObjectIdentifier(promise) }
  }

  let id: ID
  let subject: Subject
  /// The first report, which represents the notice and is pending in the journal.
  let report: ErrorReport
  /// The promise that returns the outcome of that report to its callers.
  let promise: Promise<Outcome>
  /// The error that declares the shared cause; nil if the reports have none.
  let sharedError: (any Error)?
  /// The number of reports.
  var count = 1
  /// The first few errors with different problems, for a notice that summarizes many problems.
  private(set) var samples: [Sample] = []
  /// The unresolved reports, grouped by the keys that resolve them.
  var groups: [Set<ErrorReport.Key>: Group] = [:]
  var offers = OrderedTable<ObjectIdentifier, Offer>()
  var reruns: [ErrorReport.Key: (rerun: Rerun, number: Int?, cost: Int)] = [:]
  /// Whether the texts of the reports differ.
  var isVaried = false
  /// The elapsed time at the latest report.
  var latest: Duration
  /// The presentation of the notice; nil if a custom route handles the notice.
  var presentation: PresentationID?
  /// The outcome if the presentation is withdrawn.
  var outcomeOfWithdrawal = Outcome.resolved

  /// Whether all reports are resolved.
  var isResolved: Bool { groups.isEmpty }

  private static let sampleLimit = 5

  init(
    id: ID, subject: Subject, report: ErrorReport, promise: Promise<Outcome>,
    sharedError: (any Error)?, latest: Duration
  ) {
    self.id = id
    self.subject = subject
    self.report = report
    self.promise = promise
    self.sharedError = sharedError
    self.latest = latest
  }

  /// Adds an error with another problem to a notice that summarizes many problems.
  mutating func add(_ sample: Sample) {
    guard samples.count < Self.sampleLimit,
      !samples.contains(where: { $0.problem == sample.problem })
    else { return }
    samples.append(sample)
  }

  /// Settles the outcome, and declines all offers that have no answer yet.
  @MainActor
  func end(as outcome: Outcome) {
    promise.resolve(outcome)
    for offer in offers.values { offer.promise.resolve(false) }
  }
}

/// The information to run a failed operation again by its key, with the policies that its report
/// passed.
struct Rerun: Sendable {
  let origin: ErrorOrigin
  let source: ErrorReport.Source
  let attempt: Int
  let resolvedBy: Set<ErrorReport.Key>
  let policies: [ErrorPolicy]

  init(of report: ErrorReport, policies: [ErrorPolicy]) {
    origin = report.origin
    source = report.source
    attempt = report.attempt
    resolvedBy = report.resolvedBy
    self.policies = policies
  }

  /// Returns the report of an error that the operation throws when it runs again.
  func report(of error: any Error, key: ErrorReport.Key) -> ErrorReport {
    ErrorReport(
      error, origin: origin, source: source, attempt: attempt + 1, retryKey: key,
      resolvedBy: resolvedBy.union([key]))
  }
}
