// MARK: Notifications outside of the windows

extension AppRouter {
  /// Whether a window of the app is on screen.
  var isOnScreen: Bool { openWindows.contains { !$0.isInBackground } }

  /// Returns whether a person must hear of a report outside of the app's windows: they await it, or
  /// a policy says so.
  func needsNotification(_ delivery: Delivery) -> Bool {
    guard settings.notifier != nil, delivery.isAwaited || delivery.isForNotification else {
      return false
    }
    // The process that has reported it first has shown a notification.
    if delivery.report.error is ErrorReport.Snapshot { notifications?.adopt(delivery.report.id) }
    return !isOnScreen
  }

  /// The problems to show as notifications, oldest first.
  ///
  /// A problem is left out while its operation runs, and while it waits for the network, whose
  /// return runs the operation again or announces the problem.
  var notifiedProblems: [OpenProblem] {
    problems.openProblems.filter { problem in
      guard problem.needsNotification, !problem.isRunning,
        let shown = problem.presentation?.id, !inbox.isRead(shown)
      else { return false }
      return settings.network == nil || !isStopped(problem) || problem.isCauseOver
    }
  }

  /// Returns whether a notification may interrupt the person.
  ///
  /// The problem of an alert, a sheet or a toast has been counted.
  func mayNotify(of problem: OpenProblem) -> Bool {
    problem.subject.place.interrupts || budget.spend(at: time.now(), isAwaited: false)
  }

  /// Shows a problem in the windows alone from now on.
  func endNotification(of id: OpenProblem.ID) {
    problems.modify(id) { $0.needsNotification = false }
  }

  /// Does what a person has chosen in a notification, and returns when it is done.
  ///
  /// - Parameters:
  ///   - answer: What the person has chosen.
  ///   - source: The place in the code that passes the answer on.
  ///   - open: Opens the place of a notification, and returns whether it has one.
  func handle(
    _ answer: ErrorNotification.Answer, source: ErrorReport.Source,
    open: (ErrorNotification) -> Bool
  ) async {
    switch answer {
    case .open(let notification): show(notification, open: open)
    case .tryAgain(let notification): await tryAgain(notification, source: source)
    }
  }

  private func show(_ notification: ErrorNotification, open: (ErrorNotification) -> Bool) {
    let entry = problem(of: notification).flatMap { problem in
      problem.subject.place == .inbox ? problem.presentation?.id : nil
    }
    if open(notification) {
      if let entry { inbox.markAsRead(entry) }
    } else if entry != nil {
      opensInbox = true
      openRequestedInbox()
    }
  }

  /// Presents the inbox that a person has asked for in a notification, in the window that comes to
  /// the screen.
  func openRequestedInbox() {
    guard opensInbox, isOnScreen else { return }
    opensInbox = false
    front?.showInbox()
  }

  private func tryAgain(_ notification: ErrorNotification, source: ErrorReport.Source) async {
    notifications?.forget(notification.id)
    if let problem = problem(of: notification), case .ready = retryState(of: problem),
      problem.runCount > 0
    {
      tryAgain(problem.id, by: notification.action)
      await notifications?.end(of: problem.id)
    } else if let key = notification.retryKey, changes.operations[key] != nil {
      performChange(of: key)
      await changes.runs[key]?.task.value
    } else if let key = notification.retryKey, let operation = retries[key] {
      await Attempt(origin: .background, retryKey: key, source: source)
        .runOnce(operation, as: intention(for: key), in: ErrorRouter(self))
    } else if problem(of: notification) == nil {
      // The system has removed the notification, whose problem nobody else knows.
      settings.notifier?.show(notification.withoutAction, quietly: true)
    }
  }

  private func problem(of notification: ErrorNotification) -> OpenProblem? {
    problems.openProblems.first { $0.report.id == notification.id }
  }
}
