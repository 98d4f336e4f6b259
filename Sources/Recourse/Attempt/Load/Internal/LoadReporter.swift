import Foundation
import Observation

/// Reports the failures of a load, and resolves the reports when they are no longer true.
///
/// A load reports to its own router, or else where the view that shows it reports. What a view shows is
/// marked as shown, so that no second place presents it.
@MainActor
@Observable
package final class LoadReporter {
  /// A view that shows the load.
  private struct Viewer {
    weak var view: AnyObject?
    let router: ErrorRouter
    let showsBesideContent: @MainActor () -> Bool
  }

  /// Whether somebody around the view has dealt with the failure, and would do so again.
  package private(set) var wasHandled = false
  @ObservationIgnored private let router: ErrorRouter?
  @ObservationIgnored private let source: ErrorReport.Source
  /// The event that resolves the reports.
  @ObservationIgnored private let key = ErrorReport.Key(rawValue: "Recourse.load.\(UUID())")
  @ObservationIgnored private var viewers: [Viewer] = []
  /// The router around the view that came last, for a run that is cancelled because the view goes.
  @ObservationIgnored private weak var lastRouter: ErrorRouter?
  /// The routers that have open reports of the load.
  @ObservationIgnored private var routers: [ErrorRouter] = []
  /// Counts what was reported and resolved: an answer counts for the latest report only.
  @ObservationIgnored private var generation = 0

  /// Creates a reporter.
  ///
  /// - Parameters:
  ///   - router: Where failures are reported; nil for where the views that show the load report.
  ///   - source: The place in the code that failures are reported from.
  nonisolated package init(router: ErrorRouter?, source: ErrorReport.Source) {
    self.router = router
    self.source = source
  }

  deinit {
    let routers = routers
    guard !routers.isEmpty else { return }
    Task { @MainActor [key] in
      for router in routers { router.withdrawReports(validUntil: key) }
    }
  }

  /// Notes that a view shows the load; what was presented elsewhere until then is resolved.
  ///
  /// - Parameters:
  ///   - view: The view, or its model.
  ///   - router: The router around the view.
  ///   - showsBesideContent: Whether the view shows a failure also while the value stays. The default is
  ///     true.
  package func attach(
    _ view: AnyObject, reportingTo router: ErrorRouter,
    showsBesideContent: @escaping @MainActor () -> Bool = { true }
  ) {
    let isFirst = !hasViewers
    remove(view)
    viewers.append(
      Viewer(view: view, router: router, showsBesideContent: showsBesideContent))
    lastRouter = router
    if isFirst { resolve() }
  }

  /// Notes that a view shows the load no longer; what the last one has reported is resolved.
  package func detach(_ view: AnyObject) {
    guard hasViewers else { return }
    remove(view)
    if !hasViewers { resolve() }
  }

  /// Reports a failure.
  ///
  /// - Parameters:
  ///   - failure: The failure.
  ///   - origin: What the app was doing.
  ///   - retry: Loads again, where a person wants that before the report is resolved.
  package func report(
    _ failure: LoadFailure, origin: ErrorOrigin, retry: @escaping @MainActor () async -> Void
  ) {
    let offer = Ticket(withdrawn: false)
    let router = destination
    let replacesContent = origin == .firstLoad || failure.error.remedy == .person
    let isShown = viewers.contains {
      $0.view != nil && (replacesContent || $0.showsBesideContent())
    }
    let delivery = Delivery(
      report(of: failure, origin), in: router.journal, isShown: isShown, offer: offer)
    generation += 1
    wasHandled = false
    let generation = generation
    if !routers.contains(where: { $0 === router }) { routers.append(router) }
    router.deliver(delivery)
    Task { [weak self] in
      if await offer.answer(), self?.generation == generation { await retry() }
    }
    Task { [weak self] in
      let outcome = await delivery.ticket.answer()
      if outcome == .handled, self?.generation == generation { self?.wasHandled = true }
    }
  }

  /// Records a failure of a load that was cancelled afterwards, which nobody waits for.
  package func record(_ failure: LoadFailure, origin: ErrorOrigin) {
    let destination = viewers.isEmpty ? self.router ?? lastRouter ?? .unhandled : destination
    destination.record(
      Delivery(report(of: failure, origin), in: destination.journal), as: .ignored)
  }

  /// Resolves what was reported: there is a value, or nobody wants one.
  package func resolve() {
    generation += 1
    wasHandled = false
    let routers = routers
    self.routers = []
    for router in routers { router.withdrawReports(validUntil: key) }
  }

  private var hasViewers: Bool { viewers.contains { $0.view != nil } }

  private func remove(_ view: AnyObject) {
    viewers.removeAll { $0.view == nil || $0.view === view }
  }

  private var destination: ErrorRouter { router ?? viewers.last?.router ?? .unhandled }

  private func report(of failure: LoadFailure, _ origin: ErrorOrigin) -> ErrorReport {
    ErrorReport(
      failure.error, origin: origin, source: source, attempt: max(1, failure.attempts.count),
      validUntil: [key])
  }
}
