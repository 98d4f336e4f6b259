extension WindowRouter {
  /// Observes an offer that a notice has kept, or declines an offer that can't help.
  func settleOffer(of delivery: Delivery, in id: Notice.ID) {
    guard let offer = delivery.offer else { return }
    if book[id]?.offers[ObjectIdentifier(offer)] == nil {
      // A retry would only fail again.
      offer.resolve(false)
    } else {
      follow(offer, in: id)
    }
  }

  /// Resolves the report of an offer when the task that awaits the answer stops waiting.
  func follow(_ offer: Promise<Bool>, in id: Notice.ID) {
    offer.onDismissal { [weak self, weak offer] _ in
      offer?.resolve(false)
      guard let self, let offer else { return }
      let resolved = book.abandon(ObjectIdentifier(offer), of: id)
      redraw(id)
      if let resolved { resolve(resolved) }
    }
  }

  /// Retries all operations of a notice at the person's request.
  ///
  /// Operations that fail again are presented again, regardless of the coalescing interval.
  func tryAgain(_ id: Notice.ID) {
    book.close(id, remembers: false, now: time.now)
    runOperations(of: id)
  }

  func runOperations(of id: Notice.ID) {
    let (offers, reruns) = book.takeOperations(of: id)
    for offer in offers { offer.resolve(true) }
    for (key, rerun) in reruns { registry.run(key, again: rerun, in: self) }
  }

  /// Returns the number of operations of a notice that can be run again.
  func operationCount(of notice: Notice) -> Int {
    notice.offers.count + notice.reruns.keys.count { registry.retries[$0] != nil }
  }
}
