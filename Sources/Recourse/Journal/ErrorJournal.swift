public import Foundation

/// Records every report and its outcome.
///
/// No report is lost: a report is pending until it gets its one outcome, and the counts always add
/// up. The journal keeps all pending entries and the newest settled ones. Sinks receive every
/// change for which they are fast enough.
///
/// ```swift
/// let journal = ErrorJournal(sinks: [ConsoleSink()])
/// let decision = policy.decision(for: report)
/// journal.report(report, path: decision.path)
/// journal.settle(report.id, as: .presented(action: "Try Again"))
/// ```
public final class ErrorJournal: Sendable {
  private let state: Locked<JournalState>
  private let catalog: ErrorCatalog
  let now: @Sendable () -> Date
  private let warn: @Sendable (String) -> Void
  /// The file of the durable reports; nil if there is none.
  let durableStore: DurableStore?

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
  ///   - now: Returns the current date. The default is the system's date.
  ///   - clock: Measures how long changes are batched before the next call of a sink. The default
  ///     is the continuous clock.
  public convenience init(
    limit: Int = 500, backlog: Int = 2_000, sinks: [any JournalSink] = [],
    catalog: ErrorCatalog = ErrorCatalog(), durableReports: DurableReports? = nil,
    now: @escaping @Sendable () -> Date = { Date() },
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.init(
      limit: limit, backlog: backlog, sinks: sinks, catalog: catalog,
      durableReports: durableReports, now: now, clock: clock, warn: DebugWarning.write)
  }

  package init(
    limit: Int, backlog: Int, sinks: [any JournalSink],
    catalog: ErrorCatalog = ErrorCatalog(), durableReports: DurableReports? = nil,
    now: @escaping @Sendable () -> Date,
    clock: any Clock<Duration> = ContinuousClock(),
    warn: @escaping @Sendable (String) -> Void
  ) {
    precondition(limit >= 0, "ErrorJournal: the limit \(limit) is negative; 0 keeps no entries")
    precondition(backlog > 0, "ErrorJournal: a backlog of \(backlog) changes has no room for one")
    let writers = sinks.map { _ in JournalWriter() }
    state = Locked(JournalState(limit: limit, backlog: backlog, sinks: writers))
    self.catalog = catalog
    self.now = now
    self.warn = warn
    durableStore = durableReports.map(DurableStore.init)
    for (sink, writer) in zip(sinks, writers) {
      Self.write(JournalReader(state, writer: writer), to: sink, clock: clock)
    }
  }

  deinit {
    state.withLock { $0.changes.close() }.wakeAll()
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
    state.withLock { $0.ledger.claim(report) }
  }

  /// Adds a report, which is pending until it is settled.
  ///
  /// A report that is already pending is not added again, and a debug warning is issued.
  ///
  /// - Parameters:
  ///   - report: A report that isn't pending yet.
  ///   - path: The rules that chose the report's disposition. The default is empty.
  public func report(_ report: ErrorReport, path: [RuleTrace] = []) {
    let writers = Self.writers
    let aftermath = state.withLock { $0.report(report, path: path, writers: writers) }
    if aftermath != nil { durableStore?.open(report, in: report.id) }
    complete(aftermath, report)
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
    let date = now()
    let writers = Self.writers
    let (aftermath, pending) = state.withLock {
      (
        $0.record(report, as: outcome, path: path, writers: writers, at: date),
        $0.ledger.pendingReport(for: outcome)
      )
    }
    if aftermath != nil { durableStore?.record(report, as: outcome, into: pending) }
    complete(aftermath, report)
  }

  /// The sinks that must not receive reports made by the current task.
  private static var writers: [JournalWriter] { JournalWriter.writing?.writers ?? [] }

  private func complete(_ aftermath: JournalState.Aftermath?, _ report: ErrorReport) {
    guard let aftermath else {
      warn("report \(report.id) is pending already and counts once; report each error once")
      return
    }
    if aftermath.isFirstEcho {
      warn(
        """
        a sink reports to the journal that it writes (\(report.source)); it is not given such \
        reports, which count as left out of its batches
        """)
    }
    aftermath.broadcast.wakeAll()
  }

  /// Records the outcome of a pending report.
  ///
  /// If the report isn't pending, nothing changes, and a debug warning is issued.
  ///
  /// - Parameters:
  ///   - id: The identity of a pending report.
  ///   - outcome: The outcome of the report.
  public func settle(_ id: ErrorReport.ID, as outcome: Outcome) {
    let date = now()
    let (aftermath, pending) = state.withLock {
      ($0.settle(id, as: outcome, at: date), $0.ledger.pendingReport(for: outcome))
    }
    guard let aftermath else {
      warn(
        """
        report \(id) isn't pending, so it can't become \(outcome.kind); report it first, and \
        settle it once
        """)
      return
    }
    durableStore?.settle(id, as: outcome, into: pending)
    aftermath.broadcast.wakeAll()
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
    state.withLock { $0.ledger.add(breadcrumb) }
  }

  /// Records in a report's entry that the system refused to present the report.
  ///
  /// Sinks receive the refusal together with the outcome.
  func note(_ refusal: RuleTrace, of id: ErrorReport.ID) {
    state.withLock { $0.ledger.note(refusal, of: id) }
  }

  /// The number of reports, in total and by outcome.
  public var counts: JournalCounts { state.withLock { $0.ledger.counts } }

  /// All pending entries and the newest settled ones, in the order of their reports.
  public var entries: [JournalEntry] { state.withLock { $0.ledger.entries } }

  /// The counts and the entries at one moment.
  package func snapshot() -> (counts: JournalCounts, entries: [JournalEntry]) {
    state.withLock { ($0.ledger.counts, $0.ledger.entries) }
  }

  /// Returns the journal's entries and then its changes, at the pace of the reader.
  ///
  /// - Returns: The current entries, then batches of changes. A reader that is too slow misses
  ///   changes; its next batch contains their number.
  public func changes() -> AsyncStream<JournalBatch> {
    let reader = JournalReader(state)
    return AsyncStream { await reader.next() }
  }

  /// Waits until every sink has written all changes up to now.
  ///
  /// A sink may call this method, too. Such a call waits neither for that sink nor for other sinks
  /// that are waiting for a flush.
  public func flush() async {
    if let writing = JournalWriter.writing, writing.isUnderWay.withLock({ $0 }) {
      await writing.reader.whileWaitingForFlush { await flush(isBySink: true) }
    } else {
      await flush(isBySink: false)
    }
  }

  private func flush(isBySink: Bool) async {
    await withCheckedContinuation { wake in
      let aftermath = state.withLock { $0.changes.flush(isByReader: isBySink, wake: wake) }
      if let aftermath { aftermath.wakeAll() } else { wake.resume() }
    }
  }

  /// Writes to a sink until the journal is deallocated and all of its changes are written.
  private static func write(
    _ reader: JournalReader, to sink: any JournalSink, clock: any Clock<Duration>
  ) {
    Task(priority: .utility) {
      while let batch = await reader.next() {
        await reader.write(batch, to: sink)
        await reader.rest(on: clock)
      }
    }
  }
}

extension ErrorJournal: HiddenFromMirrors {}
