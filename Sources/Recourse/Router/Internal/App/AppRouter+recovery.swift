import Foundation

/// A weak reference to an intention.
struct WeakIntention {
  weak var intention: Intention?
}

// MARK: Running operations again

extension AppRouter {
  package func onRetry(
    of key: ErrorReport.Key, perform operation: (@MainActor () async throws -> Void)?
  ) {
    retries[key] = operation
    keyedIntentions[key]?.intention?.note(0)
  }

  /// Returns the intention of the operation with a key.
  func intention(for key: ErrorReport.Key) -> Intention {
    if let known = keyedIntentions[key]?.intention { return known }
    if keyedIntentions.count > 2 * intentions.count + 100 {
      keyedIntentions = keyedIntentions.filter { $0.value.intention != nil }
    }
    let intention = Intention(key: key)
    keyedIntentions[key] = WeakIntention(intention: intention)
    return intention
  }

  /// Returns whether an operation is registered under a key.
  func isRegistered(_ key: ErrorReport.Key) -> Bool {
    retries[key] != nil || changes.operations[key] != nil
  }

  /// Runs the operation that is registered under an intention's key.
  func runRegistered(_ intention: Intention) {
    if let key = intention.key, changes.operations[key] != nil { return performChange(of: key) }
    guard let operation = intention.key.flatMap({ retries[$0] }),
      let attempt = intention.registered
    else { return intention.stop() }
    Task {
      await attempt.runOnce(
        { try await $0.perform(from: attempt.source, by: attempt.simulation, operation) },
        as: intention, in: ErrorRouter(self))
    }
  }

  /// Runs all operations of a problem again at the person's request.
  ///
  /// A presentation that can change stays, shows the progress, and ends with a success.
  ///
  /// - Parameters:
  ///   - id: The problem.
  ///   - action: The title of the action that the person has chosen; nil if another action leads
  ///     here.
  func tryAgain(_ id: OpenProblem.ID, by action: String?) {
    problems.modify(id) { $0.chosenAction = action }
    update(id)
    runOperations(of: id, for: .tryAgain)
  }

  /// Runs the operations again that an alert or a sheet has counted, at the person's request.
  ///
  /// The presentation ends, and operations that fail again are presented again, regardless of the
  /// coalescing interval. Those that have joined the problem since the presentation began, which
  /// the systems can't change, are presented next: the person has not asked for their runs.
  func tryAgainAfterAnswer(_ id: OpenProblem.ID) {
    guard let problem = problems[id], let shown = problem.presentation else { return }
    let joined = problem.idleOperations.subtracting(shown.operations)
    run(members(of: problem, with: shown.operations), of: id, for: .tryAgain)
    if joined.isEmpty, shown.listed >= problem.samples.count {
      problems.close(id, answeredAt: nil)
    } else {
      presentRest(of: id, after: shown)
    }
  }

  /// Presents what has joined a problem since a presentation of it began, which a person has
  /// answered: the systems can't change an alert.
  func presentRest(of id: OpenProblem.ID, after shown: OpenProblem.Shown) {
    problems.modify(id) {
      $0.presentation = nil
      $0.unlist(shown.listed)
    }
    for member in problems[id].map({ members(of: $0, with: shown.operations) }) ?? []
    where !member.isRunning { leave(ReportPlace(problem: id, member: member.id)) }
    present(id)
  }

  /// Returns the members of a problem that belong to some operations.
  func members(
    of problem: OpenProblem, with operations: Set<Intention.ID>
  ) -> [OpenProblem.Member] {
    problem.orderedMembers.filter { $0.id.intention.map(operations.contains) ?? false }
  }

  func runOperations(of id: OpenProblem.ID, for repair: Outcome.Repair) {
    run(problems[id]?.orderedMembers ?? [], of: id, for: repair)
  }

