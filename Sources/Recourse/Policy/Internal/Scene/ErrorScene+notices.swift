extension ErrorScene {
  /// Tells a person of a report, or counts it in with what they are told already.
  ///
  /// - Returns: The notice that begins with it; nil when it is counted in.
  @discardableResult
  func show(
    _ delivery: Delivery, _ error: ClassifiedError, on surface: Notice.Surface, path: [RuleTrace]
  ) -> Notice? {
    let shared = error.shared
    var delivery = delivery
    if shared?.cause == .offline, let network = settings.network {
      delivery.report = delivery.report.valid(until: .online)
      family.awaitReconnection(to: network)
    }
    let report = delivery.report
    let problem: Notice.Problem =
      if surface.isRoute { .any } else if let shared { .cause(shared.cause) } else {
        .fingerprint(error.fingerprint)
      }
    switch book.take(report, about: problem, on: surface, at: present(on: surface)) {
    case .repeats(let id):
      record(delivery, as: .coalesced(into: id), path: path)
    case .counts(let id):
      settings.journal.record(report, as: .coalesced(into: id), path: path)
      delivery.ticket.settle(.coalesced(into: id))
      keepOperation(of: delivery, error, in: id)
      redraw(id)
    case .begins(let notice):
      settings.journal.report(report, path: path)
      showings[notice.id] = Showing(ticket: delivery.ticket, sharedError: shared?.error)
      keepOperation(of: delivery, error, in: notice.id)
      follow(notice)
      present(notice)
      return notice
    }
    return nil
  }

  /// Takes the notice's own report back when nobody wants to know any more.
  func follow(_ notice: Notice) {
    showings[notice.id]?.ticket.onDismissal { [weak self] _ in
      self?.withdraw(validUntil: notice.report.validUntil, from: notice.id)
    }
  }

  func present(_ notice: Notice) {
    let id = notice.id
    let end: @MainActor (PresentationAnswer) -> Void = { [weak self] in self?.end(id, with: $0) }
    // What comes up may end another notice at once, so that nothing is held meanwhile.
    let presentation: PresentationID
    switch notice.subject.surface {
    case .alert, .sheet:
      presentation = interruptions.present(
        interruption(of: notice),
        onEmbedding: { [settings] in settings.journal.note(.refusal, of: id) }, completion: end)
    case .toast: presentation = toasts.present(toast(of: notice), completion: end)
    case .banner: presentation = banners.present(toast(of: notice), completion: end)
    case .route: return
    }
    showings[id]?.presentation = presentation
  }

  func present(on surface: Notice.Surface) -> NoticeBook.Present {
    NoticeBook.Present(now: time.now) { [self] id in
      guard let presentation = showings[id]?.presentation else { return false }
      return switch surface {
      case .alert, .sheet: interruptions.isClosing(presentation)
      case .toast: toasts.isClosing(presentation)
      case .banner: banners.isClosing(presentation)
      case .route: false
      }
    }
  }

  /// Ends a notice as a person has answered it.
  private func end(_ id: Notice.ID, with answer: PresentationAnswer) {
    switch answer {
    case .action(let action): finish(id, as: .presented(action: action.title), remembers: true)
    case .dismissed: finish(id, as: .presented(action: nil), remembers: true)
    case .withdrawn, .replaced, .ignored:
      let wasSeen = showings[id]?.wasSeen == true
      finish(id, as: wasSeen ? .presented(action: nil) : .superseded, remembers: false)
    }
  }

  /// Ends a notice; what occurs again is only counted for a while, if a person knows of it by now.
  func finish(_ id: Notice.ID, as outcome: Outcome, remembers: Bool) {
    guard let showing = showings.removeValue(forKey: id) else { return }
    book.close(id, remembers: remembers, now: time.now)
    changed.remove(id)
    settings.journal.settle(id, as: outcome)
    showing.end(as: outcome)
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
    for id in showings.keys where showings[id]?.removeOperations(validUntil: key) == true {
      redraw(id)
    }
    for notice in book.withdraw(validUntil: key) { takeBack(notice) }
  }

  private func takeBack(_ notice: Notice) {
    guard let presentation = showings[notice.id]?.presentation else { return }
    // What comes from now on is another story, also while this one is on its way out.
    book.close(notice.id, remembers: false, now: time.now)
    switch notice.subject.surface {
    case .alert, .sheet: takeBack(presentation, of: notice, from: interruptions)
    case .toast: takeBack(presentation, of: notice, from: toasts)
    case .banner: takeBack(presentation, of: notice, from: banners)
    case .route: break
    }
  }

  private func takeBack<Item>(
    _ presentation: PresentationID, of notice: Notice, from context: PresentationContext<Item>
  ) {
    showings[notice.id]?.wasSeen = context.isOnScreen(presentation)
    context.dismiss(presentation, as: .withdrawn)
  }
}
