import Foundation
import Recourse
import Testing

@MainActor
@Suite struct JournalSinkTests {
  private let secret = ErrorReport(
    JournalPublicError(file: "diary.txt", attempt: 3), origin: .userAction, attempt: 2,
    date: Date(timeIntervalSince1970: 0), fileID: "Shop/Cart.swift", line: 7)

  @Test func `writes the error, its outcome, and the deciding rules for a developer`() async {
    let texts = JournalTexts()
    let journal = ErrorJournal(sinks: [ConsoleSink { texts.append($0) }])
    let decision = ErrorPolicy.standard.decision(for: secret)
    journal.report(secret, path: decision.path)
    await journal.flush()
    journal.settle(secret.id, as: .presented(action: "Delete diary.txt"))
    await journal.flush()
    let code = ErrorDescriber().describe(secret.error).supportCode
    #expect(
      texts.all == [
        """
        #1 userAction at Shop/Cart.swift:7: pending, attempt 2
          \(code)
          RecourseTests.JournalPublicError
          │ attempt: 3
          └─ RecourseTests.JournalTestError.rejected
          because of \(decision.path.map(\.description).joined(separator: "\n  because of "))

        """,
        """
        #1 userAction at Shop/Cart.swift:7: presented

        """,
      ])
  }

  @Test func `writes how a failure was repaired`() async {
    let texts = JournalTexts()
    let journal = ErrorJournal(sinks: [ConsoleSink { texts.append($0) }])
    journal.report(secret)
    await journal.flush()
    journal.settle(secret.id, as: .repaired(by: .reconnection))
    await journal.flush()
    #expect(texts.all.last == "#1 userAction at Shop/Cart.swift:7: repaired (reconnection)\n")
    #expect(journal.entries.first?.description.hasSuffix(": repaired (reconnection)") == true)
    #expect(
      journal.export().records.first?.description.hasSuffix("repaired (reconnection)") == true)
  }

  @Test func `writes the number of changes left out to the console`() async {
    let texts = JournalTexts()
    let batch = JournalBatch(changes: [], missedCount: 12)
    await ConsoleSink { texts.append($0) }.record(batch)
    #expect(texts.all == ["(12 changes of the journal are missing here)\n"])
  }

  @Test func `exports shareable information without private data`() throws {
    let date = Date(timeIntervalSince1970: 60)
    let journal = ErrorJournal(now: { date })
    let other = ErrorReport(JournalTestError.offline, origin: .refresh)
    journal.report(secret, path: ErrorPolicy.standard.decision(for: secret).path)
    journal.report(other)
    journal.settle(secret.id, as: .presented(action: "Delete diary.txt"))
    let export = journal.export()
    let encoder = JSONEncoder()
    let data = try encoder.encode(export)
    #expect(try JSONDecoder().decode(JournalExport.self, from: data) == export)
    for text in [export.text, String(decoding: data, as: UTF8.self)] {
      #expect(!text.contains("diary"))
      #expect(text.contains("attempt: 3"))
      #expect(text.contains(ErrorDescriber().describe(secret.error).supportCode.description))
      #expect(text.contains("JournalTestError.offline"))
      #expect(text.contains("userAction"))
    }
    #expect(
      export.text.hasPrefix("1970-01-01T00:01:00Z: reported 2, pending 1, presented 1\n\n#1 "))
    #expect(export.records.map(\.outcome) == [.presented, nil])
  }

  @Test func `records the report into which another one was coalesced`() {
    let journal = ErrorJournal()
    let first = ErrorReport(JournalTestError.offline, origin: .refresh)
    journal.report(secret)
    journal.report(first)
    journal.settle(secret.id, as: .coalesced(into: first.id))
    let record = journal.export().records.first
    #expect(record?.outcome == .coalesced)
    #expect(record?.coalescedInto == first.id)
    #expect(journal.export().records.map(\.coalesced) == [0, 1])
  }

  @Test func `tells a sink with the outcome how many reports were coalesced`() async {
    let sink = JournalTestSink()
    let journal = ErrorJournal(limit: 0, sinks: [sink])
    let first = ErrorReport(JournalTestError.offline, origin: .refresh)
    journal.report(first)
    for _ in 1...3 {
      let other = ErrorReport(JournalTestError.offline, origin: .refresh)
      journal.record(other, as: .coalesced(into: first.id))
    }
    journal.settle(first.id, as: .handled)
    await journal.flush()
    let records = await sink.changes.map { JournalRecord($0.entry) }
    #expect(records.last { $0.id == first.id }?.coalesced == 3)
  }
}
