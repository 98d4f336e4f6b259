/// The end of the way where no router is installed: it keeps no state, and loses nothing silently.
final class UnhandledReports: ReportReceiver {
  private let sinks: [any JournalSink]
  private let warn: @Sendable (String) -> Void

  /// Creates the end of the way; reports go to the sinks, and what is to be done about it is said.
  nonisolated init(sinks: [any JournalSink], warn: @escaping @Sendable (String) -> Void) {
    self.sinks = sinks
    self.warn = warn
  }

  var scene: ErrorScene? { nil }

  func receive(_ delivery: Delivery) {
    let isCancellation = delivery.report.error.isCancellation
    record(delivery, as: isCancellation ? .ignored : .undeliverable)
    guard !isCancellation else { return }
    warn(
      """
      nobody handles the error reported at \(delivery.report.source); install an ErrorRouter with \
      .errorRouter(router) at the app's root
      """)
  }

  func record(_ delivery: Delivery, as outcome: Outcome) {
    ErrorJournal(sinks: sinks).record(delivery.report, as: outcome)
    delivery.end(as: outcome)
  }
}

extension ErrorRouter {
  /// The router of views around which none is installed.
  nonisolated package static let unhandled = ErrorRouter(
    UnhandledReports(sinks: [ConsoleSink()], warn: DebugWarning.write))

  /// A router as where none is installed, which says so elsewhere.
  nonisolated package static func unhandled(
    sinks: [any JournalSink], warn: @escaping @Sendable (String) -> Void
  ) -> ErrorRouter {
    ErrorRouter(UnhandledReports(sinks: sinks, warn: warn))
  }
}
