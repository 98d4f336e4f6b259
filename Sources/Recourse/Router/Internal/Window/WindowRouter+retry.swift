import Foundation

// MARK: Recoveries

extension WindowRouter {
  /// Lets a recovery resolve its report when the task that awaits the request stops waiting or has
  /// run its operation again.
  ///
  /// - Parameters:
  ///   - recovery: The recovery; nil if there is none.
  ///   - resolvedBy: The events that resolve the report.
  ///   - id: The problem that has the report.
  func follow(
    _ recovery: Recovery?, of resolvedBy: Set<ErrorReport.Key>, in id: OpenProblem.ID
  ) {
    guard let recovery, case .resume(let request) = recovery else { return }
    let member = OpenProblem.Member.ID(resolvedBy: resolvedBy, recovery: recovery.id)
    request.move(to: ReportPlace(window: self, problem: id, member: member))
  }

  /// Runs all operations of a problem again at the person's request.
  ///
  /// A presentation that can change stays, shows the progress, and ends with a success. Any other
  /// presentation ends, and operations that fail again are presented again, regardless of the
  /// coalescing interval.
  ///
  /// - Parameters:
  ///   - id: The problem.
  ///   - action: The title of the action that the person has chosen, if the presentation stays with
  ///     it. The default is nil.
  func tryAgain(_ id: OpenProblem.ID, by action: String? = nil) {
    if problems[id]?.subject.place.staysDuringRuns == true {
      problems.modify(id) { $0.chosenAction = action }
      update(id)
    } else {
      problems.close(id, answeredAt: nil)
    }
    runOperations(of: id)
  }

  func runOperations(of id: OpenProblem.ID) {
    let members = problems[id]?.members.values.sorted { $0.number < $1.number } ?? []
    for member in members {
      member.recovery?.run(from: ReportPlace(window: self, problem: id, member: member.id))
    }
  }

  /// Returns the number of operations of a problem that can run again: none, one, or two for any
  /// larger number.
  func operationCount(of problem: OpenProblem) -> Int {
    var operations: Set<Recovery.ID> = []
    for recovery in problem.members.values.lazy.compactMap(\.recovery)
    where recovery.key.map({ registry.retries[$0] != nil }) ?? true {
      operations.insert(recovery.id)
      // Many tasks can wait, and every change of the presentation passes through here.
      if operations.count == 2 { break }
    }
    return operations.count
  }

  /// Returns whether an operation of a problem is running again.
  private func isRunning(_ problem: OpenProblem) -> Bool {
    problem.hasRunningTask
      || registry.runningKeys.contains { problems.offersRetry(of: $0, in: problem.id) }
  }
}

// MARK: Retry advice

extension WindowRouter {
  /// Returns whether a person can try again now; nil if a retry can't help any report.
  ///
  /// If a retry can help only later, the presentation is updated at that time.
  func retryState(of problem: OpenProblem) -> ToastContent.ActionState? {
    if isRunning(problem) { return .running }
    let errors =
      problem.samples.isEmpty ? [problem.latest.error] : problem.samples.map(\.error)
    let advice = errors.map { settings.describer.tree(of: $0).retryAdvice(at: problem.latest.date) }
    if advice.contains(.now) { return .ready }
    let delays = advice.compactMap { if case .after(let delay) = $0 { delay } else { nil } }
    guard let shortest = delays.min() else { return nil }
    let delay = problems[problem.id]?.retryDelay?.delay ?? RetryDelay(shortest, by: time)
    if problems[problem.id]?.retryDelay == nil { begin(delay, of: problem.id) }
    return delay.rest > .zero ? .waiting(delay) : .ready
  }

  /// Returns the describer for a problem, which omits a delay that is over.
  ///
  /// - Parameters:
  ///   - problem: The problem.
  ///   - countdown: The delay that a button counts down instead; nil if there is no such button.
  /// - Returns: The describer.
  func describer(for problem: OpenProblem, countdown: RetryDelay?) -> ErrorDescriber {
    let isCounted = countdown.map { $0.rest <= RetryDelay.countdown } ?? false
    let isOver = problems[problem.id]?.retryDelay.map { $0.delay.rest == .zero } ?? false
    return isCounted || isOver ? settings.describer.omittingDelays : settings.describer
  }

  /// Updates the presentation of a problem during and at the end of a delay.
  func begin(_ delay: RetryDelay, of id: OpenProblem.ID) {
    let task = Task { [weak self, time] in
      for rest in [RetryDelay.countdown, .zero] where delay.rest > rest {
        guard (try? await time.sleep(delay.rest - rest)) != nil else { return }
        self?.update(id)
      }
    }
    problems.modify(id) { $0.retryDelay = OpenProblem.Delay(delay: delay, task: task) }
  }
}
