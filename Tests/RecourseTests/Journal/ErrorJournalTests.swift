import Foundation
import Recourse
import Testing

@MainActor
@Suite struct ErrorJournalTests {
  private let offline = ErrorReport(JournalTestError.offline, origin: .refresh)

  @Test func `counts a report as pending until it is settled`() {
    let journal = ErrorJournal()
    journal.report(offline)
    #expect(journal.counts.reported == 1)
    #expect(journal.counts.pending == 1)
    #expect(journal.counts.settled == 0)
    #expect(journal.entries.map(\.outcome) == [nil])
    journal.settle(offline.id, as: .presented(action: "Try Again"))
    #expect(journal.counts.pending == 0)
    #expect(journal.counts.byOutcome == [.presented: 1])
    #expect(journal.counts[.presented] == 1)
    #expect(journal.counts[.logged] == 0)
    #expect(journal.entries.map(\.outcome) == [.presented(action: "Try Again")])
  }

  @Test func `records an error as logged from the background by default`() throws {
    let journal = ErrorJournal()
    let line = #line + 1
    journal.record(JournalTestError.offline)
    journal.record(JournalTestError.offline, as: .handled, origin: .launch)
    journal.record(CancellationError())
    #expect(journal.entries.map(\.outcome) == [.logged, .handled, .ignored])
    #expect(journal.entries.map(\.report.origin) == [.background, .launch, .background])
    let report = try #require(journal.entries.first?.report)
    #expect(report.source == ErrorReport.Source(fileID: #fileID, line: line))
  }

  @Test func `an entry records the rules that decided and the date of its outcome`() {
    let date = Date(timeIntervalSince1970: 5)
    let journal = ErrorJournal(now: { date })
    let decision = ErrorPolicy.standard.decision(for: offline)
    journal.report(offline, path: decision.path)
    #expect(journal.entries.first?.settled == nil)
    #expect(journal.entries.first?.path == decision.path)
    journal.settle(offline.id, as: .inlined)
    #expect(journal.entries.first?.path == decision.path)
    #expect(journal.entries.first?.settled == date)
  }

  @Test func `warns about a second outcome and keeps the first`() {
    let warnings = JournalTexts()
    let journal = Self.journal(warnings: warnings)
    journal.report(offline)
    journal.settle(offline.id, as: .inlined)
    journal.settle(offline.id, as: .undeliverable)
    #expect(journal.entries.map(\.outcome) == [.inlined])
    #expect(journal.counts.byOutcome == [.inlined: 1])
    #expect(warnings.all.count == 1)
    #expect(warnings.all.first?.contains("\(offline.id)") == true)
    #expect(warnings.all.first?.contains("undeliverable") == true)
  }

  @Test func `warns about a report that is already pending, and counts it once`() {
    let warnings = JournalTexts()
    let journal = Self.journal(warnings: warnings)
    journal.report(offline)
    journal.report(offline)
    #expect(journal.counts.reported == 1)
    #expect(journal.entries.map(\.number) == [1])
    #expect(warnings.all.count == 1)
  }

  @Test func `warns about an outcome for an unknown report`() {
    let warnings = JournalTexts()
    let journal = Self.journal(warnings: warnings)
    journal.settle(offline.id, as: .logged)
    #expect(journal.counts.settled == 0)
    #expect(warnings.all.count == 1)
  }

  @Test func `keeps the newest and all pending entries, and counts every report`() {
    let journal = ErrorJournal(limit: 3)
    journal.report(offline)
    for _ in 0..<10 {
      let report = ErrorReport(JournalTestError.offline, origin: .background)
      journal.report(report)
      journal.settle(report.id, as: .logged)
    }
    #expect(journal.entries.map(\.number) == [1, 9, 10, 11])
    #expect(journal.counts[.logged] == 10)
    let empty = ErrorJournal(limit: 0)
    empty.report(offline)
    empty.settle(offline.id, as: .logged)
    #expect(empty.entries.isEmpty)
    #expect(empty.counts[.logged] == 1)
  }

  @Test func `every outcome has a kind`() {
    let outcomes: [Outcome] = [
      .presented(action: nil), .repaired(by: .route), .coalesced(into: offline.id), .inlined,
      .handled, .recovered, .logged, .ignored, .resolved, .undeliverable,
    ]
    #expect(outcomes.map(\.kind) == Outcome.Kind.allCases)
  }

  private static func journal(warnings: JournalTexts) -> ErrorJournal {
    ErrorJournal(
      limit: 10, backlog: 10, sinks: [], now: { Date() }, warn: { warnings.append($0) })
  }
}
