public import Foundation

/// Records every report and its outcome.
///
/// No report is lost: a report is pending until it gets its one outcome, and the counts always add
/// up. The journal keeps all pending entries and the newest settled ones. Sinks receive every
/// change for which they are fast enough.
///
/// ```swift
/// let journal = ErrorJournal(sinks: [ConsoleSink()])
/// let router = ErrorRouter(journal: journal)
/// journal.record(error, as: .handled)
/// for entry in journal.entries { print(entry) }
/// ```
public final class ErrorJournal: Sendable {
  /// Receives each report that the current task and its subtasks add to a journal, for tests.
  @TaskLocal package static var witness: (@Sendable (ErrorReport) -> Void)?

  private let state: Locked<JournalState>
  private let catalog: ErrorCatalog
  private let situation: ErrorSituation?
  let now: @Sendable () -> Date
  private let warn: @Sendable (String) -> Void
  /// The routers that have pending reports of the journal.
  @MainActor var locators: [WeakLocator] = []
  @MainActor private var knownObserved: ObservedJournal?
  /// The file of the durable reports; nil if there is none.
  let durableStore: DurableStore?
  /// The number of events of guards by name and kind.
  let guardEvents = Locked<[String: [String: Int]]>([:])

  /// Creates an empty journal.
  ///
  /// - Parameters:
  ///   - limit: The number of settled entries to keep. The default is 500.
  ///   - backlog: The number of changes to hold for slow readers and sinks. The default is 2,000.
  ///   - sinks: The destinations to which the journal is written. The default is none.
  ///   - catalog: The catalog that knows the cancellations among recorded errors. The default is
  ///     the built-in one.
  ///   - durableReports: The file that keeps pending reports over a crash. The default is nil: the
  ///     reports are lost when the process ends.
  ///   - situation: What each record says of the app and of the device. The default is nil:
  ///     nothing.
  ///   - now: Returns the current date. The default is the system's date.
  ///   - clock: Measures how long changes are batched before the next call of a sink. The default
  ///     is the continuous clock.
  public convenience init(
    limit: Int = 500, backlog: Int = 2_000, sinks: [any JournalSink] = [],
    catalog: ErrorCatalog = ErrorCatalog(), durableReports: DurableReports? = nil,
    situation: ErrorSituation? = nil, now: @escaping @Sendable () -> Date = { Date() },
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.init(
      limit: limit, backlog: backlog, sinks: sinks, catalog: catalog,
      durableReports: durableReports, situation: situation, now: now, clock: clock,
      warn: DebugWarning.write)
  }

  package init(
    limit: Int, backlog: Int, sinks: [any JournalSink],
    catalog: ErrorCatalog = ErrorCatalog(), durableReports: DurableReports? = nil,
    situation: ErrorSituation? = nil, now: @escaping @Sendable () -> Date,
    clock: any Clock<Duration> = ContinuousClock(),
    warn: @escaping @Sendable (String) -> Void
  ) {
    precondition(limit >= 0, "ErrorJournal: the limit \(limit) is negative; 0 keeps no entries")
    precondition(backlog > 0, "ErrorJournal: a backlog of \(backlog) changes has no room for one")
    state = Locked(JournalState(limit: limit, backlog: backlog))
    self.catalog = catalog
    self.situation = situation
    self.now = now
    self.warn = warn
    durableStore = durableReports.map(DurableStore.init)
    for sink in sinks {
      let reader = JournalReader(state, isSink: true)
      Task(priority: .utility) { await reader.write(to: sink, clock: clock) }
    }
  }

  deinit {
    state.withLock { $0.close() }
  }

  /// Reserves a unique identity for a report that a router accepts.
  ///
  /// Each submission is an entry with an outcome of its own. An error report is a value that can be
  /// submitted more than once, for example by a route's handler, so every submission after the
  /// first gets a new identity.
  ///
  /// - Parameter report: The report.
  /// - Returns: The report, with an identity that no other report in the journal has.
  package func claim(_ report: ErrorReport) -> ErrorReport {
    state.withLock { $0.claim(report) }
  }

