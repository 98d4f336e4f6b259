public import Foundation

/// Keeps account of every report and what became of it.
///
/// No report is lost: each is pending until it gets its one outcome, and the figures always add up.
/// The journal keeps what is pending, and the newest of the rest; sinks get everything.
///
/// ```swift
/// let journal = ErrorJournal(sinks: [ConsoleSink()])
/// let decision = policy.decision(for: report)
/// journal.report(report, path: decision.path)
/// journal.settle(report.id, as: .presented(action: "Try Again"))
/// ```
public final class ErrorJournal: Sendable {
  private let state: Locked<JournalState>
  let now: @Sendable () -> Date
  private let warn: @Sendable (String) -> Void

  /// Makes an empty journal.
  ///
  /// - Parameters:
  ///   - limit: How many entries with an outcome are kept. The default is 500.
  ///   - backlog: How many changes wait for a slow sink. The default is 2,000.
  ///   - sinks: Where the journal is written. The default is nowhere.
  ///   - now: Tells the date. The default asks the system.
  ///   - clock: Tells how long changes gather before a sink gets more. The default is the continuous
  ///     clock.
  public convenience init(
    limit: Int = 500, backlog: Int = 2_000, sinks: [any JournalSink] = [],
    now: @escaping @Sendable () -> Date = { Date() },
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.init(
      limit: limit, backlog: backlog, sinks: sinks, now: now, clock: clock,
      warn: DebugWarning.write)
  }

  package init(
    limit: Int, backlog: Int, sinks: [any JournalSink], now: @escaping @Sendable () -> Date,
    clock: any Clock<Duration> = ContinuousClock(),
    warn: @escaping @Sendable (String) -> Void
  ) {
    precondition(limit >= 0, "ErrorJournal: the limit \(limit) is negative; 0 keeps no entries")
    precondition(backlog > 0, "ErrorJournal: a backlog of \(backlog) changes has no room for one")
    state = Locked(JournalState(limit: limit, backlog: backlog))
    self.now = now
    self.warn = warn
    for sink in sinks { Self.write(state, to: sink, clock: clock) }
  }

  deinit {
    state.withLock { $0.close() }.wakeAll()
  }

  /// Announces a report that a router takes in.
  ///
  /// Each reporting is an entry, with an outcome of its own. An error report is a value that can be
  /// reported more than once, by a route's handler for example, so all reportings but the first get
  /// another identity.
  ///
  /// - Parameter report: The report.
  /// - Returns: The report, with an identity that no other report in the journal has.
  package func claim(_ report: ErrorReport) -> ErrorReport {
    state.withLock { $0.ledger.claim(report) }
  }

  /// Takes a report in; it is pending until it is settled.
  ///
  /// - Parameters:
  ///   - report: A report that isn't pending yet.
  ///   - path: The rules that have decided where it goes. The default is none.
  public func report(_ report: ErrorReport, path: [RuleTrace] = []) {
    let writers = Self.writers
    complete(state.withLock { $0.report(report, path: path, writers: writers) }, report)
  }

  /// Takes a report in together with what became of it, so that it is never pending.
  ///
  /// - Parameters:
  ///   - report: A report that isn't pending yet.
  ///   - outcome: What became of it.
  ///   - path: The rules that have decided where it went. The default is none.
  public func record(_ report: ErrorReport, as outcome: Outcome, path: [RuleTrace] = []) {
    let date = now()
    let writers = Self.writers
    let aftermath = state.withLock {
      $0.record(report, as: outcome, path: path, writers: writers, at: date)
    }
    complete(aftermath, report)
  }

  /// The sinks that never receive a report that the current task makes.
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
    aftermath.wakeAll()
  }

  /// Records what became of a report.
  ///
  /// - Parameters:
  ///   - id: The report, which must be pending.
  ///   - outcome: What became of it.
  public func settle(_ id: ErrorReport.ID, as outcome: Outcome) {
    let date = now()
    let aftermath = state.withLock { $0.settle(id, as: outcome, at: date) }
    guard let aftermath else {
      warn(
        """
        report \(id) isn't pending, so it can't become \(outcome.kind); report it first, and \
        settle it once
        """)
      return
    }
    aftermath.wakeAll()
  }

  /// Notes that the system has refused to show a report; its entry says so, and sinks read it with
  /// the outcome.
  func note(_ refusal: RuleTrace, of id: ErrorReport.ID) {
    state.withLock { $0.ledger.note(refusal, of: id) }
  }

  /// How many reports there were, and what became of them.
  public var counts: JournalCounts { state.withLock { $0.ledger.counts } }

  /// All entries that are pending, and the newest of the others, in the order of their reports.
  public var entries: [JournalEntry] { state.withLock { $0.ledger.entries } }

  /// The figures and the entries of one moment.
  package func snapshot() -> (counts: JournalCounts, entries: [JournalEntry]) {
    state.withLock { ($0.ledger.counts, $0.ledger.entries) }
  }

  /// Follows the journal, at the reader's own speed.
  ///
  /// - Returns: The present entries, then batches of what changes. A reader that is too slow misses
  ///   changes, which its next batch says.
  public func changes() -> AsyncStream<JournalBatch> {
    let reader = JournalReader(state)
    return AsyncStream { await reader.next() }
  }

  /// Waits until the sinks have written all that there is now.
  ///
  /// A sink can call it, too: the call then waits neither for that sink nor for others that are
  /// waiting for a flush.
  public func flush() async {
    if let writing = JournalWriter.writing, writing.isUnderWay.withLock({ $0 }) {
      await writing.reader.whileWaitingForFlush { await flush(isBySink: true) }
    } else {
      await flush(isBySink: false)
    }
  }

  private func flush(isBySink: Bool) async {
    await withCheckedContinuation { wake in
      let aftermath = state.withLock { $0.flush(wake: wake, isBySink: isBySink) }
      (aftermath ?? JournalState.Aftermath(wakes: [wake])).wakeAll()
    }
  }

  /// Writes to a sink until the journal is gone and all is written.
  private static func write(
    _ state: Locked<JournalState>, to sink: any JournalSink, clock: any Clock<Duration>
  ) {
    let reader = JournalReader(state, writer: JournalWriter())
    Task(priority: .utility) {
      while let batch = await reader.next() {
        await reader.write(batch, to: sink)
        await reader.rest(on: clock)
      }
    }
  }
}

extension ErrorJournal: CustomReflectable {
  /// A mirror without children, so that no dump shows the errors in its entries.
  public var customMirror: Mirror { Mirror(self, children: [:], displayStyle: .class) }
}
