// MARK: Other windows

extension WindowRouter {
  /// Dismisses all presentations, and moves their notices to another window.
  func moveAll(to other: WindowRouter) {
    // A presentation that a person has answered ends with the window.
    for surface in surfaces { surface.finishClosing() }
    let moving = book.removeShown()
    for surface in surfaces { surface.dismissAll() }
    for notice in moving {
      endDelay(of: notice.id)
      other.adopt(notice)
    }
  }

  private func adopt(_ notice: Notice) {
    let (id, isNew) = book.adopt(notice, at: present(on: notice.subject.surface))
    for offer in notice.offers.values { follow(offer.promise, in: id) }
    if isNew {
      follow(id)
      present(id)
    } else if let first = book[id]?.report.id {
      settings.journal.settle(notice.report.id, as: .coalesced(into: first))
      notice.promise.resolve(.coalesced(into: first))
      redraw(id, after: notice.report.error)
    }
  }
}
