// MARK: Other windows

extension WindowRouter {
  /// Dismisses all presentations, and moves their problems to another window.
  func moveAll(to other: WindowRouter) {
    // A presentation that a person has answered ends with the window.
    for surface in surfaces { surface.finishClosing() }
    let moving = problems.removePresented()
    for surface in surfaces { surface.dismissAll() }
    for problem in moving {
      problem.retryDelay?.task.cancel()
      other.adopt(problem, of: self, at: problem.subject.place)
    }
  }

  /// Presents a problem of another place or window, or adds its reports to the same problem here.
  ///
  /// Without room at the place, the problem goes to the inbox.
  ///
  /// - Parameters:
  ///   - problem: The problem.
  ///   - window: The window that had the problem.
  ///   - place: The place that presents the problem from now on.
  func adopt(_ problem: OpenProblem, of window: WindowRouter, at place: OpenProblem.Place) {
    let now = time.now()
    guard
      let (id, isNew) = problems.adopt(
        problem, at: place, at: now, isAnswered: isAnswered(at: place))
    else { return appRouter.adopt(problem, of: window, at: .surface(.inbox)) }
    for member in problem.members.values.sorted(by: { $0.number < $1.number }) {
      follow(member.recovery, of: member.id.resolvedBy, in: id)
      if let key = member.recovery?.key {
        registry.move(
          key, from: ReportPlace(window: window, problem: problem.id, member: member.id),
          to: ReportPlace(window: self, problem: id, member: member.id))
      }
    }
    if isNew {
      if let delay = problem.retryDelay?.delay { begin(delay, of: id) }
      follow(id)
      present(id)
    } else if let first = problems[id]?.report.id {
      settings.journal.settle(problem.report.id, as: .coalesced(into: first))
      problem.promise.resolve(.coalesced(into: first))
      update(id, after: problem.report.error)
    }
  }
}
