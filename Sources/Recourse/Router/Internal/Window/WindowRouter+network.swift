import Foundation

// MARK: Loss of the network

extension WindowRouter {
  /// Presents the loss of the network in a banner, which counts no failed operation yet.
  func presentLossOfNetwork(_ source: ErrorReport.Source) -> ReportHandle {
    let error = NSError(domain: NSURLErrorDomain, code: NSURLErrorNotConnectedToInternet)
    let report = ErrorReport(
      error, origin: .background, source: source, resolvedBy: [.online])
    let delivery = Delivery(report, in: settings.journal)
    show(delivery, at: .surface(.banner), path: [], occurrences: 0)
    return ReportHandle(delivery)
  }

  /// Adds the event that resolves a report of a missing connection.
  func resolvedByReconnection(_ report: ErrorReport) -> ErrorReport {
    guard report.classified.shared?.cause == .offline else { return report }
    if lastMember(OfflineWatch.self)?.isAnnounced == true { return report.resolved(by: .online) }
    guard let network = settings.network else { return report }
    registry.awaitReconnection(to: network)
    return report.resolved(by: .online)
  }

  /// Returns the step by which a report moves to the banner of the lost network; nil for any other
  /// report.
  func moveToOfflineBanner(_ report: ErrorReport) -> RuleTrace? {
    guard report.classified.shared?.cause == .offline else { return nil }
    return lastMember(OfflineWatch.self)?.trace
  }
}
