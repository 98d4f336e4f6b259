/// What a person is told once of one problem, however often it has occurred.
struct Notice: Sendable, Identifiable {
  /// Where a notice is told.
  enum Surface: Sendable, Hashable {
    case alert, sheet, toast, banner
    case route(ErrorRoute)

    /// Whether what comes waits its turn, so that there may be too much of it.
    var isBounded: Bool {
      if case .route = self { false } else { true }
    }
  }

  /// What is the matter.
  enum Problem: Sendable, Hashable {
    /// A cause that several operations share.
    case cause(SharedCause)
    /// A problem of its own.
    case fingerprint(Fingerprint)
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

  let subject: Subject
  /// The first of the reports, which stands for the notice.
  let report: ErrorReport
  /// How many reports there were.
  var count = 1
  /// The first few reports, each with another problem, of a notice about many.
  var samples: [Sample]
  /// How many reports are true, by what makes them untrue.
  var reports: [Set<ErrorReport.Key>: Int]

  init(subject: Subject, report: ErrorReport) {
    self.subject = subject
    self.report = report
    samples = []
    reports = [report.validUntil: 1]
  }

  var id: ErrorReport.ID { report.id }
}
