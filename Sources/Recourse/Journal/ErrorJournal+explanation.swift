/// A router that knows where the pending reports of a journal are.
@MainActor
package protocol ReportLocator: AnyObject, Sendable {
  /// Returns where a pending report is; nil for an unknown report.
  func location(of id: ErrorReport.ID) -> ReportLocation?
}

/// The place of a pending report, in words for a developer.
package struct ReportLocation: Sendable {
  let text: String
  /// Whether a person can see the report.
  var isSeen = false
}

extension ErrorJournal {
  /// Explains where a report is or what became of it, for a developer who sees nothing.
  ///
  /// The text names the report, the rules that decided, and the reason why nobody sees the report:
  /// it is ignored, only logged, coalesced, in the inbox or covered, or it waits for its turn, for
  /// a route or for a host. The text contains no payload of the error.
  ///
  /// ```swift
  /// // #12 K7PQ-2M Shop.SyncError.locked (background at Shop/Sync.swift:40)
  /// //   because of app: SyncError → toast (Shop/AppPolicy.swift:7)
  /// //   waits for its turn behind 2 presentations
  /// print(router.journal.explanation(of: handle.id) ?? "unknown")
  /// ```
  ///
  /// - Parameter id: The identity of the report.
  /// - Returns: The text, on several lines; nil if the journal doesn't have the report any more.
  @MainActor
  public func explanation(of id: ErrorReport.ID) -> String? {
    entry(of: id).map { explanation(of: $0, finding: entry) }
  }

  /// The explanations of all reports that no person sees or has seen, newest first.
  @MainActor
  package var unseen: [(id: ErrorReport.ID, text: String)] {
    let entries = entries
    let table = Dictionary(entries.map { ($0.id, $0) }) { first, _ in first }
    return entries.reversed().filter { !isSeen($0) }
      .map { ($0.id, explanation(of: $0) { table[$0] }) }
  }

  @MainActor
  private func explanation(
    of entry: JournalEntry, finding entryOf: (ErrorReport.ID) -> JournalEntry?
  ) -> String {
    var lines = ["#\(entry.number) \(entry.report)"]
    lines += entry.path.map { "because of \($0)" }
    var first: JournalEntry?
    if case .coalesced(let id) = entry.outcome, id != entry.id { first = entryOf(id) }
    lines.append(end(of: entry, in: first))
    if let first {
      lines += explanation(of: first, finding: entryOf).split(separator: "\n").map(String.init)
    }
    return lines.joined(separator: "\n  ")
  }

  /// Returns where a report is or what became of it, with the report into which it was coalesced.
  @MainActor
  private func end(of entry: JournalEntry, in first: JournalEntry?) -> String {
    switch entry.outcome {
    case nil: location(of: entry)?.text ?? "is pending, and no router has it"
    case .presented(action: _?): "was on screen, and the person has answered it"
    case .presented(action: nil):
      "was on screen, and is gone: the person has closed it, or its time was over"
    case .repaired(let repair): "is repaired (\(repair.rawValue)): the operation has succeeded"
    case .coalesced where first.map { isOver($0, before: entry) } ?? false:
      "is only counted, because a report that a person would call the same was just answered:"
    case .coalesced: "is presented together with a report that a person would call the same:"
    case .inlined: "is shown where it was reported: by the view, or at the fields of the form"
    case .handled: "was handled by code: onError, a boundary or the handler of a route"
    case .recovered: "isn’t presented: the code went on without the value, or with another one"
    case .logged: "isn’t presented: the rule only logs it"
    case .ignored where entry.report.classified.isCancellation:
      "isn’t presented: a cancellation is no failure"
    case .ignored: "isn’t presented: the rule ignores it"
    case .resolved: "was resolved before a person could see it"
    case .undeliverable: "isn’t presented: no router is around the view, or the router is gone"
    }
  }

  /// Returns whether a report had its outcome when another one came.
  private func isOver(_ first: JournalEntry, before entry: JournalEntry) -> Bool {
    first.settled.map { $0 <= entry.report.date } ?? false
  }

  @MainActor
  private func isSeen(_ entry: JournalEntry) -> Bool {
    switch entry.outcome {
    case nil: location(of: entry)?.isSeen ?? false
    case .presented, .repaired, .inlined: true
    case .coalesced, .handled, .recovered, .logged, .ignored, .resolved, .undeliverable: false
    }
  }

  @MainActor
  private func location(of entry: JournalEntry) -> ReportLocation? {
    locators.lazy.compactMap { $0.locator?.location(of: entry.id) }.first
  }

  /// Adds a router that has pending reports of the journal, once.
  @MainActor
  func add(_ locator: any ReportLocator) {
    guard !locators.contains(where: { $0.locator === locator }) else { return }
    locators.removeAll { $0.locator == nil }
    locators.append(WeakLocator(locator: locator))
  }
}

/// A weak reference to a router.
struct WeakLocator {
  weak var locator: (any ReportLocator)?
}
