extension ErrorScene {
  /// Keeps how the operation of a report can be run again, as long as its notice is open.
  func keepOperation(of delivery: Delivery, _ error: ClassifiedError, in id: Notice.ID) {
    if let offer = delivery.offer {
      // Trying again would only fail again.
      guard error.remedy != .developer else { return offer.settle(false) }
      keep(Showing.Offer(ticket: offer, validUntil: delivery.report.validUntil), in: id)
    } else if let key = delivery.report.retryKey, error.remedy != .developer {
      showings[id]?.add(
        Showing.Rerun(report: delivery.report, policies: delivery.policies), of: key)
    }
  }

  private func keep(_ offer: Showing.Offer, in id: Notice.ID) {
    showings[id]?.offers.append(offer)
    follow(offer, in: id)
  }

  /// Takes a report back when nobody wants to try again any more.
  func follow(_ offer: Showing.Offer, in id: Notice.ID) {
    offer.ticket.onDismissal { [weak self, weak ticket = offer.ticket] _ in
      ticket?.settle(false)
      guard let self else { return }
      showings[id]?.offers.removeAll { $0.ticket === ticket }
      redraw(id)
      withdraw(validUntil: offer.validUntil, from: id)
    }
  }

  /// Tries all operations of a notice again, as a person wants.
  ///
  /// They will hear of what fails again, whatever it is.
  func tryAgain(_ id: Notice.ID) {
    book.close(id, remembers: false, now: time.now)
    runOperations(of: id)
  }

  func runOperations(of id: Notice.ID) {
    guard let (offers, reruns) = showings[id]?.takeOperations() else { return }
    for offer in offers { offer.ticket.settle(true) }
    for (key, rerun) in reruns { family.run(key, again: rerun, in: self) }
  }

  /// How many operations of a notice can be run again.
  func operationCount(of id: Notice.ID) -> Int {
    guard let showing = showings[id] else { return 0 }
    return showing.offers.count + showing.reruns.keys.count { family.retries[$0] != nil }
  }
}
