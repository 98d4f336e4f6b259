// MARK: Notifications outside of the windows

extension AppRouter {
  /// Whether a window of the app is on screen.
  var isOnScreen: Bool { openWindows.contains { !$0.isInBackground } }

  /// Returns whether a person must hear of a report outside of the app's windows: they await it, or
  /// a policy says so.
  func needsNotification(_ delivery: Delivery) -> Bool {
    guard let notifications, delivery.isAwaited || delivery.isForNotification else { return false }
    // An earlier process may have shown a notification.
    if delivery.report.error is ErrorReport.Snapshot { notifications.adopt(delivery.report.id) }
    return !isOnScreen
  }

  /// Shows a notification of a problem that waits for the person from now on, if it concerns them.
  func renewNotification(of id: OpenProblem.ID) {
    guard settings.notifier != nil, !isOnScreen else { return }
    problems.modify(id) {
      $0.needsNotification = $0.needsNotification || $0.isAwaited || $0.isForNotification
    }
  }

  /// The problems to show as notifications, oldest first.
  ///
  /// A problem is left out while its operation runs, and while it waits for the network, whose
  /// return runs the operation again or leaves it to the person.
  var notifiedProblems: [OpenProblem] {
    problems.openProblems.filter { problem in
      guard problem.needsNotification, !problem.isRunning else { return false }
      if problem.subject.place.isShown {
        guard let shown = problem.presentation?.id, !inbox.isRead(shown) else { return false }
      }
      return settings.network == nil || !isStopped(problem) || problem.isCauseOver
    }
  }

  /// Returns whether a notification may interrupt the person.
  ///
  /// The problem of an alert, a sheet or a toast has been counted.
  func mayNotify(of problem: OpenProblem) -> Bool {
    problem.subject.place.interrupts
      || budget.spend(at: time.now(), isAwaited: problem.isAwaited)
  }

  /// Shows a problem in the windows alone from now on.
  func endNotification(of id: OpenProblem.ID) {
    problems.modify(id) { $0.needsNotification = false }
  }

  /// Returns the open problem that a report has begun; nil if there is none.
  func problem(of report: ErrorReport.ID) -> OpenProblem? {
    problems.openProblems.first { $0.report.id == report }
  }
}

// MARK: Answers

extension AppRouter {
  /// Does what a person has chosen in a notification, and returns when it is done.
  ///
  /// - Parameters:
  ///   - answer: The person's choice.
  ///   - open: Opens the place of a notification, and returns whether it has one.
  func handle(
    _ answer: ErrorNotification.Answer, open: (ErrorNotification) -> Bool
  ) async {
    let notification = answer.notification
    guard isCurrent(notification) else { return }
    let id = problem(of: notification.id)?.id ?? reportAgain(notification)
    notifications?.noteAnswer(to: notification.id)
    switch answer {
    case .open:
      let hasPlace = open(notification)
      if let id { show(id, opening: hasPlace) }
    case .tryAgain: if let id { await tryAgain(id, from: notification) }
    }
  }

  /// Returns whether an answer counts: the problem isn't over, and belongs to the current user.
  private func isCurrent(_ notification: ErrorNotification) -> Bool {
    if notifications?.isOver(notification.id) == true { return false }
    if notification.user == changes.user { return true }
    // As long as the app has named no user, the notification waits for another answer.
    if changes.user == nil { settings.notifier?.show(notification, quietly: true) }
    return false
  }

  /// Reports the problem of an earlier process, or one whose last failure was not presented, in the
  /// inbox.
  private func reportAgain(_ notification: ErrorNotification) -> OpenProblem.ID? {
    let handle = ErrorRouter(self).report(ErrorReport(notification.report), to: .notification)
    notifications?.noteAnswer(to: handle.id)
    return problem(of: handle.id)?.id
  }

  /// Shows a problem in the window that comes to the screen, unless the app has opened its place.
  private func show(_ id: OpenProblem.ID, opening hasPlace: Bool) {
    endNotification(of: id)
    guard let problem = problems[id], problem.subject.place == .inbox,
      let entry = problem.presentation?.id
    else { return }
    if hasPlace {
      inbox.markAsRead(entry)
    } else {
      requestedEntry = entry
      openRequestedInbox()
    }
  }

  /// Presents the inbox that a person has asked for in a notification, in the window that comes to
  /// the screen.
  func openRequestedInbox() {
    guard isOnScreen, let id = exchange(&requestedEntry, with: nil),
      inbox.entry(of: id) != nil
    else { return }
    front?.showInbox()
  }

  private func tryAgain(_ id: OpenProblem.ID, from notification: ErrorNotification) async {
    problems.modify(id) { $0.isAwaited = true }
    guard let problem = problems[id], problem.runCount > 0,
      retryState(of: problem, lasts: true) == .ready
    else { return }
    let intentions = problem.operations.compactMap { self.intentions[$0] }
    let beginning = Moment.next()
    tryAgain(id, by: notification.action)
    await notifications?.end(of: id)
    // The policies may not present another failure, but the person awaits an answer.
    if self.problem(of: notification.id) == nil,
      !intentions.contains(where: { $0.hasSucceeded(since: beginning) })
    {
      reportAgain(notification).map { id in problems.modify(id) { $0.isAwaited = true } }
    }
  }
}
