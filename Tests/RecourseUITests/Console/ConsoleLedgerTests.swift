import Foundation
import Recourse
import Testing

@testable import RecourseConsole  // The ledger is the console's own.

@Suite struct ConsoleLedgerTests {
  private let journal = ErrorJournal(limit: 10)
  private var ledger = ConsoleLedger()

  @Test mutating func `groups are sorted newest first, with their current outcomes`() {
    let reports = journal.reportEach(1...3)
    #expect(texts == ["3 pending", "2 pending", "1 pending"])
    journal.settle(reports[1].id, as: .logged)
    #expect(texts == ["3 pending", "2 logged", "1 pending"])
    #expect(ledger.count == 3)
  }

  @Test mutating func `an update removes entries that the journal has forgotten`() {
    journal.report(50, as: .logged)
    #expect(texts == ["50 logged ×10"])
    journal.reportEach(1...10, as: .logged)
    #expect(texts.count == 10)
    #expect(texts.first == "60 logged")
  }

  @Test mutating func `a report moves to the row of the report into which it is coalesced`() {
    let lead = journal.reportEach(1...1)[0]
    let other = journal.report(1)[0]
    #expect(texts == ["2 pending", "1 pending"])
    journal.settle(other.id, as: .coalesced(into: lead.id))
    #expect(texts == ["2 pending ×2"])
    #expect(ledger.groups[0].lead.number == 1)
    #expect(ledger.groups[0].entries.map(\.number) == [2, 1])
    journal.settle(lead.id, as: .presented(action: nil))
    #expect(texts == ["2 presented ×2"])
  }

  @Test mutating func `a row's successor has the row's identity, or contains its lead`() throws {
    let reports = journal.report(2)
    take()
    let open = try #require(ledger.groups.first)
    journal.settle(reports[1].id, as: .logged)
    take()
    #expect(ledger.successor(of: open)?.group.count == 1)
    #expect(ledger.successor(of: open)?.id.outcome == nil)
    journal.settle(reports[0].id, as: .handled)
    take()
    #expect(ledger.successor(of: open)?.id.outcome == .logged)
    journal.reportEach(1...10, as: .logged)
    take()
    #expect(ledger.successor(of: open) == nil)
  }

  private mutating func take() {
    ledger.take(journal.entries)
  }

  /// The rows: their newest entry, outcome and count.
  private var texts: [String] {
    mutating get {
      take()
      return ledger.groups.map { group in
        let count = group.group.count == 1 ? "" : " ×\(group.group.count)"
        let outcome = group.id.outcome?.rawValue ?? "pending"
        return "\(group.group.latest.number) \(outcome)\(count)"
      }
    }
  }
}