  /// Adds a report, which is pending until it is settled.
  ///
  /// A report that is already pending is not added again, and a debug warning is issued.
  ///
  /// - Parameters:
  ///   - report: A report that isn't pending yet.
  ///   - path: The rules that chose the report's disposition. The default is empty.
  package func report(_ report: ErrorReport, path: [RuleTrace] = []) {
    let report = situated(report)
    if add(report, as: nil, path: path) { durableStore?.open(report, in: report.id) }
  }

  /// Adds an error together with its outcome, in code without a router.
  ///
  /// A router records the errors that are reported to it, so don't record them again.
  ///
  /// - Parameters:
  ///   - error: The error that was thrown.
  ///   - outcome: The outcome of the report. The default is nil: `.ignored` for a cancellation, and
  ///     `.logged` for any other error.
  ///   - origin: The activity of the app during which the error occurred. The default is
  ///     `.background`.
  ///   - fileID: The file that records the error. The default is the caller's file.
  ///   - line: The line in the file. The default is the caller's line.
  public func record(
    _ error: any Error, as outcome: Outcome? = nil, origin: ErrorOrigin = .background,
    fileID: String = #fileID, line: Int = #line
  ) {
    let report = ErrorReport(
      error, origin: origin, catalog: catalog, fileID: fileID, line: line)
    record(report, as: outcome ?? (report.classified.isCancellation ? .ignored : .logged))
  }

  /// Adds a report together with its outcome, so that the report is never pending.
  ///
  /// A report that is already pending stays as it is, and a debug warning is issued.
  ///
  /// - Parameters:
  ///   - report: A report that isn't pending yet.
  ///   - outcome: The outcome of the report. The default is `.logged`.
  ///   - path: The rules that chose the report's disposition. The default is empty.
  public func record(
    _ report: ErrorReport, as outcome: Outcome = .logged, path: [RuleTrace] = []
  ) {
    let report = situated(report)
    guard add(report, as: outcome, path: path), let durableStore else { return }
    if let other = pendingReport(for: outcome) {
      durableStore.open(report, in: other)
    } else {
      durableStore.settle(report.id, as: outcome, into: nil)
    }
  }

  /// Returns a report with the current situation, unless an earlier run of the app has added one.
  private func situated(_ report: ErrorReport) -> ErrorReport {
    var report = report
    report.situation = report.situation ?? situation?.lines
    return report
  }

  /// Adds a report; returns false after a warning if the report is pending already.
  private func add(_ report: ErrorReport, as outcome: Outcome?, path: [RuleTrace]) -> Bool {
    let isBySink = JournalReader.written === state
    if isBySink { warnOfSink("reports to the journal that it writes (\(report.source))") }
    let date = now()
    let removed = state.withLock {
      $0.add(report, as: outcome, path: path, isBySink: isBySink, at: date)
    }
    guard removed != nil else {
      warn("report \(report.id) is pending already and counts once; report each error once")
      return false
    }
    Self.witness?(report)
    return true
  }

  /// The pending report into which a report was coalesced; nil if there is none.
  private func pendingReport(for outcome: Outcome) -> ErrorReport.ID? {
    guard case .coalesced(let other) = outcome else { return nil }
    return state.withLock { $0.isPending(other) } ? other : nil
  }

  private func warnOfSink(_ misuse: String) {
    guard !state.withLock({ exchange(&$0.isMisused, with: true) }) else { return }
    warn(
      """
      a sink \(misuse); sinks receive no such reports, and no such flush waits: call the journal \
      outside of `record(_:)`
      """)
  }

  /// Records the outcome of a pending report.
  ///
  /// If the report isn't pending, nothing changes, and a debug warning is issued.
  ///
  /// - Parameters:
  ///   - id: The identity of a pending report.
  ///   - outcome: The outcome of the report.
  package func settle(_ id: ErrorReport.ID, as outcome: Outcome) {
    let date = now()
    guard state.withLock({ $0.settle(id, as: outcome, at: date) }) != nil else {
      warn(
        """
        report \(id) isn't pending, so it can't become \(outcome.kind); report it first, and \
        settle it once
        """)
      return
    }
    durableStore?.settle(id, as: outcome, into: pendingReport(for: outcome))
  }

