extension NoticeBook {
  /// A report that a book takes in, with all that waits for it.
  struct Arrival: Sendable {
    let report: ErrorReport
    let subject: Notice.Subject
    let ticket: Ticket<Outcome>
    /// The error that says what it shares with others; nil if there is none.
    var sharedError: (any Error)?
    /// The offer to run its operation again; nil if there is none.
    var offer: Ticket<Bool>?
    /// How its operation runs again by its key; nil if it can't.
    var rerun: Rerun?
  }

  /// What became of a report.
  enum Entry {
    /// It begins a notice.
    case begins(Notice.ID)
    /// It is counted in a notice that is open.
    case counts(in: Notice.ID)
    /// It is counted in a notice that is over, which the given report stood for.
    case repeats(ErrorReport.ID)
  }

  /// What a book must ask to know what time it is.
  struct Present {
    /// Tells the time since a moment of long ago.
    let now: () -> Duration
    /// Whether a person has answered a presentation; its notice takes no more reports then.
    var isAnswered: (PresentationID) -> Bool = { _ in false }
  }
}
