// MARK: Expiry of waiting problems

extension AppRouter {
  /// Returns the time after which a problem that waits for its turn would only confuse a person.
  private static func patience(at place: OpenProblem.Place) -> Duration {
    if case .surface(.toast, _) = place { .seconds(30) } else { .seconds(120) }
  }

  /// Schedules the expiry of a waiting problem, which then moves to the inbox.
  func expire(_ id: OpenProblem.ID) {
    guard let problem = problems[id], isWaiting(problem) else { return }
    checkWaiting(at: problem.latestTime + Self.patience(at: problem.subject.place))
  }

  /// Restarts the wait of the problems in a window that has come to the screen, because nothing
  /// expires elsewhere.
  func renewWaiting(in window: WindowRouter) {
    let now = time.now()
    for problem in problems.openProblems
    where self.window(at: problem.subject.place) === window && isWaiting(problem) {
      problems.modify(problem.id) { $0.latestTime = now }
      expire(problem.id)
    }
  }

  private func checkWaiting(at end: Duration) {
    if let expiry, expiry.end <= end { return }
    expiry?.task.cancel()
    let task = Task { [weak self, time] in
      guard (try? await time.sleep(end - time.now())) != nil, let self else { return }
      expiry = nil
      let now = time.now()
      let ends = problems.openProblems.filter(isWaiting)
        .map { ($0.id, $0.latestTime + Self.patience(at: $0.subject.place)) }
      for (id, end) in ends where end <= now {
        if let report = problems[id]?.report.id {
          settings.journal.note(.hasWaitedTooLong, of: report)
        }
        move(id, to: .inbox)
      }
      // At most one check a second, for any number of problems.
      let next = ends.map(\.1).filter { $0 > now }.min()
      if let next { checkWaiting(at: max(next, now + .seconds(1))) }
    }
    expiry = (end, task)
  }

  /// Returns whether a problem waits for its turn to interrupt the person in a window on screen.
  private func isWaiting(_ problem: OpenProblem) -> Bool {
    guard problem.subject.place.interrupts, let shown = problem.presentation?.id,
      let window = window(at: problem.subject.place), window.isOpen, !window.isInBackground
    else { return false }
    return surface(at: problem.subject.place)?.isOnScreen(shown) == false
  }
}
