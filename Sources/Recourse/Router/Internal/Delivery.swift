/// A report on its path to the receiver that settles it, with its temporary state.
@MainActor
package struct Delivery {
  package var report: ErrorReport
  /// The policies of the parts of the app that the report has passed, from the innermost outward.
  package var policies: [ErrorPolicy]
  /// The decision that overrides all policies; nil if the policies decide.
  let forced: PolicyDecision?
  /// Whether the reporting view shows the error, so that no other place presents the report.
  let isShown: Bool
  /// Whether a person started the operation, or asked for another run, and so awaits the answer.
  let isAwaited: Bool
  /// The report of the previous run that a person requested; nil if there is none.
  let repeated: ReportPlace?
  /// The request to run the operation again, which a task awaits; nil if no task does.
  private let retryRequest: RetryRequest?
  /// The promise that returns the outcome to the caller.
  let promise = Promise(withdrawn: Outcome.resolved)

  /// Creates a delivery, and claims its report in the journal.
  ///
  /// - Parameters:
  ///   - report: The report. A report that was delivered before gets a new identity.
  ///   - journal: The journal of the router that receives the delivery.
  ///   - forced: The decision that overrides all policies. The default is nil: the policies decide.
  ///   - isShown: Whether the reporting view shows the error. The default is false.
  ///   - isRequested: Whether a person asked for this run of the operation. The default is false: a
  ///     person awaits only the answer to an action of their own.
  ///   - retryRequest: The request to run the operation again, which is always answered. The
  ///     default is nil: no task awaits it.
  ///   - repeated: The report of the previous run that a person requested. The default is nil:
  ///     there is none.
  ///   - policies: The policies that decide before those of the router. The default is none.
  package init(
    _ report: ErrorReport, in journal: ErrorJournal, forced: PolicyDecision? = nil,
    isShown: Bool = false, isRequested: Bool = false, retryRequest: RetryRequest? = nil,
    repeating repeated: ReportPlace? = nil, policies: [ErrorPolicy] = []
  ) {
    self.report = journal.claim(report)
    self.policies = policies
    self.forced = forced
    self.isShown = isShown
    isAwaited = isRequested || report.origin == .userAction
    self.retryRequest = retryRequest
    self.repeated = repeated
  }

  /// The recovery of the failed operation; nil if there is none or a retry can't help.
  var recovery: Recovery? {
    guard retryRequest != nil || report.retryKey != nil, report.classified.remedy != .permanent
    else { return nil }
    if let retryRequest { return .resume(retryRequest) }
    return report.retryKey.map {
      .rerun($0, Attempt(repeating: report, policies: policies), number: report.attempt + 1)
    }
  }

  /// Declines another run of the operation, for which a task may wait.
  func decline() {
    retryRequest?.end()
  }

  /// Settles a report that asks for no answer.
  package func end(as outcome: Outcome) {
    promise.resolve(outcome)
    decline()
  }
}
