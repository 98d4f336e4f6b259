// MARK: The inbox

extension WindowRouter {
  /// Returns a function that records the interruption by a report, and returns whether it may
  /// occur.
  ///
  /// An answer that a person awaits always comes, unless another interruption is open.
  func interruption(by delivery: Delivery, at place: OpenProblem.Place) -> () -> Bool {
    guard place.interrupts else { return { true } }
    let isAwaited = delivery.isAwaited && registry.isQuiet
    let now = appRouter.time.now()
    return { [registry] in registry.interrupt(at: now, isAwaited: isAwaited) }
  }

  /// Returns whether the inbox has a problem with the given kind.
  func isInInbox(_ subject: OpenProblem.Subject) -> Bool {
    problems.isOpen(subject.at(.surface(.inbox)))
  }

  /// Returns whether the inbox has the problem of a report.
  func isInInbox(_ place: ReportPlace?) -> Bool {
    guard let place, place.window === self else { return false }
    return problems[place.problem]?.subject.place == .surface(.inbox)
  }

  /// Adds the reports of the same problem in the inbox to a problem that is about to be presented,
  /// so that one place shows them.
  func takeFromInbox(_ subject: OpenProblem.Subject, into id: OpenProblem.ID) {
    guard subject.place.interrupts,
      let problem = appRouter.problems.remove(subject.at(.surface(.inbox)))
    else { return }
    appRouter.withdraw(problem)
    adopt(problem, of: appRouter, at: subject.place)
  }

  /// Moves a problem that no longer helps as an interruption to the inbox.
  func moveToInbox(_ problem: OpenProblem) {
    guard let problem = problems.end(problem.id, answeredAt: nil) else { return }
    withdraw(problem)
    appRouter.adopt(problem, of: self, at: .surface(.inbox))
  }

  /// Presents the inbox over the window.
  package func showInbox() {
    inboxes.present(inbox, whenBusy: .ignore)
  }

  /// Ends the presentation of a problem that this window no longer has.
  private func withdraw(_ problem: OpenProblem) {
    problem.retryDelay?.task.cancel()
    guard let presentation = problem.presentation else { return }
    surface(at: problem.subject.place)?.dismiss(presentation)
  }
}