  private func run(
    _ members: [OpenProblem.Member], of id: OpenProblem.ID, for repair: Outcome.Repair
  ) {
    for member in members {
      member.id.intention.flatMap { intentions[$0] }?
        .run(from: ReportPlace(problem: id, member: member.id), for: repair)
    }
  }

  /// Returns the operations that the presentation of a problem offers to run; empty if a retry
  /// can't help.
  func offeredOperations(of problem: OpenProblem) -> Set<Intention.ID> {
    retryState(of: problem) == nil ? [] : problem.operations
  }

  /// Returns the operations that an alert or a sheet, which never changes, offers to run: those
  /// that nobody has asked for yet, or those in progress, which may fail before the person answers.
  func countedOperations(of problem: OpenProblem) -> Set<Intention.ID> {
    let idle = problem.idleOperations
    return idle.isEmpty ? problem.operations : idle
  }
}

// MARK: The return of the network

extension AppRouter {
  /// Returns a report of reading with the event that resolves it: the return of the network.
  ///
  /// Only a success resolves a failed change, or a reading that can run again.
  func resolvedOnline(_ delivery: Delivery) -> ErrorReport {
    let report = delivery.report
    guard report.classified.shared?.cause == .offline,
      settings.network != nil || isLossOfNetworkAnnounced
    else { return report }
    let runsAgain = delivery.intention?.isAvailable ?? false
    return report.isReading && !runsAgain ? report.resolved(by: .online) : report
  }

  /// Whether a window's banner announces the loss of the network.
  var isLossOfNetworkAnnounced: Bool { openWindows.contains(where: \.isLossOfNetworkAnnounced) }

  /// Resolves the reports that the return of the network makes obsolete, and runs operations again.
  ///
  /// Those run that only read, or that had no effect without the network. All others stay on offer,
  /// and the inbox announces those that it has kept.
  func networkReturned() {
    let stopped = problems.openProblems.filter(isStopped)
    resolve(.online)
    for problem in stopped {
      problems.modify(problem.id) { $0.isCauseOver = true }
      update(problem.id)
      guard let problem = problems[problem.id] else { continue }
      let members = problem.orderedMembers.filter { $0.isAvailable && $0.isSafeOnline }
      if members.count < problem.members.count {
        announce(problem.id)
        renewNotification(of: problem.id)
      }
      run(members, of: problem.id, for: .reconnection)
    }
    performChanges()
    networkReturns.increment()
  }

  /// Returns whether a problem has failed for lack of a connection, in its latest run.
  func isStopped(_ problem: OpenProblem) -> Bool {
    problem.latest.classified.shared?.cause == .offline
  }

  /// Returns whether the operations of a problem whose presentation a person has closed can succeed
  /// when the network is back: only a success resolves them.
  func isResumable(_ problem: OpenProblem) -> Bool {
    (isNetworkLost || isLossOfNetworkAnnounced) && !problem.isCauseOver && isStopped(problem)
      && problem.subject.place != .inbox && problem.runCount > 0
  }

  /// Keeps the operations of a problem in the inbox after its presentation, which the person has
  /// read.
  func keepOperations(of id: OpenProblem.ID) {
    for member in problems[id]?.orderedMembers ?? [] where !member.isAvailable {
      leave(ReportPlace(problem: id, member: member.id))
    }
    problems.modify(id) { $0.presentation = nil }
    move(id, to: .inbox, isRead: true)
  }

  /// Waits for the return of the network after a failure for lack of it.
  func awaitReconnection(after report: ErrorReport) {
    if let network = settings.network, report.classified.shared?.cause == .offline {
      awaitReconnection(to: network)
    }
  }

  /// Waits until the network has been lost and is reachable again.
  ///
  /// A signal may report the loss only after the request that has failed for it.
  func awaitReconnection(to network: NetworkSignal) {
    guard reconnection == nil else { return }
    reconnection = Task { [weak self] in
      for await isReachable in network.updates() {
        if isReachable, self?.isNetworkLost == true { break }
        self?.isNetworkLost = !isReachable
      }
      guard !Task.isCancelled, let self else { return }
      reconnection = nil
      // A banner says so when it goes.
      if exchange(&isNetworkLost, with: false), !isLossOfNetworkAnnounced { networkReturned() }
    }
  }
}

