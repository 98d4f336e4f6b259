/// The last receiver if no router is installed: keeps no state, and never drops a report silently.
final class UnhandledReports: ReportReceiver {
  /// The journal of the reports, which keeps no entries.
  ///
  /// Its sinks wait for changes in tasks, which an app without such reports must not pay for.
  private(set) lazy var journal = ErrorJournal(limit: 0, sinks: sinks)
  private let sinks: [any JournalSink]
  private let warn: @Sendable (String) -> Void

  /// Creates a receiver that writes reports to the sinks, and warns how to install a router.
  nonisolated init(sinks: [any JournalSink], warn: @escaping @Sendable (String) -> Void) {
    self.sinks = sinks
    self.warn = warn
  }

  var app: AppRouter? { nil }

  var window: WindowRouter? { nil }

  func receive(_ delivery: Delivery) {
    let isCancellation = delivery.report.classified.isCancellation
    record(delivery, as: isCancellation ? .ignored : .undeliverable)
    guard !isCancellation else { return }
    warn(
      """
      nobody handles the error reported at \(delivery.report.source); install an ErrorRouter with \
      .errorRouter(router) at the app's root
      """)
  }

  func record(_ delivery: Delivery, as outcome: Outcome) {
    var delivery = delivery
    journal.record(delivery.report, as: outcome)
    delivery.end(as: outcome)
  }
}

extension ErrorRouter {
  /// The router of views that have no router installed around them.
  nonisolated package static let unhandled = ErrorRouter(
    UnhandledReports(sinks: [ConsoleSink()], warn: DebugWarning.write))

  /// Returns a router for views without an installed router, with its own sinks and warnings.
  nonisolated package static func unhandled(
    sinks: [any JournalSink], warn: @escaping @Sendable (String) -> Void
  ) -> ErrorRouter {
    ErrorRouter(UnhandledReports(sinks: sinks, warn: warn))
  }
}
