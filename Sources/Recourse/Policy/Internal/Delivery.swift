/// A report on its way to where it is answered, with what belongs to it for the time being.
@MainActor
package struct Delivery {
  package var report: ErrorReport
  /// The policies of the parts of the app that the report has left, from the innermost outwards.
  package var policies: [ErrorPolicy] = []
  /// Where it goes, whatever the policies say; nil when they decide.
  let forced: PolicyDecision?
  /// Whether the view that reports shows the error, so that no other place presents it.
  let isShown: Bool
  /// The offer to run the operation again, answered in any case; nil when there is none.
  let offer: Ticket<Bool>?
  /// Tells who has reported what became of it.
  let ticket = Ticket(withdrawn: Outcome.superseded)

  /// Sends a report on its way.
  ///
  /// - Parameters:
  ///   - report: The report. One that was reported before gets an identity of its own.
  ///   - journal: The journal of the router to which it goes.
  ///   - forced: Where it goes, whatever the policies say. The default is nil: they decide.
  ///   - isShown: Whether the view that reports shows the error. The default is false.
  ///   - offer: The offer to run the operation again. The default is nil: there is none.
  package init(
    _ report: ErrorReport, in journal: ErrorJournal, forced: PolicyDecision? = nil,
    isShown: Bool = false, offer: Ticket<Bool>? = nil
  ) {
    self.report = journal.claim(report)
    self.forced = forced
    self.isShown = isShown
    self.offer = offer
  }

  /// Tells all who wait what became of the report, when nobody will be asked about it.
  package func end(as outcome: Outcome) {
    ticket.settle(outcome)
    offer?.settle(false)
  }
}
