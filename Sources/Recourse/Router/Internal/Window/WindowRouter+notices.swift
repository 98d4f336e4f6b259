extension WindowRouter {
  /// Presents a report in a new notice, or coalesces it into an open or a recent notice.
  ///
  /// - Returns: The new notice; nil if the report was coalesced.
  @discardableResult
  func show(
    _ delivery: Delivery, on surface: Notice.Surface, path: [RuleTrace]
  ) -> Notice? {
    let shared = delivery.report.classified.shared
    var delivery = delivery
    if shared?.cause == .offline, let network = settings.network {
      delivery.report = delivery.report.resolved(by: .online)
      registry.awaitReconnection(to: network)
    }
    let report = delivery.report
    let problem: Notice.Problem =
      if surface.isRoute { .any } else if let shared { .cause(shared.cause) } else {
        .fingerprint(report.fingerprint)
      }
    let arrival = NoticeBook.Arrival(
      report: report, subject: Notice.Subject(surface: surface, problem: problem),
      promise: delivery.promise, sharedError: shared?.error, delivery)
    switch book.take(arrival, at: present(on: surface)) {
    case .repeats(let first):
      record(delivery, as: .coalesced(into: first), path: path)
    case .counts(let id):
      let outcome = Outcome.coalesced(into: book[id]?.report.id ?? report.id)
      settings.journal.record(report, as: outcome, path: path)
      delivery.promise.resolve(outcome)
      settleOffer(of: delivery, in: id)
      redraw(id, after: report.error)
    case .begins(let id):
      settings.journal.report(report, path: path)
      settleOffer(of: delivery, in: id)
      follow(id)
      present(id)
      return book[id]
    }
    return nil
  }

  /// Resolves the notice's own report if its caller withdraws the report or stops waiting.
  func follow(_ id: Notice.ID) {
    guard let notice = book[id] else { return }
    notice.promise.onDismissal { [weak self] _ in
      self?.resolveOne(with: notice.report.resolvedBy, of: id)
    }
  }

  func present(_ id: Notice.ID) {
    guard let notice = book[id], let surface = surface(notice.subject.surface) else { return }
    let report = notice.report.id
    // A new presentation may end another notice immediately, so no notice is held during the call.
    let presentation = surface.present(
      notice, onEmbedding: { [settings] in settings.journal.note(.refusal, of: report) },
      completion: { [weak self] in self?.end(id, with: $0) })
    book.modify(id) { $0.presentation = presentation }
    if notice.subject.surface == .toast { expireToast(presentation) }
  }

  func present(on surface: Notice.Surface) -> NoticeBook.Present {
    let surface = self.surface(surface)
    return NoticeBook.Present(now: time.now) { surface?.isClosing($0) ?? false }
  }

  /// Ends a notice with the outcome of its presentation.
  private func end(_ id: Notice.ID, with answer: PresentationAnswer) {
    switch answer {
    case .action(let action): finish(id, as: .presented(action: action.title), remembers: true)
    case .dismissed: finish(id, as: .presented(action: nil), remembers: true)
    case .withdrawn, .replaced, .ignored:
      finish(id, as: book[id]?.outcomeOfWithdrawal ?? .resolved, remembers: false)
    }
  }

  /// Ends a notice, and starts its coalescing interval if a person knows of the problem.
  func finish(_ id: Notice.ID, as outcome: Outcome, remembers: Bool) {
    endDelay(of: id)
    guard let notice = book.end(id, remembers: remembers, now: time.now) else { return }
    changed.remove(id)
    settings.journal.settle(notice.report.id, as: outcome)
    notice.end(as: outcome)
  }
}

extension NoticeBook.Arrival {
  /// Creates an arrival with the means to run the operation again, if a retry can help.
  @MainActor
  fileprivate init(
    report: ErrorReport, subject: Notice.Subject, promise: Promise<Outcome>,
    sharedError: (any Error)?, _ delivery: Delivery
  ) {
    let canHelp = report.classified.remedy != .permanent
    self.init(
      report: report, subject: subject, promise: promise, sharedError: sharedError,
      offer: canHelp ? delivery.offer : nil,
      rerun: canHelp && delivery.offer == nil && report.retryKey != nil
        ? Rerun(of: report, policies: delivery.policies) : nil)
  }
}

// MARK: Resolving reports

extension WindowRouter {
  /// Resolves one report of a notice.
  func resolveOne(with keys: Set<ErrorReport.Key>, of id: Notice.ID) {
    if let notice = book.resolveOne(with: keys, of: id) { resolve(notice) }
  }

  /// Resolves all reports that an event makes obsolete.
  func resolve(_ key: ErrorReport.Key) {
    let resolution = book.resolve(key)
    for offer in resolution.offers { offer.resolve(false) }
    for id in resolution.changed { redraw(id) }
    for notice in resolution.notices { resolve(notice) }
  }

  func resolve(_ notice: Notice, as outcome: Outcome = .resolved) {
    guard let presentation = notice.presentation,
      let surface = surface(notice.subject.surface)
    else { return }
    // A report that arrives during dismissal starts a new notice.
    book.close(notice.id, remembers: false, now: time.now)
    let wasSeen = surface.isOnScreen(presentation)
    book.modify(notice.id) { $0.outcomeOfWithdrawal = wasSeen ? .presented(action: nil) : outcome }
    surface.dismiss(presentation)
  }
}
