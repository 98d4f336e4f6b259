import Recourse
import Testing

@testable import RecourseUI  // The ledger is the console's own.

@Suite struct ConsoleLedgerTests {
  private var ledger = ConsoleLedger(limit: 4)

  @Test mutating func `has the newest entries first, as they are by now`() {
    take([entry(1), entry(2), entry(3)])
    take([entry(2, as: .logged)])
    #expect(texts == ["3 pending", "2 logged", "1 pending"])
    #expect(ledger[2]?.entry.outcome == .logged)
    #expect(ledger[4] == nil)
  }

  @Test mutating func `forgets the oldest that have an outcome before those that are pending`() {
    take([entry(1), entry(2, as: .logged), entry(3), entry(4, as: .logged), entry(5)])
    #expect(texts == ["5 pending", "4 logged", "3 pending", "1 pending"])
    take([entry(6), entry(7)])
    #expect(texts == ["7 pending", "6 pending", "5 pending", "3 pending"])
    take([entry(1, as: .logged), entry(3, as: .handled)])
    #expect(texts == ["7 pending", "6 pending", "5 pending", "3 handled"])
  }

  @Test mutating func `takes over what there is when changes are missing`() {
    take([entry(1), entry(2)])
    take([entry(9)], leftOut: 12, present: [entry(2, as: .inlined), entry(8), entry(9)])
    #expect(texts == ["9 pending", "8 pending", "2 inlined"])
    #expect(ledger.missed == 12)
  }

  @Test mutating func `counts each report that was counted in with another one once`() {
    let lead = entry(1)
    let second = entry(2, as: .coalesced(into: lead.id))
    take([lead, second])
    take([lead, second])
    #expect(ledger[1]?.coalesced == 1)
    let third = entry(3)
    take([third])
    take([settled(third, as: .coalesced(into: lead.id))])
    #expect(ledger[1]?.coalesced == 2)
    #expect(ledger.number(of: lead.id) == 1)
  }

  @Test mutating func `counts no less after changes were missing`() {
    let lead = entry(1)
    take([lead] + (2...7).map { entry($0, as: .coalesced(into: lead.id)) })
    #expect(texts == ["7 coalesced", "6 coalesced", "5 coalesced", "1 pending ×7"])
    take([], leftOut: 5, present: [lead, entry(12, as: .coalesced(into: lead.id))])
    #expect(texts == ["12 coalesced", "1 pending ×7"])
  }

  @Test mutating func `finds every entry by its number`() {
    ledger = ConsoleLedger(limit: 100)
    take((1...100).filter { $0 % 3 > 0 }.map { entry($0) })
    for number in 0...101 {
      #expect((ledger[number] != nil) == ((1...100).contains(number) && number % 3 > 0))
    }
  }

  private mutating func take(
    _ entries: [JournalEntry], leftOut: Int = 0, present: [JournalEntry] = []
  ) {
    let changes = entries.map { JournalBatch.Change(entry: $0, isNew: true) }
    ledger.take(JournalBatch(changes: changes, leftOut: leftOut)) { present }
  }

  private func entry(_ number: Int, as outcome: Outcome? = nil) -> JournalEntry {
    settled(JournalEntry(number: number, report: .test()), as: outcome)
  }

  private func settled(_ entry: JournalEntry, as outcome: Outcome?) -> JournalEntry {
    guard let outcome else { return entry }
    let journal = ErrorJournal(limit: 1)
    for _ in 1..<entry.number { journal.report(1, as: .logged) }
    journal.report(entry.report)
    journal.settle(entry.id, as: outcome)
    return journal.entries.last ?? entry
  }

  private var texts: [String] {
    ledger.newest(100) { _ in true }.map { entry in
      let count = entry.coalesced == 0 ? "" : " ×\(entry.coalesced + 1)"
      return "\(entry.id) \(entry.entry.outcome?.kind.rawValue ?? "pending")\(count)"
    }
  }
}
