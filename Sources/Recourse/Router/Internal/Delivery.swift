/// A report on its path to the receiver that settles it, with its temporary state.
@MainActor
package struct Delivery {
  package var report: ErrorReport
  /// The policies of the parts of the app that the report has passed, from the innermost outward.
  package var policies: [ErrorPolicy] = []
  /// The decision that overrides all policies; nil if the policies decide.
  let forced: PolicyDecision?
  /// Whether the reporting view shows the error, so that no other place presents the report.
  let isShown: Bool
  /// The offer to run the operation again, which always receives an answer; nil if there is none.
  let offer: Promise<Bool>?
  /// The promise that returns the outcome to the caller.
  let promise = Promise(withdrawn: Outcome.resolved)

  /// Creates a delivery, and claims its report in the journal.
  ///
  /// - Parameters:
  ///   - report: The report. A report that was delivered before gets a new identity.
  ///   - journal: The journal of the router that receives the delivery.
  ///   - forced: The decision that overrides all policies. The default is nil: the policies decide.
  ///   - isShown: Whether the reporting view shows the error. The default is false.
  ///   - offer: The offer to run the operation again. The default is nil: there is none.
  package init(
    _ report: ErrorReport, in journal: ErrorJournal, forced: PolicyDecision? = nil,
    isShown: Bool = false, offer: Promise<Bool>? = nil
  ) {
    self.report = journal.claim(report)
    self.forced = forced
    self.isShown = isShown
    self.offer = offer
  }

  /// Settles a report that asks for no answer, and declines its offer to try again.
  package func end(as outcome: Outcome) {
    promise.resolve(outcome)
    offer?.resolve(false)
  }
}