extension ErrorReport {
  /// Whether the operation only reads, so that nothing is lost if it isn't run again.
  var isReading: Bool {
    (origin == .firstLoad || origin == .refresh) && retryKey == nil
      || resolvedBy.contains(.online)
  }
}

extension ErrorReport.Key {
  /// The event that the network becomes reachable.
  static let online: Self = "Recourse.online"
}

// MARK: Delays

extension AppRouter {
  /// Returns whether a person can try again now; nil if a retry can't help any report.
  ///
  /// - Parameters:
  ///   - problem: The problem.
  ///   - lasts: Whether the presentation lasts while the person acts, as one in the inbox always
  ///     does. The default is false.
  /// - Returns: The state of the action that tries again.
  func retryState(of problem: OpenProblem, lasts: Bool = false) -> ToastContent.ActionState? {
    if problem.isRunning { return .running }
    let advice = advice(of: problem, lasts: lasts)
    if advice.contains(.now) { return .ready }
    guard advice.contains(where: { $0 != .never }) else { return nil }
    return problem.retryDelay.flatMap { $0.rest > .zero ? .waiting($0) : nil } ?? .ready
  }

  private func advice(of problem: OpenProblem, lasts: Bool = false) -> [RetryAdvice] {
    let reports = problem.samples.isEmpty ? [problem.latest] : problem.samples.map(\.report)
    let lasts = lasts || problem.subject.place == .inbox
    return reports.map { report in
      let tree = report.classified.tree
      // A recovery option comes first, and runs the operation itself.
      let canMend = lasts && tree.remedy == .needsUser && !offersRecovery(report)
      return tree.retryAdvice(at: problem.latest.date, lasts: canMend)
    }
  }

  private func offersRecovery(_ report: ErrorReport) -> Bool {
    !settings.describer.describe(report.error).recoveryOptions.isEmpty
  }

  /// Updates the presentation of a problem during and at the end of the delay before a retry can
  /// help.
  func beginDelay(of id: OpenProblem.ID) {
    guard let problem = problems[id], problem.retryDelay == nil else { return }
    delays.removeValue(forKey: id)?.cancel()
    let advice = advice(of: problem)
    let shortest = advice.compactMap { if case .after(let delay) = $0 { delay } else { nil } }.min()
    guard let shortest, !advice.contains(.now) else { return }
    let delay = RetryDelay(shortest, by: time)
    problems.modify(id) { $0.retryDelay = delay }
    delays[id] = Task { [weak self, time] in
      for rest in [RetryDelay.countdown, .zero] where delay.rest > rest {
        guard (try? await time.sleep(delay.rest - rest)) != nil else { return }
        self?.update(id)
      }
    }
  }

  /// Lets a problem wait for a report that requests a longer delay than the rest of the known one.
  func extendDelay(of id: OpenProblem.ID, for report: ErrorReport) {
    guard let known = problems[id]?.retryDelay,
      let delay = report.classified.tree.pendingDelay(), known.rest < delay
    else { return }
    problems.modify(id) { $0.retryDelay = nil }
  }

  /// Returns the describer for a problem, which omits a delay that is over.
  ///
  /// - Parameters:
  ///   - problem: The problem.
  ///   - countdown: The delay that a button counts down instead; nil if there is no such button.
  /// - Returns: The describer.
  func describer(for problem: OpenProblem, countdown: RetryDelay?) -> ErrorDescriber {
    let isCounted = countdown.map { $0.rest <= RetryDelay.countdown } ?? false
    let isOver = problem.retryDelay.map { $0.rest == .zero } ?? false
    return isCounted || isOver ? settings.describer.omittingDelays : settings.describer
  }
}
