// MARK: Other windows

extension ErrorScene {
  /// Takes down all that is shown, and hands it over to another window.
  func moveAll(to other: ErrorScene) {
    // What a person has answered is over with the window.
    interruptions.finishClosing()
    toasts.finishClosing()
    banners.finishClosing()
    let moving = book.removeShown().compactMap { notice in
      showings.removeValue(forKey: notice.id).map { (notice, $0) }
    }
    interruptions.dismissAll()
    toasts.dismissAll()
    banners.dismissAll()
    for (notice, showing) in moving { other.adopt(notice, showing) }
  }

  private func adopt(_ notice: Notice, _ showing: Showing) {
    switch book.adopt(notice, at: present(on: notice.subject.surface)) {
    case .begins(let notice):
      showings[notice.id] = showing
      follow(notice)
      for offer in showing.offers { follow(offer, in: notice.id) }
      present(notice)
    case .counts(let id), .repeats(let id):
      settings.journal.settle(notice.id, as: .coalesced(into: id))
      showing.ticket.settle(.coalesced(into: id))
      showings[id]?.add(showing)
      for offer in showing.offers { follow(offer, in: id) }
      redraw(id)
    }
  }
}
