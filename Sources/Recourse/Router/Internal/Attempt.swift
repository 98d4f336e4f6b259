/// Runs an operation, reports its failures, and runs it again when a person asks for it.
package struct Attempt: Sendable {
  let origin: ErrorOrigin
  /// What fails if the operation fails, in the person's words; nil if unknown.
  let title: ErrorTitle?
  /// Details of the situation that anyone may read, by name.
  let details: [String: String]
  package let retryKey: ErrorReport.Key?
  package let offersTryAgain: Bool
  let source: ErrorReport.Source
  /// The events that resolve the reports, besides the success of the operation.
  let resolvedBy: Set<ErrorReport.Key>
  /// The policies that decide about the reports before those of the router.
  let policies: [ErrorPolicy]
  /// Whether the operation is registered under the key, so that no task awaits its next run.
  private let isRegistered: Bool
  /// The failures that stand in for the runs of a registered operation; nil for those of the app.
  let simulation: FailureSimulation?
  /// The kept change that the operation performs; nil if there is none.
  private let keptChange: KeptChange.ID?
  /// Whether a person awaits the answer; nil if the origin of the report says so.
  private let isAwaited: Bool?

  package init(
    origin: ErrorOrigin, title: ErrorTitle? = nil, retryKey: ErrorReport.Key? = nil,
    offersTryAgain: Bool = true, source: ErrorReport.Source
  ) {
    self.origin = origin
    self.title = title
    details = [:]
    self.retryKey = retryKey
    self.offersTryAgain = offersTryAgain
    self.source = source
    resolvedBy = []
    policies = []
    isRegistered = false
    simulation = nil
    keptChange = nil
    isAwaited = nil
  }

  /// Creates the attempt that performs a kept change.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - isRefused: Whether no other run can succeed.
  ///   - isAwaited: Whether a person awaits the answer.
  init(performing change: KeptChange, isRefused: Bool, isAwaited: Bool) {
    origin = change.origin
    title = change.title.map(ErrorTitle.init(verbatim:))
    details = [:]
    retryKey = isRefused ? nil : change.key
    offersTryAgain = true
    source = change.source
    resolvedBy = []
    policies = []
    isRegistered = true
    simulation = nil
    keptChange = change.id
    self.isAwaited = isAwaited
  }

  /// Creates the attempt that repeats the registered operation of a report.
  ///
  /// - Parameters:
  ///   - report: The report of the previous attempt.
  ///   - surroundings: The policies and the simulated failures that the report passed.
  init(repeating report: ErrorReport, in surroundings: ReportSurroundings) {
    origin = report.origin
    title = report.title.map(ErrorTitle.init(verbatim:))
    details = report.details
    retryKey = report.retryKey
    offersTryAgain = true
    source = report.source
    resolvedBy = report.resolvedBy
    policies = surroundings.policies
    simulation = surroundings.simulation
    isRegistered = true
    keptChange = nil
    isAwaited = nil
  }

  /// Runs an operation, or lets it fail as simulated, until it succeeds or no retry is requested.
  ///
  /// - Parameters:
  ///   - hold: The router that receives the failures, held except while a person decides.
  ///   - intention: The intention of the operation. The default is a new one.
  ///   - operation: The operation.
  /// - Returns: The result of the operation; nil if it failed for good.
  @MainActor
  package func run<Value: Sendable>(
    in hold: RouterHold, as intention: Intention = Intention(),
    _ operation: @MainActor () async throws -> Value
  ) async -> Value? {
    await repeatRuns(in: hold, as: intention) { router in
      try await router.perform(from: source, operation)
    }
  }

  /// Makes runs until one succeeds or no retry is requested.
  ///
  /// - Parameters:
  ///   - hold: The router that receives the failures, held except while a person decides.
  ///   - intention: The intention of the operation.
  ///   - body: A run, which gets the router.
  /// - Returns: The result of the run; nil if it failed for good.
  @MainActor
  package func repeatRuns<Value: Sendable>(
    in hold: RouterHold, as intention: Intention,
    _ body: @MainActor (ErrorRouter) async throws -> Value
  ) async -> Value? {
    while true {
      let run = await hold.use { await runOnce(body, as: intention, in: $0) }
      switch run {
      case nil: return nil
      case .success(let value): return value
      case .failure(let failure):
        guard failure.isOffered, await intention.isAccepted() else { return nil }
      }
    }
  }

  /// Makes a run, and reports its failure.
  ///
  /// - Returns: The value, or the failure, which the router has received.
  @MainActor
  @discardableResult
  func runOnce<Value: Sendable>(
    _ body: @MainActor (ErrorRouter) async throws -> Value, as intention: Intention,
    in router: ErrorRouter
  ) async -> Result<Value, ReportedFailure> {
    let beginning = Moment.next()
    intention.begin()
    do {
      let value = try await router.catalog.during { try await body(router) }
      intention.succeed()
      if let retryKey { router.resolve(retryKey) }
      return .success(value)
    } catch {
      let isOffered = report(error, to: router, as: intention, since: beginning)
      return .failure(ReportedFailure(isOffered: isOffered))
    }
  }

  /// Reports the failure of an attempt.
  ///
  /// - Parameters:
  ///   - error: The error that was thrown.
  ///   - router: The router that receives the report.
  ///   - intention: The intention of the operation, which ends if the task was cancelled and no
  ///     other one offers a run.
  ///   - beginning: The moment at which the attempt began: a success since then makes the failure
  ///     obsolete. The default is nil: unknown.
  /// - Returns: Whether the caller can await the decision to run the operation again.
  @MainActor
  @discardableResult
  package func report(
    _ error: any Error, to router: ErrorRouter, as intention: Intention,
    since beginning: Moment? = nil
  ) -> Bool {
    let number = intention.attempts + 1
    var report = ErrorReport(
      error, origin: origin, title: router.describer.words(of: title), details: details,
      source: source, attempt: number,
      retryKey: retryKey, resolvedBy: resolvedBy, catalog: router.catalog)
    report.keptChange = keptChange
    // A cancelled operation may throw any error, and no caller waits for its result.
    let isOver = Task.isCancelled
    let isObsolete = beginning.map(intention.hasSucceeded) ?? false
    // A cancelled run is no attempt, so an earlier failure is the last one still.
    let isNoAttempt =
      isOver || isObsolete || report.classified.isCancellation && !intention.isResolved
    let delivery = Delivery(
      report, in: router.journal, isRequested: intention.isRequested, isAwaited: isAwaited,
      intention: isNoAttempt ? nil : intention, repeating: isNoAttempt ? nil : intention.previous,
      policies: policies)
    if isObsolete, !isOver {
      router.record(delivery, as: report.classified.isCancellation ? .ignored : .resolved)
      return false
    }
    let offersRun = offersTryAgain && !isRegistered && !isOver
    let isOffered = offersRun && (!isNoAttempt || intention.repair != nil)
    if isOffered {
      intention.offer(after: isNoAttempt ? 0 : number)
    } else {
      intention.stop(after: isNoAttempt ? 0 : number)
    }
    if isNoAttempt {
      router.record(delivery, as: .ignored)
      if isOver || intention.isResolved { intention.cancel() }
    } else {
      router.deliver(delivery)
    }
    return isOffered
  }
}

/// A failure of a run that a router has received.
struct ReportedFailure: Error {
  /// Whether the task of the operation can await the decision to run it again.
  let isOffered: Bool
}
