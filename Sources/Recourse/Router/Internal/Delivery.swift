/// A report on its path to the receiver that settles it, with its temporary state.
@MainActor
package struct Delivery {
  package var report: ErrorReport
  package var surroundings: ReportSurroundings
  /// Whether a policy wants a notification of the report.
  var isForNotification = false
  /// The decision that overrides all policies; nil if the policies decide.
  let forced: PolicyDecision?
  /// Whether the reporting view shows the error, so that no other place presents the report.
  let isShown: Bool
  /// Whether a person started the operation, or asked for another run, and so awaits the answer.
  let isAwaited: Bool
  /// The intention of the failed operation; nil if the operation can't run again.
  private(set) var intention: Intention?
  /// The report of the previous run; nil if there is none.
  let repeated: ReportPlace?
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
  ///   - isAwaited: Whether a person awaits the answer. The default is nil: if they asked for the
  ///     run, or if the origin is an action of theirs.
  ///   - intention: The intention of the operation. The default is nil: the operation can't run
  ///     again, unless the report has a retry key.
  ///   - repeated: The report of the previous run. The default is nil: there is none.
  ///   - policies: The policies that decide before those of the router. The default is none.
  package init(
    _ report: ErrorReport, in journal: ErrorJournal, forced: PolicyDecision? = nil,
    isShown: Bool = false, isRequested: Bool = false, isAwaited: Bool? = nil,
    intention: Intention? = nil,
    repeating repeated: ReportPlace? = nil, policies: [ErrorPolicy] = []
  ) {
    self.report = journal.claim(report)
    surroundings = ReportSurroundings(policies: policies)
    self.forced = forced
    self.isShown = isShown
    self.isAwaited = isAwaited ?? (isRequested || report.origin == .userAction)
    self.intention = intention
    self.repeated = repeated
  }

  /// Lets the operation that is registered under the report's key run again.
  mutating func offer(_ registered: Intention) {
    intention = registered
    registered.registered = Attempt(repeating: report, in: surroundings)
    registered.note(report.attempt)
  }

  /// Declines another run of the operation, for which a task may wait.
  mutating func decline() {
    if let intention, intention.registered == nil || intention.isResolved { intention.end() }
    intention = nil
  }

  /// Settles a report that asks for no answer.
  package mutating func end(as outcome: Outcome) {
    promise.resolve(outcome)
    decline()
  }
}
