import Foundation
import Recourse
import Testing

@Suite struct ErrorSituationTests {
  private func names(_ lines: [String]) -> [String] {
    lines.map { String($0.prefix { $0 != ":" }) }
  }

  @Test func `each record has the situation at its report`() throws {
    let variant = Locked("blue")
    let journal = ErrorJournal(
      situation: .app.adding("experiment") { variant.withLock { $0 } }.adding("flag") { nil })
    journal.record(JournalPublicError(file: "a", attempt: 1))
    variant.withLock { $0 = "green" }
    journal.record(JournalPublicError(file: "a", attempt: 2))
    let records = journal.entries.map(JournalRecord.init)
    #expect(
      names(records[0].situation) == [
        "app", "device", "experiment", "language", "memory", "session", "system",
      ])
    #expect(records[0].situation.contains("experiment: blue"))
    #expect(records[1].situation.contains("experiment: green"))
    let data = try JSONEncoder().encode(records[1])
    #expect(try JSONDecoder().decode(JournalRecord.self, from: data) == records[1])
  }

  @MainActor
  @Test func `a report that is restored after a crash keeps the situation of its run`() throws {
    let folder = try DurableFolder()
    func journal(_ version: String, in folder: DurableFolder) -> ErrorJournal {
      ErrorJournal(
        durableReports: folder.reports, situation: ErrorSituation().adding("app") { version })
    }
    let first = ErrorRouter(
      policy: ErrorPolicy { Otherwise(.alert) }, journal: journal("1.0", in: folder))
    first.report(URLError(.timedOut), origin: .userAction)
    let crashed = try folder.crash()
    let next = ErrorRouter(
      policy: ErrorPolicy { Otherwise(.alert) }, journal: journal("1.1", in: crashed))
    #expect(next.restoreReports().count == 1)
    next.report(URLError(.badURL), origin: .userAction)
    let situations = next.journal.entries.map { JournalRecord($0).situation }
    #expect(situations == [["app: 1.0"], ["app: 1.1"]])
  }

  @Test func `an export states a situation once if all records share it`() {
    let journal = ErrorJournal(situation: .app)
    for attempt in 1...3 { journal.record(JournalPublicError(file: "a", attempt: attempt)) }
    journal.record(URLError(.timedOut))
    #expect(journal.export().text.components(separatedBy: "session: ").count == 2)
    let number = Locked(0)
    let other = ErrorJournal(
      situation: .app.adding("number") {
        number.withLock { $0 += 1 }
        return "\(number.withLock { $0 })"
      })
    other.record(URLError(.timedOut))
    other.record(JournalPublicError(file: "a", attempt: 1))
    #expect(other.export().text.components(separatedBy: "session: ").count == 3)
  }

  @Test func `a value is one bounded line, and a later one of the same name takes precedence`()
    throws
  {
    let journal = ErrorJournal(
      situation: .app.adding("app") { "Shop" }.adding("app") {
        "Shop\n2" + String(repeating: "x", count: 1_000)
      })
    journal.record(URLError(.timedOut))
    let app = try #require(JournalRecord(journal.entries[0]).situation.first)
    #expect(app.hasPrefix("app: Shop"))
    #expect(!app.contains("\n"))
    #expect(app.count < 220)
  }

  @Test func `a situation names itself without its values`() {
    #expect("\(ErrorSituation.app.adding("flag") { "secret" })".hasSuffix("system, flag"))
  }
}
