import Foundation
import Recourse
import RecourseTesting
import Testing

/// The law of the groups: each entry is in one group, and the group of an entry follows from what
/// the entry is or from the entry that it was coalesced into.
@Suite struct JournalGroupTests {
  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func `each entry is in the one group of its problem, whatever is reported`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let journal = ErrorJournal(limit: 300, now: { Date(timeIntervalSince1970: 0) })
    var pending: [ErrorReport.ID] = []
    var ids: [ErrorReport.ID] = []
    var coalesced: [ErrorReport.ID: Int] = [:]
    func count(_ outcome: Outcome) -> Outcome {
      if case .coalesced(let id) = outcome { coalesced[id, default: 0] += 1 }
      return outcome
    }
    for step in 1...2_000 {
      if let index = pending.indices.randomElement(using: &random), .random(using: &random) {
        let into = Bool.random(using: &random) ? ids.suffix(500).randomElement(using: &random) : nil
        let outcome = count(.some(into: into, using: &random))
        journal.settle(pending.remove(at: index), as: outcome)
      } else {
        let report = ErrorReport.some(using: &random)
        ids.append(report.id)
        if .random(using: &random) {
          let lead = Bool.random(using: &random) ? pending.randomElement(using: &random) : nil
          journal.record(report, as: count(.some(into: lead, using: &random)))
        } else {
          journal.report(report)
          pending.append(report.id)
        }
      }
      guard step % 100 == 0 else { continue }
      let records = journal.export().records
      check(records, "seed \(seed), step \(step)")
      // What is pending was there whenever a report was coalesced into it.
      for record in records where record.outcome == nil {
        #expect(record.coalesced == coalesced[record.id] ?? 0, "seed \(seed), step \(step)")
      }
    }
  }

  private func check(_ records: [JournalRecord], _ comment: Comment) {
    let groups = JournalGroup.groups(of: records)
    #expect(Set(groups.map(\.id)).count == groups.count, comment)
    #expect(groups.map(\.latest.number) == groups.map(\.latest.number).sorted(by: >), comment)
    for group in groups {
      let numbers = group.records.map(\.number)
      #expect(numbers == numbers.sorted(by: >), comment)
      #expect(group.tally(of: \.outcome).reduce(0) { $0 + $1.count } == group.count, comment)
    }
    #expect(groups.reduce(0) { $0 + $1.count } == records.count, comment)
    #expect(groups.allSatisfy { $0.reported == $0.count + $0.forgotten }, comment)
    let numbers = groups.flatMap { $0.records.map(\.number) }
    #expect(numbers.sorted() == records.map(\.number), comment)
    // The model: the group of an entry has the properties of the entry at the end of its way.
    let byID = Dictionary(records.map { ($0.id, $0) }) { $1 }
    for group in groups {
      for record in group.records {
        var lead = record
        var isOnCircle = false
        var way: Set<Int> = []
        while let next = lead.coalescedInto.flatMap({ byID[$0] }), !isOnCircle {
          isOnCircle = !way.insert(lead.number).inserted
          lead = next
        }
        guard !isOnCircle else { continue }
        #expect(group.id.fingerprint == lead.fingerprint, comment)
        #expect(group.id.origin == lead.origin, comment)
        #expect(group.id.source == lead.source, comment)
        #expect(group.id.outcome == lead.outcome, comment)
      }
    }
  }

  @Test func `a group keeps its identity while its count grows and old entries are forgotten`() {
    let journal = ErrorJournal(limit: 10)
    var ids: Set<JournalGroup.ID> = []
    for number in 1...50 {
      journal.record(.some(), as: .logged)
      let groups = JournalGroup.groups(of: journal.export().records)
      #expect(groups.map(\.count) == [min(number, 10)])
      ids.formUnion(groups.map(\.id))
    }
    #expect(ids.count == 1)
  }

  @Test func `a report that was coalesced through another one is in the group of the last`() {
    let journal = ErrorJournal()
    let reports = (0..<3).map { ErrorReport.some(line: 10 + $0) }
    for report in reports { journal.report(report) }
    journal.settle(reports[0].id, as: .coalesced(into: reports[1].id))
    journal.settle(reports[1].id, as: .coalesced(into: reports[2].id))
    let groups = JournalGroup.groups(of: journal.export().records)
    #expect(groups.map(\.count) == [3])
    #expect(groups.map(\.lead.number) == [3])
  }

  @Test func `a group counts the reports that were coalesced into it and forgotten`() {
    let journal = ErrorJournal(limit: 10)
    let leads = [ErrorReport.some(), .some(line: 11)]
    for lead in leads { journal.report(lead) }
    for _ in 1...50 {
      for lead in leads { journal.record(.some(), as: .coalesced(into: lead.id)) }
    }
    let groups = JournalGroup.groups(of: journal.export().records)
    #expect(groups.map(\.count) == [6, 6])
    #expect(groups.map(\.forgotten) == [45, 45])
    #expect(groups.map(\.reported) == [51, 51])
  }

  @Test func `a report that is reported again after it was forgotten starts at no count`() {
    let journal = ErrorJournal(limit: 2)
    let lead = ErrorReport.some()
    journal.report(lead)
    for _ in 1...5 { journal.record(.some(), as: .coalesced(into: lead.id)) }
    journal.settle(lead.id, as: .presented(action: nil))
    for _ in 1...2 { journal.record(.some(line: 11), as: .logged) }
    journal.record(lead, as: .logged)
    #expect(journal.export().records.map(\.coalesced) == [0, 0])
  }

  @Test func `the lead of a group is its newest report that was not coalesced`() {
    let journal = ErrorJournal()
    let leads = [ErrorReport.some(), .some()]
    for lead in leads { journal.report(lead) }
    journal.record(.some(line: 11), as: .coalesced(into: leads[0].id))
    let groups = JournalGroup.groups(of: journal.export().records)
    #expect(groups.map(\.lead.number) == [2])
    #expect(groups.map(\.latest.number) == [3])
  }

  @Test func `counts nothing for a lead that was forgotten before`() {
    let journal = ErrorJournal(limit: 2)
    let lead = ErrorReport.some()
    journal.record(lead, as: .logged)
    for _ in 1...5 { journal.record(.some(line: 11), as: .handled) }
    for _ in 1...5 { journal.record(.some(), as: .coalesced(into: lead.id)) }
    journal.record(lead, as: .logged)
    let groups = JournalGroup.groups(of: journal.export().records)
    #expect(groups.reduce(0) { $0 + $1.reported } == 2)
  }

  @Test func `reports that were coalesced into a forgotten one are one group`() {
    let journal = ErrorJournal(limit: 5)
    let lead = ErrorReport.some()
    journal.record(lead, as: .presented(action: nil))
    for _ in 1...9 { journal.record(.some(), as: .coalesced(into: lead.id)) }
    let groups = JournalGroup.groups(of: journal.export().records)
    #expect(groups.map(\.count) == [5])
    #expect(groups.map(\.id.outcome) == [.coalesced])
  }

  @Test func `reports that were coalesced into each other are counted once`() {
    let journal = ErrorJournal()
    let reports = [ErrorReport.some(), .some()]
    for report in reports { journal.report(report) }
    journal.settle(reports[0].id, as: .coalesced(into: reports[1].id))
    journal.settle(reports[1].id, as: .coalesced(into: reports[0].id))
    #expect(JournalGroup.groups(of: journal.export().records).map(\.count) == [2])
  }

  @Test func `a chain of 20,000 coalesced reports is one group`() {
    // Following the way of each report to its end would take 200,000,000 steps, or a deep
    // recursion.
    let journal = ErrorJournal(limit: 20_000)
    let reports = (0..<20_000).map { _ in ErrorReport.some() }
    for (index, report) in reports.enumerated() {
      journal.record(
        report, as: index == 0 ? .logged : .coalesced(into: reports[index - 1].id))
    }
    #expect(JournalGroup.groups(of: journal.export().records).map(\.count) == [20_000])
  }
}

extension ErrorReport {
  fileprivate static func some(line: Int = 10) -> ErrorReport {
    ErrorReport(JournalTestError.offline, origin: .refresh, line: line)
  }

  fileprivate static func some(using random: inout SeededGenerator) -> ErrorReport {
    let errors: [any Error] = [JournalTestError.offline, JournalTestError.rejected(file: "a")]
    return ErrorReport(
      errors[.random(in: 0...1, using: &random)],
      origin: [.refresh, .launch][.random(in: 0...1, using: &random)],
      line: .random(in: 1...2, using: &random))
  }
}

extension Outcome {
  fileprivate static func some(
    into id: ErrorReport.ID?, using random: inout SeededGenerator
  ) -> Outcome {
    if let id { return .coalesced(into: id) }
    return [.logged, .handled, .presented(action: nil)][.random(in: 0...2, using: &random)]
  }
}
