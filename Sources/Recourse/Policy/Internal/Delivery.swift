/// A report on its way to where it is answered, with what belongs to it for the time being.
@MainActor
package struct Delivery {
  package var report: ErrorReport
  /// The policies of the parts of the app that the report has left, from the innermost outwards.
  package var policies: [ErrorPolicy] = []
  /// Where it goes, whatever the policies say; nil when they decide.
  let forced: PolicyDecision?
  /// Whether who reports shows the error, so that a policy can leave it at that.
  let isShown: Bool
  /// The offer to run the operation again, answered in any case; nil when there is none.
  let offer: Ticket<Bool>?
  /// Tells who has reported what became of it.
  let ticket = Ticket(withdrawn: Outcome.superseded)

  package init(
    _ report: ErrorReport, forced: PolicyDecision? = nil, isShown: Bool = false,
    offer: Ticket<Bool>? = nil
  ) {
    self.report = report
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
