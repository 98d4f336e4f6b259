import Recourse
import RecourseTesting
import Testing

/// Tests sinks that use the journal while they record a batch.
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

  @Test func `a sink that flushes its own journal doesn't deadlock any flush`() async {
    let sink = ActingSink { journal, _ in await journal.flush() }
    let journal = journal([sink])
    for count in 1...3 {
      journal.record(Self.report(), as: .logged)
      await journal.flush()
      #expect(await sink.kept.changes.count == count)
    }
  }

  @Test func `sinks that flush the same journal don't wait for each other`() async {
    let sinks = (0..<3).map { _ in
      ActingSink { journal, _ in
        await withTaskGroup { group in
          for _ in 0..<2 { group.addTask { await journal.flush() } }
        }
      }
    }
    let journal = journal(sinks)
    for _ in 0..<10 { journal.record(Self.report(), as: .logged) }
    await journal.flush()
    for sink in sinks { #expect(await sink.kept.changes.count == 10) }
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

  @Test func `leaves out a sink's own reports, counts them, and warns once`() async {
    let warnings = JournalTexts()
    let sink = ActingSink { journal, _ in
      journal.record(Self.report(), as: .logged)
    }
    let journal = journal(warnings: warnings, [sink])
    for count in 1...3 {
      journal.record(Self.report(), as: .logged)
      await journal.flush()
      #expect(journal.counts.reported == 2 * count)
    }
    #expect(await sink.kept.changes.map(\.entry.number) == [1, 3, 5])
    #expect(await sink.kept.leftOut == 2)
    #expect(warnings.all.count == 1)
  }

  @Test func `other sinks and readers receive the reports of a sink`() async {
    let reporting = ActingSink { journal, _ in journal.record(Self.report(), as: .ignored) }
    let quiet = ActingSink { _, _ in }
    let journal = journal([reporting, quiet])
    journal.record(Self.report(), as: .logged)
    await journal.flush()
    await journal.flush()
    #expect(await reporting.kept.changes.count == 1)
    #expect(await quiet.kept.changes.count == 2)
    #expect(journal.entries.count == 2)
  }

  @Test func `sinks that react to each other's reports terminate`() async {
    let sinks = (0..<3).map { _ in
      ActingSink { journal, batch in
        for _ in batch.changes { journal.record(Self.report(), as: .logged) }
      }
    }
    let journal = journal(sinks)
    journal.record(Self.report(), as: .logged)
    var counts = [0, 1]
    while counts[counts.count - 1] != counts[counts.count - 2] {
      await journal.flush()
      counts.append(journal.counts.reported)
    }
    // The first report; 3 by the sinks about that one; 6 by each sink about the reports of the
    // others; and 6 by the sink that is not yet part of each chain. A batch has all the sinks
    // behind any of its changes as its cause, so there may be fewer reports.
    #expect((1 + 3...1 + 3 + 6 + 6).contains(journal.counts.reported))
  }

  @Test func `leaves out the outcomes of a sink's own reports`() async {
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
