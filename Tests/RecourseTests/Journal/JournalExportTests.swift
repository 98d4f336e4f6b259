import Foundation
import Recourse
import RecourseTesting
import Testing

@Suite struct JournalExportTests {
  private let dates = JournalDates()
  private let journal: ErrorJournal

  init() {
    journal = ErrorJournal(limit: 2_000, now: { [dates] in dates.now })
  }

  @Test func `equal reports are one paragraph with their count, the first and the latest date`() {
    for _ in 1...500 { journal.record(report(), as: .logged) }
    let paragraphs = paragraphs
    #expect(paragraphs.count == 2)
    #expect(
      paragraphs.last?.hasPrefix(
        "#1 to #500 ×500, 1970-01-01T00:00:01Z to 1970-01-01T00:08:20Z ") == true)
    #expect(paragraphs.last?.contains(" refresh: logged\n") == true)
  }

  @Test func `coalesced reports are in the paragraph of the presentation`() {
    let lead = report()
    journal.report(lead)
    for _ in 1...999 { journal.record(report(), as: .coalesced(into: lead.id)) }
    #expect(paragraphs.count == 2)
    #expect(paragraphs.last?.contains("×1000, ") == true)
    #expect(paragraphs.last?.contains(": pending, 999 coalesced\n") == true)
    journal.settle(lead.id, as: .presented(action: "Delete diary.txt"))
    #expect(paragraphs.count == 2)
    #expect(paragraphs.last?.contains(": presented, 999 coalesced\n") == true)
    #expect(journal.export().text.contains("diary") == false)
  }

  @Test func `repaired failures are counted by repair, in the header and in their paragraph`() {
    for repair in [.tryAgain, .route, .tryAgain] as [Outcome.Repair] {
      journal.record(report(), as: .repaired(by: repair))
    }
    journal.record(report(line: 11), as: .repaired(by: .reconnection))
    let counts = journal.counts
    #expect(counts.byRepair == [.tryAgain: 2, .route: 1, .reconnection: 1])
    #expect(paragraphs[0].hasSuffix("repaired 4 (tryAgain 2, route 1, reconnection 1)"))
    #expect(paragraphs[1].contains(": repaired (tryAgain ×2, route ×1)\n"))
    #expect(paragraphs[2].contains(": repaired (reconnection)\n"))
    #expect(
      journal.export().records.map(\.repair) == [.tryAgain, .route, .tryAgain, .reconnection])
  }

  @Test func `a paragraph counts coalesced reports that the journal has forgotten`() {
    let journal = ErrorJournal(limit: 10)
    let lead = report()
    journal.report(lead)
    for _ in 1...999 { journal.record(report(), as: .coalesced(into: lead.id)) }
    for outcome in ["pending", "presented"] {
      let text = journal.export().text
      #expect(text.contains("×1000, "))
      #expect(text.contains(": \(outcome), 999 coalesced\n"))
      #expect(text.contains("\n  only \(outcome == "pending" ? 11 : 10) kept\n"))
      if outcome == "pending" { journal.settle(lead.id, as: .presented(action: nil)) }
    }
  }

  @Test func `floods that take turns are one paragraph each, the latest last`() {
    for _ in 1...100 {
      journal.record(report(.offline), as: .logged)
      journal.record(report(.rejected(file: "a")), as: .logged)
    }
    #expect(paragraphs.count == 3)
    #expect(paragraphs[1].hasPrefix("#1 to #199 ×100, "))
    #expect(paragraphs[2].hasPrefix("#2 to #200 ×100, "))
  }

  @Test func `a report alone has neither a count nor a second date`() throws {
    journal.record(report(), as: .logged)
    let paragraph = try #require(paragraphs.last)
    #expect(paragraph.hasPrefix("#1 1970-01-01T00:00:01Z "))
    #expect(!paragraph.contains("×"))
    #expect(paragraph.contains(":10, attempt 1\n"))
  }

  @Test func `another problem, origin, place or outcome is another paragraph`() {
    journal.record(report(), as: .logged)
    journal.record(report(.rejected(file: "a")), as: .logged)
    journal.record(report(origin: .launch), as: .logged)
    journal.record(report(line: 11), as: .logged)
    journal.record(report(), as: .handled)
    journal.report(report())
    #expect(paragraphs.count == 7)
    #expect(paragraphs.allSatisfy { !$0.contains("×") })
  }

  @Test func `what differs between equal reports is told with its count`() throws {
    for attempt in 1...3 {
      journal.record(
        report(JournalPublicError(file: "a", attempt: attempt == 3 ? 7 : 5), attempt: attempt),
        as: .logged)
    }
    let text = try #require(paragraphs.last)
    #expect(paragraphs.count == 2)
    #expect(text.contains(":10, attempt 1 to 3\n"))
    #expect(text.contains("\n  attempt: 5 ×2"))
    #expect(text.contains("\n  attempt: 7 ×1"))
  }

  @Test func `another problem that was coalesced into a paragraph has its code and count there`()
    throws
  {
    let lead = report(.offline)
    let other = report(.rejected(file: "diary.txt"), origin: .launch, line: 99)
    journal.report(lead)
    journal.record(other, as: .coalesced(into: lead.id))
    let text = try #require(paragraphs.last)
    #expect(paragraphs.count == 2)
    for report in [lead, other] {
      #expect(text.contains("\n  \(ErrorDescriber().describe(report.error).supportCode) ×1\n"))
      #expect(text.contains("\n  \(report.source) ×1\n"))
      #expect(text.contains("\(report.origin.rawValue) ×1"))
    }
    #expect(!text.contains("diary"))
  }

  @Test func `says how many records are kept where older ones were forgotten`() {
    let journal = ErrorJournal(limit: 3)
    for _ in 1...3 { journal.record(report(), as: .logged) }
    #expect(!journal.export().text.contains("kept"))
    journal.record(report(), as: .logged)
    #expect(journal.export().text.contains("reported 4, pending 0, logged 4, only 3 kept\n"))
  }

  @Test func `the encoded export has every record`() throws {
    for _ in 1...100 { journal.record(report(), as: .logged) }
    let data = try JSONEncoder().encode(journal.export())
    let decoded = try JSONDecoder().decode(JournalExport.self, from: data)
    #expect(decoded.records.map(\.number) == Array(1...100))
    #expect(decoded.text.contains("×100, "))
  }

  private var paragraphs: [String] {
    journal.export().text.components(separatedBy: "\n\n")
  }

  private func report(
    _ error: any Error = JournalTestError.offline, origin: ErrorOrigin = .refresh,
    attempt: Int = 1, line: Int = 10
  ) -> ErrorReport {
    ErrorReport(error, origin: origin, attempt: attempt, date: dates.next(), line: line)
  }

  private func report(
    _ error: JournalTestError, origin: ErrorOrigin = .refresh, line: Int = 10
  ) -> ErrorReport {
    report(error as any Error, origin: origin, line: line)
  }
}

/// One date a second.
private final class JournalDates: Sendable {
  private let seconds = Locked(0)

  var now: Date { Date(timeIntervalSince1970: Double(seconds.withLock { $0 })) }

  func next() -> Date {
    seconds.withLock { $0 += 1 }
    return now
  }
}
