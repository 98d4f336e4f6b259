extension ErrorScene {
  /// Tells a person of a report, or counts it in with what they are told already.
  func show(
    _ delivery: Delivery, _ tree: CauseTree, on surface: Notice.Surface, path: [RuleTrace]
  ) {
    let shared = tree.sharedCause
    var report = delivery.report
    if shared?.cause == .offline, settings.network != nil { report = report.valid(until: .online) }
    let problem =
      shared.map { .cause($0.cause) } ?? Notice.Problem.fingerprint(Fingerprint(of: tree))
    switch book.take(report, about: problem, on: surface, now: time.now) {
    case .repeats(let id):
      record(delivery, as: .coalesced(into: id), path: path)
    case .counts(let notice):
      settings.journal.record(report, as: .coalesced(into: notice.id), path: path)
      delivery.ticket.settle(.coalesced(into: notice.id))
      add(delivery.offer, of: report, to: notice.id)
      redraw(notice.id)
    case .begins(let notice):
      settings.journal.report(report, path: path)
      showings[notice.id] = Showing(ticket: delivery.ticket, sharedError: shared?.error)
      delivery.ticket.onDismissal { [weak self] _ in
        self?.withdraw(validUntil: report.validUntil, from: notice.id)
      }
      add(delivery.offer, of: report, to: notice.id)
      present(notice)
      if shared?.cause == .offline { awaitNetwork() }
    }
  }

  private func present(_ notice: Notice) {
    let id = notice.id
    let end: @MainActor (PresentationAnswer) -> Void = { [weak self] in self?.end(id, with: $0) }
    switch notice.subject.surface {
    case .alert, .sheet:
      let interruption = interruption(of: notice)
      showings[id]?.presentation = interruptions.present(interruption, completion: end)
    case .toast:
      showings[id]?.presentation = toasts.present(toast(of: notice), completion: end)
    case .banner:
      showings[id]?.presentation = banners.present(toast(of: notice), completion: end)
    case .route(let route):
      guard let handler = family.routes[route] else { return end(.dismissed) }
      Task {
        if await handler(notice.report) == .tryAgain { tryAgain(id) }
        finish(id, as: .handled)
      }
    }
  }

  /// Ends a notice as a person has answered it.
  private func end(_ id: Notice.ID, with answer: PresentationAnswer) {
    switch answer {
    case .action(let action): finish(id, as: .presented(action: action.title))
    case .dismissed: finish(id, as: .presented(action: nil))
    case .withdrawn, .replaced, .ignored:
      finish(id, as: showings[id]?.wasSeen == true ? .presented(action: nil) : .superseded)
    }
  }

  private func finish(_ id: Notice.ID, as outcome: Outcome) {
    guard book.close(id, now: time.now) != nil else { return }
    settings.journal.settle(id, as: outcome)
    changed.remove(id)
    showings.removeValue(forKey: id)?.end(as: outcome)
  }
}

// MARK: What is no longer true

extension ErrorScene {
  /// Takes back one report of a notice.
  func withdraw(validUntil keys: Set<ErrorReport.Key>, from id: Notice.ID) {
    if let notice = book.withdraw(validUntil: keys, from: id) { takeBack(notice) }
  }

  /// Takes back all reports that something has made untrue.
  func withdraw(validUntil key: ErrorReport.Key) {
    for notice in book.withdraw(validUntil: key) { takeBack(notice) }
  }

  private func takeBack(_ notice: Notice) {
    guard let presentation = showings[notice.id]?.presentation else { return }
    showings[notice.id]?.wasSeen = isOnScreen(presentation, on: notice.subject.surface)
    takeDown(presentation, from: notice.subject.surface)
  }

  private func isOnScreen(_ id: PresentationID, on surface: Notice.Surface) -> Bool {
    switch surface {
    case .alert, .sheet: interruptions.isOnScreen(id)
    case .toast: toasts.isOnScreen(id)
    case .banner: banners.isOnScreen(id)
    case .route: true
    }
  }

  private func takeDown(_ id: PresentationID, from surface: Notice.Surface) {
    switch surface {
    case .alert, .sheet: interruptions.dismiss(id, as: .withdrawn)
    case .toast: toasts.dismiss(id, as: .withdrawn)
    case .banner: banners.dismiss(id, as: .withdrawn)
    case .route: break
    }
  }

  /// Takes back that there is no network as soon as there is one.
  private func awaitNetwork() {
    guard let network = settings.network, reconnection == nil else { return }
    reconnection = Task { [weak self] in
      await network.waitUntilReachable()
      guard !Task.isCancelled, let self else { return }
      reconnection = nil
      withdraw(validUntil: .online)
    }
  }
}

extension ErrorReport.Key {
  /// Comes to pass when the network can be reached.
  fileprivate static let online: Self = "Recourse.online"
}

// MARK: Other windows

extension ErrorScene {
  /// Takes down all that is shown, and hands it over to another window.
  func moveAll(to other: ErrorScene) {
    for notice in book.removeAll() {
      guard let showing = showings.removeValue(forKey: notice.id) else { continue }
      if let presentation = showing.presentation {
        takeDown(presentation, from: notice.subject.surface)
      }
      other.adopt(notice, showing)
    }
  }

  private func adopt(_ notice: Notice, _ showing: Showing) {
    guard let here = book.adopt(notice) else {
      showings[notice.id] = showing
      return present(notice)
    }
    let outcome = Outcome.coalesced(into: here.id)
    settings.journal.settle(notice.id, as: outcome)
    showing.ticket.settle(outcome)
    showings[here.id]?.offers += showing.offers
    showings[here.id]?.retries.merge(showing.retries) { _, new in new }
    redraw(here.id)
  }
}
