/// Routes the errors of an app, and decides which of them are presented and which wait.
///
/// The router owns what all windows share: the open problems, the inbox, the routes, the registered
/// operations and the number of interruptions. ``WindowRouter`` is one of the app's windows.
@MainActor
package final class AppRouter: ReportReceiver {
  package let settings: Settings
  /// The problems that wait until the person opens them.
  package let inbox = ErrorInbox()
  /// The problems that are open or were open recently.
  var problems: OpenProblems {
    didSet { notifications?.update() }
  }
  /// The promises that return the outcomes of the problems' first reports to their callers.
  var promises: [OpenProblem.ID: Promise<Outcome>] = [:]
  /// The intentions of the operations with unresolved reports.
  var intentions: [Intention.ID: Intention] = [:]
  /// The tasks that update the presentations of problems during a delay.
  var delays: [OpenProblem.ID: Task<Void, Never>] = [:]
  /// The problems whose presentations are out of date, and will be updated in the next turn.
  var outdated: Set<OpenProblem.ID> = []
  /// The app's route actions, which apply in all windows.
  var routes: [ErrorRoute: RouteHandler.Action] = [:]
  /// The views whose handlers are running.
  var runningHandlers: [ErrorRoute: RunningHandler] = [:]
  /// The moments at which the handlers of the routes last helped.
  var renewals: [ErrorRoute: Moment] = [:]
  /// The registered operations.
  var retries: [ErrorReport.Key: @MainActor () async throws -> Void] = [:]
  /// The changes that are kept until they have succeeded.
  let changes = KeptChanges()
  /// The intentions that have a key, while they are in use.
  var keyedIntentions: [ErrorReport.Key: WeakIntention] = [:]
  var budget: AttentionBudget
  /// Whether each presentation names the rules that have led to it, for developers.
  package var explainingViews = 0
  /// The failures that stand in for the app's operations; nil for none.
  package var simulation: FailureSimulation?
  /// The task that ends the wait of problems that no longer help as an interruption, and its time.
  var expiry: (end: Duration, task: Task<Void, Never>)?
  /// The task that follows the network, from a failure without a connection to the next return.
  var reconnection: Task<Void, Never>?
  /// Whether that task has learned that the network is lost.
  var isNetworkLost = false
  /// The returns of the network, after which views load again what they show as failed.
  package let networkReturns = ObservedCount()
  /// The windows, in the order of their latest activity.
  var windows: [WeakWindow] = []
  /// The surfaces that keep the problems while no window is open.
  package let home = WindowSurfaces()
  /// The surfaces by their identities.
  var surfaces: [WindowSurfaces.ID: WindowSurfaces] = [:]
  let time: ElapsedTime
  private lazy var announcer = InboxAnnouncer(self)
  /// Shows problems outside of the windows; nil if the app has no notifications.
  private(set) lazy var notifications = settings.notifier.map { NotificationAnnouncer(self, $0) }
  /// The entry for which a person has opened a notification, and which no window has shown yet.
  var requestedEntry: PresentationID?

  nonisolated package init(_ settings: Settings) {
    self.settings = settings
    problems = OpenProblems(
      limit: settings.waitingLimit, coalescingInterval: settings.coalescingInterval)
    budget = AttentionBudget(settings.interruptionsPerMinute)
    time = ElapsedTime(by: settings.clock)
    surfaces = [home.id: home]
  }

  deinit {
    expiry?.task.cancel()
    reconnection?.cancel()
    for delay in delays.values { delay.cancel() }
    let outcomes = problems.problems.mapValues { $0.answer ?? .undeliverable }
    for problem in problems.problems.values {
      settings.journal.settle(problem.report.id, as: outcomes[problem.id] ?? .undeliverable)
    }
    Task { @MainActor [promises, intentions, changes] in
      for (id, outcome) in outcomes { promises[id]?.resolve(outcome) }
      for intention in intentions.values { intention.end() }
      changes.close()
    }
  }

  package var app: AppRouter? { self }

  package var window: WindowRouter? { nil }

  package func receive(_ delivery: Delivery) {
    receive(delivery, in: nil)
  }

  /// Settles a report.
  ///
  /// - Parameters:
  ///   - delivery: The report.
  ///   - window: The window of the reporting view; nil if there is none. If the window is closed,
  ///     the window of the previous report or the frontmost one presents the report, or the report
  ///     waits for the next window.
  func receive(_ delivery: Delivery, in window: WindowRouter?) {
    let window =
      [window, delivery.repeated.flatMap(self.window), front].first { $0?.isOpen == true } ?? nil
    if let window { moveToFront(window) }
    let decision = decision(for: delivery)
    let path = decision.path
    var delivery = delivery
    if case .present(.notification, _) = decision.disposition { delivery.isForNotification = true }
    switch decision.disposition {
    case .ignore: record(delivery, as: .ignored, path: path)
    case .log: record(delivery, as: .logged, path: path)
    case .present(let surface, evenIfShown: false):
      present(delivery, on: surface, in: window, path: path)
    // No view shows the error where it was reported, so a toast presents it.
    case .inline, .parent: present(delivery, on: .toast, in: window, path: path)
    case .present(let surface, evenIfShown: true):
      let whole = window?.showAtFields(delivery).whole ?? delivery
      show(whole, at: place(of: surface, in: window), path: path)
    case .route(let route): send(delivery, to: route, in: window, path: path)
    }
  }

  /// Presents a report, unless the reporting view or the fields of a form show the whole error.
  func present(
    _ delivery: Delivery, on surface: Disposition.Surface, in window: WindowRouter?,
    path: [RuleTrace]
  ) {
    guard !delivery.isShown else { return record(delivery, as: .inlined, path: path) }
    let fields = window?.showAtFields(delivery)
    if let fields, fields.rest == nil { return record(fields.whole, as: .inlined, path: path) }
    let rest = fields?.rest ?? delivery
    if rest.report.classified.shared?.cause == .offline, let step = window?.confirmLossOfNetwork() {
      show(rest, at: place(of: .banner, in: window), path: path + [step])
    } else {
      show(rest, at: place(of: surface, in: window), path: path)
    }
  }

  package func record(_ delivery: Delivery, as outcome: Outcome) {
    record(delivery, as: outcome, path: [])
  }

  func record(_ delivery: Delivery, as outcome: Outcome, path: [RuleTrace]) {
    var delivery = delivery
    awaitReconnection(after: delivery.report)
    settings.journal.record(delivery.report, as: outcome, path: path)
    if let repeated = delivery.repeated { discard(repeated) }
    delivery.end(as: outcome)
  }

  private func decision(for delivery: Delivery) -> PolicyDecision {
    let report = delivery.report
    if let forced = delivery.forced, !report.classified.isCancellation { return forced }
    return delivery.surroundings.policies.isEmpty
      ? settings.policy.decision(for: report)
      : ErrorPolicy.decision(for: report, in: delivery.surroundings.policies + [settings.policy])
  }

  private func place(
    of surface: Disposition.Surface, in window: WindowRouter?
  ) -> OpenProblem.Place {
    surface == .inbox || surface == .notification
      ? .inbox : .surface(surface, of: (window?.surfaces ?? home).id)
  }

  /// Announces the problems of the inbox in the frontmost window from now on.
  func announceInbox() {
    inbox.onChange = { [weak announcer] in announcer?.update() }
    announcer.update()
  }
}
