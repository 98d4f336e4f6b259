import Foundation

// MARK: Recoveries

extension WindowRouter {
  /// Resolves the report of a recovery when the task that awaits the request stops waiting.
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
    request.onDismissal { [weak self, weak request] _ in
      request?.resolve(false)
      self?.update(id)
      self?.resolveOne(member, of: id)
    }
  }

  /// Runs all operations of a problem again at the person's request.
  ///
  /// Operations that fail again are presented again, regardless of the coalescing interval.
  func tryAgain(_ id: OpenProblem.ID) {
    problems.close(id, answeredAt: nil)
    runOperations(of: id)
  }

  func runOperations(of id: OpenProblem.ID) {
    for recovery in problems.takeRecoveries(of: id) { recovery.run(in: self) }
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
}

// MARK: Retry advice

extension WindowRouter {
  /// Returns whether a retry can help any report of a problem now.
  ///
  /// If a retry can help only later, the presentation is updated at that time.
  func allowsTryAgain(_ problem: OpenProblem) -> Bool {
    let errors =
      problem.samples.isEmpty ? [problem.report.error] : problem.samples.map(\.error)
    let advice = errors.map { $0.retryAdvice(at: problem.report.date) }
    if advice.contains(.now) { return true }
    let delays = advice.compactMap { if case .after(let delay) = $0 { delay } else { nil } }
    guard let delay = delays.min() else { return false }
    if problems[problem.id]?.retryDelay == nil { begin(delay, of: problem.id) }
    return isDelayOver(of: problem)
  }

  /// Returns the describer for a problem, which omits a delay that is over.
  func describer(for problem: OpenProblem) -> ErrorDescriber {
    isDelayOver(of: problem) ? settings.describer.omittingDelays : settings.describer
  }

  private func isDelayOver(of problem: OpenProblem) -> Bool {
    problems[problem.id]?.retryDelay.map { $0.end <= time.now() } ?? false
  }

  private func begin(_ delay: Duration, of id: OpenProblem.ID) {
    let task = Task { [weak self, time] in
      if (try? await time.sleep(delay)) != nil { self?.update(id) }
    }
    let retryDelay = OpenProblem.RetryDelay(end: time.now() + delay, task: task)
    problems.modify(id) { $0.retryDelay = retryDelay }
  }
}
