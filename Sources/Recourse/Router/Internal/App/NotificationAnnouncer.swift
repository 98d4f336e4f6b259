/// Shows what a person must hear of as notifications, while no window of the app is on screen.
@MainActor
final class NotificationAnnouncer {
  private weak var app: AppRouter?
  private let notifier: any ErrorNotifier
  private var isUpdating = false
  /// The notifications that are shown; nil for one of an earlier process, whose words are unknown.
  private var shown: [ErrorNotification.ID: ErrorNotification?] = [:]
  /// The ends of the runs that a person has started in a notification.
  private var runs: [OpenProblem.ID: Promise<Void>] = [:]

  init(_ app: AppRouter, _ notifier: any ErrorNotifier) {
    self.app = app
    self.notifier = notifier
  }

  /// Updates the notifications, once for all changes in a turn of the main actor.
  func update() {
    guard !isUpdating else { return }
    isUpdating = true
    Task { [weak self] in
      self?.isUpdating = false
      self?.updateNow()
    }
  }

  /// Takes over a notification of an earlier process.
  func adopt(_ id: ErrorNotification.ID) {
    if shown[id] == nil { shown[id] = .some(nil) }
    update()
  }

  /// Records that the system has removed a notification, because a person has answered it.
  func forget(_ id: ErrorNotification.ID) {
    shown[id] = nil
    update()
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
    let problems = app.notifiedProblems
    let known = Set(problems.map(\.report.id))
    for id in shown.keys where !known.contains(id) {
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
    let notification = app.notification(of: problem)
    if let last = shown[notification.id] {
      guard let last, last != notification else { return }
      notifier.show(notification, quietly: true)
    } else if app.mayNotify(of: problem) {
      notifier.show(notification, quietly: false)
    } else {
      return app.endNotification(of: problem.id)
    }
    shown[notification.id] = notification
  }
}
