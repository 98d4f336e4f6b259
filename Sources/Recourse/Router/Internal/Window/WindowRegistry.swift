/// The windows of an app, and their shared state.
@MainActor
package final class WindowRegistry {
  /// A weak reference to a window.
  private final class Member {
    private(set) weak var window: WindowRouter?

    init(_ window: WindowRouter) {
      self.window = window
    }
  }

  /// The app's route actions, which apply in all windows.
  private(set) var routes: [ErrorRoute: RouteHandler.Action] = [:]
  private(set) var retries: [ErrorReport.Key: @MainActor () async throws -> Void] = [:]
  /// The operations that are running again, with the reports that offered the runs.
  private var running: [ErrorReport.Key: ReportPlace] = [:]
  /// The task that waits for the network while a problem reports a missing connection.
  private var reconnection: Task<Void, Never>?
  private var members: [Member] = []
  private var budget: AttentionBudget
  private let journal: ErrorJournal

  nonisolated init(_ settings: WindowRouter.Settings) {
    budget = AttentionBudget(settings.interruptionsPerMinute)
    journal = settings.journal
  }

  deinit {
    reconnection?.cancel()
  }

  /// The open window with the most recent activity.
  var front: WindowRouter? { members.last { $0.window?.isOpen == true }?.window }

  func moveToFront(_ window: WindowRouter) {
    if let last = members.indices.last, members[last].window === window { return }
    members.removeAll { $0.window == nil || $0.window === window }
    members.append(Member(window))
  }

  /// Whether no interruption is open in any window, so that a person awaits the answer to an
  /// action.
  var isQuiet: Bool { !members.contains { $0.window?.problems.interrupts == true } }

  /// Records an interruption, unless the person has been interrupted too often.
  ///
  /// - Parameters:
  ///   - now: The time of the interruption.
  ///   - isAwaited: Whether the person awaits the interruption, so that it can't come too often.
  /// - Returns: Whether to interrupt the person.
  func interrupt(at now: Duration, isAwaited: Bool) -> Bool {
    budget.spend(at: now, isAwaited: isAwaited)
  }

  /// Resolves all reports that an event makes obsolete, in all windows.
  func resolve(_ key: ErrorReport.Key) {
    journal.durableStore?.resolve(key)
    for member in members { member.window?.resolve(key) }
  }

  func onRoute(_ route: ErrorRoute, perform action: RouteHandler.Action?) {
    routes[route] = action
  }

  /// Returns the route handler of a view, from the window with the most recent activity.
  func handler(of route: ErrorRoute) -> RouteHandler? {
    members.reversed().lazy.compactMap { $0.window?.handler(of: route) }.first
  }

  func onRetry(
    of key: ErrorReport.Key, perform operation: (@MainActor () async throws -> Void)?
  ) {
    retries[key] = operation
    updateProblems(thatRetry: key)
  }

  /// The keys of the registered operations that are running again.
  var runningKeys: some Sequence<ErrorReport.Key> { running.keys }

  /// Records that the reports which offered a run have moved.
  func move(_ key: ErrorReport.Key, from place: ReportPlace, to other: ReportPlace) {
    if running[key] == place { running[key] = other }
  }

  /// Runs a registered operation again, unless it is running already.
  ///
  /// All presentations of the operation's failures show its progress. An error that the operation
  /// throws takes the same path as its previous error.
  ///
  /// - Parameters:
  ///   - key: The key of the operation.
  ///   - attempt: The attempt that repeats the operation.
  ///   - number: The number of the attempt.
  ///   - place: The reports that offered the run.
  ///   - window: The window that receives a failure.
  func run(
    _ key: ErrorReport.Key, as attempt: Attempt, number: Int, from place: ReportPlace,
    in window: WindowRouter
  ) {
    guard let operation = retries[key], running[key] == nil else { return }
    running[key] = place
    updateProblems(thatRetry: key)
    Task {
      do {
        try await window.settings.describer.catalog.during(operation)
        running[key] = nil
        resolve(key)
      } catch {
        let place = running.removeValue(forKey: key) ?? place
        // A cancelled run is no attempt.
        let catalog = window.settings.describer.catalog
        let delivery = attempt.delivery(
          of: error, number: number, in: journal, by: catalog, repeating: place)
        guard !delivery.report.classified.isCancellation else {
          return updateProblems(thatRetry: key)
        }
        (place.window ?? window).receive(delivery)
        // The new report is elsewhere if no later attempt is on offer here.
        if place.nextAttempt == number { place.resolve() }
        updateProblems(thatRetry: key, after: number)
      }
    }
  }

  private func updateProblems(thatRetry key: ErrorReport.Key, after attempt: Int = 1) {
    for member in members { member.window?.updateProblems(thatRetry: key, after: attempt) }
  }

  /// Resolves the reports of a missing connection as soon as the network is reachable again.
  ///
  /// If the signal claims connectivity from the start, the reports stay: a failed request is better
  /// evidence than the signal.
  func awaitReconnection(to network: NetworkSignal) {
    guard reconnection == nil else { return }
    reconnection = Task { [weak self] in
      var wasUnreachable = false
      await network.waitUntilReachable { wasUnreachable = true }
      guard !Task.isCancelled, let self else { return }
      reconnection = nil
      if wasUnreachable { resolve(.online) }
    }
  }
}

extension ErrorReport.Key {
  /// The event that the network becomes reachable.
  static let online: Self = "Recourse.online"
}

/// Counts the interruptions of a person, at most a given number in each minute.
struct AttentionBudget: Sendable {
  private let limit: Int
  /// The times of the interruptions during the last minute, in order.
  private var times: [Duration] = []

  init(_ limit: Int) {
    self.limit = limit
  }

  /// Records an interruption, unless the person has been interrupted too often.
  ///
  /// - Parameters:
  ///   - now: The time of the interruption.
  ///   - isAwaited: Whether the person awaits the interruption, so that it can't come too often.
  /// - Returns: Whether to interrupt the person.
  mutating func spend(at now: Duration, isAwaited: Bool) -> Bool {
    let minuteAgo = now - .seconds(60)
    if let first = times.first, first <= minuteAgo { times.removeAll { $0 <= minuteAgo } }
    if times.count < limit {
      times.append(now)
      return true
    }
    guard isAwaited else { return false }
    if limit > 0 {
      times.removeFirst()
      times.append(now)
    }
    return true
  }
}
