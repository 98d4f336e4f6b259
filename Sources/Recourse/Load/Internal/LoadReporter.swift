import Foundation
import Observation

/// Reports the failures of a load, and resolves the reports when they become obsolete.
///
/// A load reports to its own router, or else to the router of the view that shows it. A report
/// whose failure a view shows is marked as shown, so that no second place presents it.
@MainActor
@Observable
package final class LoadReporter {
  /// A view that shows the load.
  private struct Viewer {
    weak var view: AnyObject?
    let router: ErrorRouter
    let showsBesideContent: @MainActor () -> Bool
  }

  /// Whether a handler around the view has dealt with the failure, and would do so again.
  package var wasHandled: Bool {
    let claimant = claims.last?.reporter ?? self
    return claimant.isHandled
  }
  private var isHandled = false
  @ObservationIgnored private let router: ErrorRouter?
  @ObservationIgnored private let source: ErrorReport.Source
  /// The event that resolves the reports.
  @ObservationIgnored private let key = ErrorReport.Key(rawValue: "Recourse.load.\(UUID())")
  @ObservationIgnored private var viewers: [Viewer] = []
  /// The router around the most recent view, for a run that is cancelled because the view
  /// disappears.
  @ObservationIgnored private weak var lastRouter: ErrorRouter?
  /// The routers that have unresolved reports of the load.
  @ObservationIgnored private var routers: [ErrorRouter] = []
  /// The intention to load, which the presentations of the failure share with the views.
  @ObservationIgnored private let intention = Intention()
  /// Loads again; nil before the first failure.
  @ObservationIgnored private var retry: (@MainActor () async -> Void)?
  /// The number of failed attempts since the last value, or since there is another operation.
  private var failedAttempts = 0
  /// The last failure whose attempts are counted.
  @ObservationIgnored private var lastCounted: ReportClaim?
  /// The claims on the failures since the last value.
  @ObservationIgnored private var claims: [ReportClaim] = []
  /// The reason for the run in progress, if no presentation has asked for it.
  @ObservationIgnored package var repair = Outcome.Repair.tryAgain
  /// The number of reports and resolutions so far; an answer counts only for the latest report.
  @ObservationIgnored private var generation = 0

  /// Creates a reporter.
  ///
  /// - Parameters:
  ///   - router: The router that receives the failures; nil for the router of the views that show
  ///     the load.
  ///   - source: The source location of the reports.
  nonisolated package init(router: ErrorRouter?, source: ErrorReport.Source) {
    self.router = router
    self.source = source
  }

  deinit {
    let routers = routers
    guard !routers.isEmpty else { return }
    Task { @MainActor [key] in
      for router in routers { router.resolve(key) }
    }
  }

  /// Adds a view that shows the load; the first view resolves reports presented elsewhere until
  /// then.
  ///
  /// - Parameters:
  ///   - view: The view, or its model.
  ///   - router: The router around the view.
  ///   - showsBesideContent: Returns whether the view shows a failure even while the value stays.
  ///     The default returns true.
  package func attach(
    _ view: AnyObject, reportingTo router: ErrorRouter,
    showsBesideContent: @escaping @MainActor () -> Bool = { true }
  ) {
    let isFirst = !hasViewers
    remove(view)
    viewers.append(
      Viewer(view: view, router: router, showsBesideContent: showsBesideContent))
    lastRouter = router
    if isFirst { withdraw() }
  }

  /// Removes a view that no longer shows the load; after the last view, resolves its reports.
  package func detach(_ view: AnyObject) {
    guard hasViewers else { return }
    remove(view)
    if !hasViewers { withdraw() }
  }

  /// Reports a failure, unless another view of the same state has reported it.
  ///
  /// - Parameters:
  ///   - failure: The failure.
  ///   - origin: The activity of the app during which the load failed.
  ///   - retry: Loads again, if a person requests a retry before the report is resolved.
  package func report(
    _ failure: LoadFailure, origin: ErrorOrigin, retry: @escaping @MainActor () async -> Void
  ) {
    count(failure)
    claims.append(failure.claim)
    if let other = failure.claim.reporter, other !== self, other.hasViewers { return cancel() }
    failure.claim.reporter = self
    let router = destination
    let replacesContent = origin == .firstLoad || failure.remedy == .needsUser
    let isShown = viewers.contains {
      $0.view != nil && (replacesContent || $0.showsBesideContent())
    }
    let isRequested = intention.isRequested
    let repeated = intention.previous
    generation += 1
    self.retry = retry
    offer(after: failedAttempts)
    let delivery = Delivery(
      report(of: failure, origin, by: router.catalog), in: router.journal, isShown: isShown,
      isRequested: isRequested, intention: intention, repeating: repeated)
    isHandled = false
    if isShown { failure.claim.shown = (router.journal, delivery.report.id) }
    repair = .tryAgain
    let generation = generation
    if !routers.contains(where: { $0 === router }) { routers.append(router) }
    router.deliver(delivery)
    Task { [weak self] in
      let outcome = await delivery.promise.answer()
      if outcome == .handled, self?.generation == generation { self?.isHandled = true }
    }
  }

  /// Records a failure of a load that was cancelled afterwards, so that no caller waits for it.
  package func record(_ failure: LoadFailure, origin: ErrorOrigin) {
    count(failure)
    let destination = viewers.isEmpty ? self.router ?? lastRouter ?? .unhandled : destination
    destination.record(
      Delivery(report(of: failure, origin, by: destination.catalog), in: destination.journal),
      as: .ignored)
  }

  /// Returns the number of failed attempts since the last value, including those of a failure that
  /// isn't reported yet.
  package func attempts(until failure: LoadFailure) -> Int {
    // A run has failed at least once, even if its attempts weren't recorded.
    failure.claim === lastCounted ? failedAttempts : failedAttempts + max(1, failure.attempts.count)
  }

  /// Counts the attempts of a failure.
  private func count(_ failure: LoadFailure) {
    failedAttempts = attempts(until: failure)
    lastCounted = failure.claim
  }

  /// Throws or waits, if a run has a simulated failure.
  package func simulateFailure() async throws {
    try await (viewers.last?.router ?? destination).simulateFailure(of: source)
  }

  /// Records that a run has begun, whose progress the presentations of an earlier failure show.
  package func begin() {
    intention.begin()
  }

  /// Records that a run was cancelled, so that an earlier failure is the last result again.
  package func cancel() {
    repair = .tryAgain
    if intention.isResolved {
      intention.end()
    } else if intention.isRunning {
      offer(after: failedAttempts)
    }
  }

  /// Offers to load again.
  private func offer(after attempt: Int) {
    intention.offer(after: attempt)
    Task { [weak self, intention, generation] in
      guard await intention.isAccepted(), let self, self.generation == generation else { return }
      await retry?()
      // Without a run, the failure is the last result still.
      if self.generation == generation { cancel() }
    }
  }

  /// Resolves the reports, because there is a value.
  package func succeed() {
    let repair = intention.repair ?? repair
    for case let shown? in claims.map(\.shown) { shown.journal.repair(shown.report, by: repair) }
    intention.succeed()
    resolve()
  }

  /// Resolves the reports, because there is a value or another operation.
  package func resolve() {
    failedAttempts = 0
    lastCounted = nil
    withdraw()
  }

  /// Resolves the reports, because the views that show the load have changed.
  private func withdraw() {
    generation += 1
    isHandled = false
    claims = []
    repair = .tryAgain
    intention.end()
    let routers = routers
    self.routers = []
    for router in routers { router.resolve(key) }
  }

  private var hasViewers: Bool { viewers.contains { $0.view != nil } }

  private func remove(_ view: AnyObject) {
    viewers.removeAll { $0.view == nil || $0.view === view }
  }

  private var destination: ErrorRouter { router ?? viewers.last?.router ?? .unhandled }

  private func report(
    of failure: LoadFailure, _ origin: ErrorOrigin, by catalog: ErrorCatalog
  ) -> ErrorReport {
    ErrorReport(
      failure.error, origin: origin, source: source, attempt: failedAttempts, resolvedBy: [key],
      catalog: catalog)
  }
}
