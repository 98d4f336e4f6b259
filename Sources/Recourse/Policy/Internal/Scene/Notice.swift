/// What a person is told once of one problem, however often it has occurred.
struct Notice: Sendable, Identifiable {
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

  private(set) var subject: Subject
  /// The first of the reports, which stands for the notice.
  let report: ErrorReport
  /// How many reports there were.
  private(set) var count = 1
  /// The first few reports, each with another problem, of a notice about many.
  private(set) var samples: [Sample] = []
  /// How many reports are true, by what makes them untrue.
  private(set) var reports: [Set<ErrorReport.Key>: Int]

  init(subject: Subject, report: ErrorReport) {
    self.subject = subject
    self.report = report
    reports = [report.validUntil: 1]
  }

  var id: ErrorReport.ID { report.id }

  /// Whether any of its reports is still true.
  var isTrue: Bool { !reports.isEmpty }

  private static let sampleLimit = 5
  /// With more, what comes counts as true until a person has seen the notice.
  private static let validityLimit = 1_000
}

extension Notice {
  /// Counts a report in.
  mutating func add(_ report: ErrorReport) {
    count += 1
    let isKept = reports.count < Self.validityLimit || reports[report.validUntil] != nil
    reports[isKept ? report.validUntil : [], default: 0] += 1
  }

  /// Counts the reports of another notice in.
  mutating func add(_ other: Notice) {
    count += other.count
    reports.merge(other.reports, uniquingKeysWith: +)
    for sample in other.samples { add(sample) }
  }

  /// Names one of the problems of a notice about many.
  mutating func add(_ sample: Sample) {
    guard samples.count < Self.sampleLimit,
      !samples.contains(where: { $0.problem == sample.problem })
    else { return }
    samples.append(sample)
  }

  /// Takes one report back; does nothing when that is untrue already.
  mutating func remove(validUntil keys: Set<ErrorReport.Key>) {
    guard let count = reports[keys] else { return }
    reports[keys] = count == 1 ? nil : count - 1
  }

  /// Takes back what a key makes untrue.
  ///
  /// - Returns: Whether there was any.
  mutating func removeAll(validUntil key: ErrorReport.Key) -> Bool {
    let count = reports.count
    reports = reports.filter { !$0.key.contains(key) }
    return reports.count < count
  }

  /// The notice as a part of what there is no room for.
  var summarized: Notice {
    guard subject.problem != .rest else { return self }
    var notice = self
    notice.subject = Subject(surface: subject.surface, problem: .rest)
    notice.samples = [Sample(problem: subject.problem, error: report.error)]
    return notice
  }
}