  /// Records that the operation of a report has succeeded, whose failure the view that started it
  /// showed; does nothing if the report has another outcome, or is no longer kept.
  package func repair(_ id: ErrorReport.ID, by repair: Outcome.Repair) {
    let date = now()
    // The changes that nothing needs any more are released after unlocking.
    _ = state.withLock { $0.repair(id, by: repair, at: date) }
  }

  /// Adds a step of the app, such as "Opened the cart", to the history of the reports that follow.
  ///
  /// Each entry keeps the last 20 steps before its report. They appear in the console and in
  /// exports, where anyone may read them, and are never presented.
  ///
  /// ```swift
  /// router.journal.addBreadcrumb("Opened the cart")
  /// ```
  ///
  /// - Parameter text: The step, of which one line with at most 200 characters is kept. It must not
  ///   contain anything private. An empty text is ignored.
  public func addBreadcrumb(_ text: String) {
    guard let text = PlainText.label(text, limit: 200) else { return }
    let breadcrumb = Breadcrumb(date: now(), text: text)
    state.withLock { $0.add(breadcrumb) }
  }

  /// Records a later step in the entry of a pending report, such as a presentation that the system
  /// refused.
  ///
  /// Sinks receive the step together with the outcome.
  func note(_ step: RuleTrace, of id: ErrorReport.ID) {
    state.withLock { $0.note(step, of: id) }
  }

  /// The number of reports, in total and by outcome.
  public var counts: JournalCounts { state.withLock { $0.counts } }

  /// The counts for views, which observe their changes.
  ///
  /// ```swift
  /// Text("\(router.journal.status.pending) errors wait for an answer.")
  /// ```
  @MainActor public var status: JournalCounts { observed.counts }

  /// Calls a closure at the first change after each reading of the observed counts.
  func observe(_ observer: @escaping @Sendable () -> Void) {
    state.withLock { $0.observe(observer) }
  }

  /// The counts; the next change is announced to the observer.
  var observedCounts: JournalCounts { state.withLock { $0.observedCounts() } }

  @MainActor package var observed: ObservedJournal {
    let observed = knownObserved ?? ObservedJournal(of: self)
    knownObserved = observed
    return observed
  }

  /// All pending entries and the newest settled ones, in the order of their reports.
  public var entries: [JournalEntry] { state.withLock { $0.entries } }

  /// Returns the entry of a report; nil if the journal doesn't have the report any more.
  func entry(of id: ErrorReport.ID) -> JournalEntry? { state.withLock { $0.entry(of: id) } }

  /// The counts and the entries at one moment.
  package func snapshot() -> (counts: JournalCounts, entries: [JournalEntry]) {
    state.withLock { ($0.counts, $0.entries) }
  }

  /// Returns the journal's entries and then its changes, at the pace of the reader.
  ///
  /// - Returns: The current entries, then batches of changes. A reader that is too slow misses
  ///   changes; its next batch contains their number.
  public func changes() -> AsyncStream<JournalBatch> {
    let reader = JournalReader(state, isSink: false)
    return AsyncStream { await reader.next() }
  }

  /// Waits until every sink has written all changes up to now.
  ///
  /// A sink must not call this method, because the sink would wait for itself. Such a call returns
  /// at once, and a debug warning is issued.
  public func flush() async {
    guard JournalReader.written == nil else { return warnOfSink("flushes a journal") }
    for sink in state.withLock(\.sinks) {
      await withCheckedContinuation { wake in
        let isOpen = state.withLock { $0.change(sink) { $0.flush(wake) } }
        if isOpen != true { wake.resume() }
      }
    }
  }
}

extension ErrorJournal: HiddenFromMirrors {}
