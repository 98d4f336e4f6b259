extension NoticeBook {
  /// A report that a book adds, with the means to settle and to retry it.
  struct Arrival: Sendable {
    let report: ErrorReport
    let subject: Notice.Subject
    let promise: Promise<Outcome>
    /// The error that declares a shared cause; nil if there is none.
    var sharedError: (any Error)?
    /// The offer to run the operation again; nil if there is none.
    var offer: Promise<Bool>?
    /// The information to run the operation again by its key; nil if it can't be run again.
    var rerun: Rerun?
  }

  /// The result of adding a report to a book.
  enum Entry {
    /// The report starts a notice.
    case begins(Notice.ID)
    /// The report is coalesced into an open notice.
    case counts(in: Notice.ID)
    /// The report is coalesced into a recent notice, which the given report represents.
    case repeats(ErrorReport.ID)
  }

  /// The current state outside a book: the time, and the presentations that were answered.
  struct Present {
    /// The function that returns the time since a fixed instant in the past.
    let now: () -> Duration
    /// The function that returns whether a person has answered a presentation, so that its notice
    /// is closed.
    var isAnswered: (PresentationID) -> Bool = { _ in false }
  }
}
