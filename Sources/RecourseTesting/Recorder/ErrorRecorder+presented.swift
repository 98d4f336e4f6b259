import Recourse

extension ErrorRecorder {
  /// The reports that are presented, or whose presentation waits.
  var presented: [JournalEntry] {
    router.journal.entries.filter {
      $0.outcome == nil && router.app?.presentation(of: $0.id) != nil
    }
  }

  /// Returns whether a report went to the recorder's router.
  func contains(_ id: ErrorReport.ID) -> Bool { router.journal.entries.contains { $0.id == id } }

  /// Returns a report as the person would see it; nil if its presentation waits.
  func arrived(_ entry: JournalEntry) -> RecordedReport? {
    func recorded(
      at disposition: Disposition, title: String, message: String?, actions: [AlertAction] = []
    ) -> RecordedReport {
      RecordedReport(
        report: entry.report, disposition: disposition, title: title, message: message,
        actions: actions.map(\.title), outcome: entry.outcome, shownID: entry.shownID)
    }
    func recorded(at disposition: Disposition, _ content: ToastContent) -> RecordedReport {
      recorded(
        at: disposition, title: content.title, message: content.message,
        actions: content.readyActions)
    }
    guard let app = router.app,
      let (surface, surfaces, id) = app.presentation(of: entry.shownID)
    else {
      let words = describer.describe(entry.report.error)
      return recorded(at: entry.place, title: words.title, message: words.fullMessage)
    }
    guard surfaces.isCurrent(id, on: surface) else { return nil }
    switch surface {
    case .alert, .sheet:
      return surfaces.interruptions.item.map(\.content).map {
        recorded(
          at: surface == .sheet ? .sheet : .alert, title: $0.title, message: $0.message,
          actions: $0.actions)
      }
    case .toast: return surfaces.toasts.item.map { recorded(at: .toast, $0) }
    case .banner: return surfaces.banners.item.map { recorded(at: .banner, $0) }
    case .inbox, .notification:
      return app.inbox.entry(of: id).map { recorded(at: .inbox, $0.content) }
    }
  }
}

extension JournalEntry {
  /// The place of a report that no surface presents, which may not be the one that its rule names:
  /// the reporting view or the fields of a form show an error, and a cancellation is ignored.
  fileprivate var place: Disposition {
    if isInlined { return .inline }
    return outcome == .ignored ? .ignore : path.last?.disposition ?? .log
  }

  /// The report whose presentation shows the report: itself, or the one that it was coalesced into.
  fileprivate var shownID: ErrorReport.ID {
    if case .coalesced(let first) = outcome { first } else { id }
  }
}

extension WindowSurfaces {
  /// Returns whether a presentation is on screen, rather than waiting for its turn.
  func isCurrent(_ id: PresentationID, on surface: Disposition.Surface) -> Bool {
    switch surface {
    case .alert, .sheet: interruptions.current?.id == id
    case .toast: toasts.current?.id == id
    case .banner: banners.current?.id == id
    case .inbox, .notification: true
    }
  }
}
