extension ErrorScene {
  /// Awaits the end of an offer that a notice has kept, or answers one that can't help.
  func settleOffer(of delivery: Delivery, in id: Notice.ID) {
    guard let offer = delivery.offer else { return }
    if book[id]?.offers[ObjectIdentifier(offer)] == nil {
      // Trying again would only fail again.
      offer.settle(false)
    } else {
      follow(offer, in: id)
    }
  }

  /// Takes a report back when nobody wants to try again any more.
  func follow(_ offer: Ticket<Bool>, in id: Notice.ID) {
    offer.onDismissal { [weak self, weak offer] _ in
      offer?.settle(false)
      guard let self, let offer else { return }
      let resolved = book.giveUp(ObjectIdentifier(offer), of: id)
      redraw(id)
      if let resolved { takeBack(resolved) }
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
    let (offers, reruns) = book.takeOperations(of: id)
    for offer in offers { offer.settle(true) }
    for (key, rerun) in reruns { family.run(key, again: rerun, in: self) }
  }

  /// How many operations of a notice can be run again.
  func operationCount(of notice: Notice) -> Int {
    notice.offers.count + notice.reruns.keys.count { family.retries[$0] != nil }
  }
}
