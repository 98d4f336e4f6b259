/// What belongs to a notice as long as it is open, and is no plain value.
@MainActor
struct Showing {
  /// Who waits for what becomes of the report that stands for the notice.
  let ticket: Ticket<Outcome>
  /// The error that says what all its reports share; nil when they are the same problem anyway.
  let sharedError: (any Error)?
  /// The offers to run operations again that somebody waits for.
  var offers: [Ticket<Bool>] = []
  /// The operations that can be run again by their keys, with what was reported of them.
  var retries: [ErrorReport.Key: ErrorReport] = [:]
  /// What shows it; nil when a route of the app's own does.
  var presentation: PresentationID?
  /// Whether a person had seen it before it was taken back.
  var wasSeen = false

  init(ticket: Ticket<Outcome>, sharedError: (any Error)?) {
    self.ticket = ticket
    self.sharedError = sharedError
  }

  /// How many operations can be run again.
  var retryCount: Int { offers.count + retries.count }

  /// Tells all who wait how it ended; who was told to try again hears nothing more.
  func end(as outcome: Outcome) {
    ticket.settle(outcome)
    for offer in offers { offer.settle(false) }
  }
}
