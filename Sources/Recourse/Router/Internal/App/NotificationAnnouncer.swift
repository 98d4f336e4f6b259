/// Shows what a person must hear of as notifications, while no window of the app is on screen.
@MainActor
final class NotificationAnnouncer {
  private weak var app: AppRouter?
  private let notifier: any ErrorNotifier
  private let turn = NextTurn()
  /// The notifications that are shown; nil for one that an earlier process may have shown.
  private var shown: [ErrorNotification.ID: ErrorNotification?] = [:]
  /// All notifications that this process knows, which a person may answer when they are over.
  private var known: Set<ErrorNotification.ID> = []
  /// The ends of the runs that a person has started in a notification.
  private var runs: [OpenProblem.ID: Promise<Void>] = [:]

  init(_ app: AppRouter, _ notifier: any ErrorNotifier) {
    self.app = app
    self.notifier = notifier
  }

  /// Updates the notifications, once for all changes in a turn of the main actor.
  func update() {
    turn.run { [weak self] in self?.updateNow() }
  }

  /// Takes over a notification that an earlier process may have shown.
  func adopt(_ id: ErrorNotification.ID) {
    if shown[id] == nil { shown[id] = .some(nil) }
    known.insert(id)
    update()
  }

  /// Records that the system has removed a notification, because a person has answered it.
  func noteAnswer(to id: ErrorNotification.ID) {
    shown[id] = nil
    known.insert(id)
    update()
  }

  /// Withdraws a notification of an earlier process, whose problem is over.
  func end(_ id: ErrorNotification.ID) {
    known.insert(id)
    notifier.withdraw(id)
  }

  /// Returns whether the problem of a notification is over.
  func isOver(_ id: ErrorNotification.ID) -> Bool {
    known.contains(id) && app?.problem(of: id) == nil
  }

  /// Waits until the operations of a problem have ended.
  func end(of id: OpenProblem.ID) async {
    let run = runs[id] ?? Promise(withdrawn: ())
    runs[id] = run
    update()
    await run.answer()
  }

  private func updateNow() {
    guard let app else { return }
    if app.isOnScreen {
      // The windows show the problems from now on.
      for problem in app.problems.openProblems where problem.needsNotification {
        app.endNotification(of: problem.id)
      }
    }
    let problems = app.isOnScreen ? [] : app.notifiedProblems
    let current = Set(problems.map(\.report.id))
    for id in shown.keys where !current.contains(id) {
      shown[id] = nil
      notifier.withdraw(id)
    }
    for problem in problems { show(problem, in: app) }
    for (id, run) in runs where app.problems[id]?.isRunning != true {
      runs[id] = nil
      run.resolve(())
    }
  }

  private func show(_ problem: OpenProblem, in app: AppRouter) {
    let id = problem.report.id
    let last = shown[id]
    guard last != nil || app.mayNotify(of: problem) else {
      return app.endNotification(of: problem.id)
    }
    let notification = app.notification(of: problem)
    shown[id] = notification
    known.insert(id)
    switch last {
    case .some(nil), .some(notification): break
    case .some: notifier.show(notification, quietly: true)
    case nil: notifier.show(notification, quietly: false)
    }
  }
}
