/// The offer of a task to run its failed operation again, and the run that follows.
///
/// One request accompanies all runs of a task, so that a problem can present their progress.
@MainActor
package final class RetryRequest {
  /// Whether the operation is running again.
  private(set) var isRunning = false {
    didSet { place?.note(isRunning: isRunning) }
  }
  /// Whether a person has requested the latest run.
  package private(set) var wasAccepted = false
  /// The report of the last run, which offers the next one; nil if no problem has it.
  private(set) var place: ReportPlace?
  private var answer = Promise(withdrawn: false)

  nonisolated package init() {}

  /// Offers another run after a failure; an earlier offer ends.
  package func offer() {
    answer.resolve(false)
    isRunning = false
    wasAccepted = false
    answer = Promise(withdrawn: false)
    answer.onDismissal { [weak self] _ in self?.end() }
    place?.update()
  }

  /// Returns whether a person accepts the offer; cancelling the task ends the offer.
  package func isAccepted() async -> Bool { await answer.answer() }

  /// Lets the waiting task run the operation again.
  func accept() {
    wasAccepted = true
    guard !isRunning else { return }
    isRunning = true
    answer.resolve(true)
  }

  /// Records that the operation is running again, so that the waiting task doesn't have to run it.
  package func begin() {
    isRunning = true
    answer.resolve(false)
    place?.update()
  }

  /// Records the report that offers the next run, which makes the previous report obsolete.
  func move(to place: ReportPlace) {
    let previous = self.place
    self.place = place
    place.note(isRunning: isRunning)
    if previous != place { previous?.resolve() }
  }

  /// Ends the offer because its problem has ended; a run in progress continues.
  func withdraw() {
    place = nil
    answer.resolve(false)
  }

  /// Ends the offer because there is no other run, which makes the report obsolete.
  package func end() {
    isRunning = false
    answer.resolve(false)
    exchange(&place, with: nil)?.resolve()
  }
}

/// The reports of a problem that have the same recovery.
package struct ReportPlace: Sendable, Equatable {
  private(set) weak var window: WindowRouter?
  let problem: OpenProblem.ID
  let member: OpenProblem.Member.ID

  init(window: WindowRouter, problem: OpenProblem.ID, member: OpenProblem.Member.ID) {
    self.window = window
    self.problem = problem
    self.member = member
  }

  /// The number of the attempt that the reports offer; nil if they offer no registered operation.
  @MainActor
  var nextAttempt: Int? {
    let recovery = window?.problems[problem]?.members[member]?.recovery
    return if case .rerun(_, _, let number) = recovery { number } else { nil }
  }

  /// Records whether the task is running its operation again.
  @MainActor
  func note(isRunning: Bool) {
    window?.problems.modify(problem) { $0.note(isRunning: isRunning, of: member) }
  }

  /// Updates the presentation of the problem.
  @MainActor
  func update() { window?.update(problem) }

  /// Resolves the reports.
  @MainActor
  func resolve() { window?.resolveAll(member, of: problem) }

  package static func == (one: Self, other: Self) -> Bool {
    one.window === other.window && one.problem == other.problem && one.member == other.member
  }
}
