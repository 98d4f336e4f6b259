import Foundation
import Recourse
import Testing

@Suite struct JournalReadingTests {
  @Test func `writes each change to every sink in order`() async {
    let sinks = [JournalTestSink(), JournalTestSink()]
    let journal = ErrorJournal(sinks: sinks)
    let reports = Self.reports(100)
    for report in reports {
      journal.report(report)
      journal.settle(report.id, as: .logged)
    }
    await journal.flush()
    for sink in sinks {
      let changes = await sink.changes
      #expect(changes.filter(\.isNew).map(\.entry.number) == Array(1...100))
      let settled = changes.filter { $0.entry.outcome == .logged }.map(\.entry.number)
      #expect(settled == Array(1...100))
      #expect(await sink.missedCount == 0)
    }
  }

  @Test(.timeLimit(.minutes(5)))
  func `wakes every idle sink for each change`() async {
    let sinks = (0..<3).map { _ in JournalTestSink() }
    let journal = ErrorJournal(sinks: sinks)
    for report in Self.reports(300) {
      journal.report(report)
      await journal.flush()
      // Lets the sinks become idle.
      for _ in 0..<5 { await Task.yield() }
    }
    for sink in sinks {
      #expect(await sink.changes.map(\.entry.number) == Array(1...300))
    }
  }

  @Test func `combines a report and its outcome since the last batch into one change`() async {
    let sink = JournalSlowSink()
    let journal = ErrorJournal(sinks: [sink])
    let reports = Self.reports(4)
    journal.report(reports[0])
    await sink.waitForChanges(1)
    journal.report(reports[1])
    journal.report(reports[2])
    journal.settle(reports[1].id, as: .ignored)
    journal.settle(reports[0].id, as: .handled)
    journal.report(reports[3])
    await sink.open()
    await journal.flush()
    let batches = await sink.batches.map { $0.changes.map(Self.text) }
    #expect(
      batches == [
        ["1 pending new"], ["2 ignored new", "3 pending new", "1 handled", "4 pending new"],
      ])
  }

  @Test func `a report recorded with its outcome is a new change, and none is lost`() async {
    let sink = JournalSlowSink()
    let journal = ErrorJournal(sinks: [sink])
    let reports = Self.reports(4)
    journal.record(reports[0], as: .logged)
    await sink.waitForChanges(1)
    journal.report(reports[1])
    journal.record(reports[2], as: .inlined)
    journal.settle(reports[1].id, as: .handled)
    journal.record(reports[3], as: .ignored)
    await sink.open()
    await journal.flush()
    let batches = await sink.batches.map { $0.changes.map(Self.text) }
    #expect(batches == [["1 logged new"], ["2 handled new", "3 inlined new", "4 ignored new"]])
  }

  @Test func `leaves out the oldest changes for a slow sink, and passes on their number`() async {
    let slow = JournalSlowSink()
    let quick = JournalTestSink()
    let journal = ErrorJournal(backlog: 10, sinks: [slow, quick])
    let reports = Self.reports(26)
    journal.report(reports[0])
    await slow.waitForChanges(1)
    for report in reports.dropFirst() { journal.report(report) }
    await slow.open()
    await journal.flush()
    let last = await slow.batches.last
    #expect(last?.missedCount == 15)
    #expect(last?.changes.map(\.entry.number) == Array(17...26))
    #expect(await quick.changes.count + quick.missedCount == 26)
  }

  @Test func `a sequence of changes starts with the existing entries and ends with the journal`()
    async
  {
    var journal: ErrorJournal? = ErrorJournal()
    let reports = Self.reports(3)
    journal?.report(reports[0])
    journal?.report(reports[1])
    journal?.settle(reports[0].id, as: .logged)
    var changes = journal?.changes().makeAsyncIterator()
    #expect(await changes?.next()?.changes.map(Self.text) == ["1 logged new", "2 pending new"])
    journal?.report(reports[2])
    #expect(await changes?.next()?.changes.map(Self.text) == ["3 pending new"])
    journal?.settle(reports[2].id, as: .resolved)
    journal = nil
    #expect(await changes?.next()?.changes.map(Self.text) == ["3 resolved"])
    #expect(await changes?.next() == nil)
  }

  @Test func `wakes a waiting reader`() async {
    let journal = ErrorJournal()
    let report = Self.reports(1)[0]
    async let first = Self.firstBatch(of: journal)
    journal.report(report)
    #expect(await first?.changes.map(\.entry.id) == [report.id])
  }

  @Test func `ends the sequence of a cancelled reader`() async {
    let journal = ErrorJournal()
    let reader = Task { await Self.firstBatch(of: journal) }
    reader.cancel()
    #expect(await reader.value == nil)
  }

  @Test func `writes the rest to the sinks after the journal is deallocated`() async {
    let sink = JournalSlowSink()
    var journal: ErrorJournal? = ErrorJournal(sinks: [sink])
    let reports = Self.reports(3)
    journal?.report(reports[0])
    await sink.waitForChanges(1)
    journal?.report(reports[1])
    journal?.report(reports[2])
    journal = nil
    await sink.open()
    await sink.waitForChanges(3)
    #expect(await sink.batches.flatMap(\.changes).map(\.entry.number) == [1, 2, 3])
  }

  private static func reports(_ count: Int) -> [ErrorReport] {
    (0..<count).map { _ in ErrorReport(JournalTestError.offline, origin: .background) }
  }

  private static func firstBatch(of journal: ErrorJournal) async -> JournalBatch? {
    for await batch in journal.changes() { return batch }
    return nil
  }

  private static func text(_ change: JournalBatch.Change) -> String {
    let outcome = change.entry.outcome?.kind.rawValue ?? "pending"
    return "\(change.entry.number) \(outcome)" + (change.isNew ? " new" : "")
  }
}
