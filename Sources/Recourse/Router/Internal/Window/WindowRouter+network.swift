import Foundation

// MARK: Loss of the network

extension WindowRouter {
  /// Whether the offline banner presents the failures for lack of a connection.
  var isLossOfNetworkAnnounced: Bool { lastMember(OfflineWatch.self)?.isAnnounced == true }

  /// The number of times that the network was back after a loss.
  package var networkReturns: Int { router.networkReturns.value }

  /// Waits for the return of the network, because a view shows a failure for lack of it.
  package func awaitNetwork() {
    if let network = settings.network { router.awaitReconnection(to: network) }
  }

  /// Announces the loss of the network if a signal has reported it, which a failed request
  /// confirms.
  ///
  /// - Returns: The step by which a report moves to the banner; nil if the network isn't lost.
  func confirmLossOfNetwork() -> RuleTrace? {
    lastMember(OfflineWatch.self)?.confirmLoss()
  }

  /// Presents the loss of the network in a banner, which counts no failed operation yet.
  package func presentLossOfNetwork(_ source: ErrorReport.Source) -> ReportHandle {
    let error = NSError(domain: NSURLErrorDomain, code: NSURLErrorNotConnectedToInternet)
    let report = ErrorReport(
      error, origin: .background, source: source, resolvedBy: [.online])
    let delivery = Delivery(report, in: settings.journal)
    router.show(delivery, at: .surface(.banner, of: surfaces.id), path: [], occurrences: 0)
    return ReportHandle(delivery)
  }
}
