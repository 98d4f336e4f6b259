import Recourse
import RecourseTesting
import Testing

/// Tests sinks that use their own journal against the rules: nothing deadlocks, and nothing is
/// lost.
@Suite(.timeLimit(.minutes(5))) struct JournalReentryTests {
  /// A sink that runs a closure before it keeps a batch.
  private struct ActingSink: JournalSink {
    let kept = JournalTestSink()
    let journal = Locked<ErrorJournal?>(nil)
    let act: @Sendable (ErrorJournal, JournalBatch) async -> Void

    func record(_ batch: JournalBatch) async {
      if let journal = journal.withLock({ $0 }) { await act(journal, batch) }
      await kept.record(batch)
    }
  }

  private func journal(
    warnings: JournalTexts = JournalTexts(), _ sinks: [ActingSink]
  ) -> ErrorJournal {
    let journal = ErrorJournal(
      limit: 100, backlog: 100, sinks: sinks, now: { .now },
      clock: ManualClock(advancesBySleeping: true), warn: { warnings.append($0) })
    for sink in sinks { sink.journal.withLock { $0 = journal } }
    return journal
  }

  private static func report(_ error: any Error = JournalTestError.offline) -> ErrorReport {
    ErrorReport(error, origin: .background)
  }

  @Test func `a sink that flushes its own journal deadlocks no flush, and is warned of once`()
    async
  {
    let warnings = JournalTexts()
    let sinks = (0..<3).map { _ in ActingSink { journal, _ in await journal.flush() } }
    let journal = journal(warnings: warnings, sinks)
    for count in 1...3 {
      journal.record(Self.report(), as: .logged)
      await journal.flush()
      for sink in sinks { #expect(await sink.kept.changes.count == count) }
    }
    #expect(warnings.all.count == 1)
    #expect(warnings.all.first?.contains("flushes") == true)
  }

  @Test func `sinks that flush each other's journals don't deadlock`() async {
    let other = Locked<ErrorJournal?>(nil)
    let first = ActingSink { _, _ in await other.withLock { $0 }?.flush() }
    let firstJournal = journal([first])
    let second = ActingSink { _, _ in await firstJournal.flush() }
    let secondJournal = journal([second])
    other.withLock { $0 = secondJournal }
    for _ in 0..<10 {
      firstJournal.record(Self.report(), as: .logged)
      secondJournal.record(Self.report(), as: .logged)
    }
    await firstJournal.flush()
    await secondJournal.flush()
    #expect(await first.kept.changes.count == 10)
    #expect(await second.kept.changes.count == 10)
    other.withLock { $0 = nil }
  }

  @Test func `a sink's own reports are recorded, reach no sink, and are warned of once`() async {
    let warnings = JournalTexts()
    let sink = ActingSink { journal, _ in journal.record(Self.report(), as: .ignored) }
    let quiet = ActingSink { _, _ in }
    let journal = journal(warnings: warnings, [sink, quiet])
    for count in 1...3 {
      journal.record(Self.report(), as: .logged)
      await journal.flush()
      #expect(journal.counts.reported == 2 * count)
      #expect(journal.counts[.ignored] == count)
    }
    for sink in [sink, quiet] {
      #expect(await sink.kept.changes.map(\.entry.outcome) == [.logged, .logged, .logged])
    }
    #expect(await sink.kept.missedCount == 2)
    #expect(journal.entries.count == 6)
    #expect(warnings.all.count == 1)
    #expect(warnings.all.first?.contains("JournalReentryTests") == true)
  }

  @Test func `readers that aren't sinks receive the reports of a sink`() async {
    let sink = ActingSink { journal, _ in journal.record(Self.report(), as: .ignored) }
    let journal = journal([sink])
    var changes = journal.changes().makeAsyncIterator()
    journal.record(Self.report(), as: .logged)
    var outcomes: [Outcome?] = []
    while outcomes.count < 2, let batch = await changes.next() {
      outcomes += batch.changes.map(\.entry.outcome)
    }
    #expect(outcomes == [.logged, .ignored])
  }

  @Test func `the outcome of a sink's own report reaches no sink`() async {
    let sink = ActingSink { journal, _ in journal.report(Self.report()) }
    let journal = journal([sink])
    journal.record(Self.report(), as: .logged)
    await journal.flush()
    for entry in journal.entries where entry.outcome == nil {
      journal.settle(entry.id, as: .handled)
    }
    await journal.flush()
    #expect(await sink.kept.changes.map(\.entry.number) == [1])
    #expect(journal.counts.reported == 2)
  }
}
