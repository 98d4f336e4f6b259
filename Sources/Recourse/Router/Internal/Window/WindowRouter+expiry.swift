// MARK: Expiry of waiting problems

extension WindowRouter {
  /// Returns the time after which a problem that waits for its turn would only confuse a person.
  private static func patience(at place: OpenProblem.Place) -> Duration {
    place == .surface(.toast) ? .seconds(30) : .seconds(120)
  }

  /// Schedules the expiry of a waiting problem, which then moves to the inbox.
  func expire(_ presentation: PresentationID, at place: OpenProblem.Place) {
    guard isOpen, expiry == nil, place.interrupts,
      surface(at: place)?.isOnScreen(presentation) != true
    else { return }
    checkWaiting(after: Self.patience(at: place))
  }

  /// Restarts the wait of all problems when a window opens, because nothing expires without a
  /// window.
  func renewWaiting() {
    let waiting = waiting
    let now = time.now()
    for problem in waiting { problems.modify(problem.id) { $0.latestTime = now } }
    let patience = waiting.map { Self.patience(at: $0.subject.place) }.min()
    if let patience, expiry == nil { checkWaiting(after: patience) }
  }

  private func checkWaiting(after delay: Duration) {
    expiry = Task { [weak self, time] in
      guard (try? await time.sleep(delay)) != nil, let self else { return }
      expiry = nil
      guard isOpen else { return }
      let now = time.now()
      let ends = waiting.map { ($0, $0.latestTime + Self.patience(at: $0.subject.place)) }
      for (problem, end) in ends where end <= now { moveToInbox(problem) }
      // At most one check a second, for any number of problems.
      let next = ends.map(\.1).filter { $0 > now }.min()
      if let next, expiry == nil { checkWaiting(after: max(next - now, .seconds(1))) }
    }
  }

  /// The problems that wait for their turn to interrupt the person, oldest first.
  private var waiting: [OpenProblem] {
    problems.problems.values.filter { problem in
      guard problem.subject.place.interrupts, problems.isOpen(problem.id),
        let presentation = problem.presentation
      else { return false }
      return surface(at: problem.subject.place)?.isOnScreen(presentation) == false
    }
    .sorted { $0.id < $1.id }
  }
}
