extension ErrorScene {
  /// Keeps how the operation of a report can be run again, as long as its notice is open.
  func add(_ offer: Ticket<Bool>?, of report: ErrorReport, to id: Notice.ID) {
    if let offer {
      offer.onDismissal { [weak self, weak offer] _ in
        self?.showings[id]?.offers.removeAll { $0 === offer }
        self?.withdraw(validUntil: report.validUntil, from: id)
      }
      showings[id]?.offers.append(offer)
    } else if let key = report.retryKey, family.retries[key] != nil,
      report.error.remedy != .developer
    {
      showings[id]?.retries[key] = report
    }
  }

  /// Runs all operations of a notice again.
  func tryAgain(_ id: Notice.ID) {
    guard let showing = showings[id] else { return }
    showings[id]?.offers = []
    showings[id]?.retries = [:]
    for offer in showing.offers { offer.settle(true) }
    for (key, report) in showing.retries {
      guard let operation = family.retries[key] else { continue }
      let attempt = Attempt(
        origin: report.origin, key: key, offersTryAgain: true, source: report.source)
      let router = ErrorRouter(self)
      Task { await attempt.run(operation, from: report.attempt + 1, in: router) }
    }
  }
}
