import Foundation
import Recourse
import RecourseTesting
import Testing

/// Tests the details and the steps that belong to a report.
@MainActor
@Suite struct ReportContextTests {
  @Test func `details are part of the record and of the export, and of nothing a person reads`() {
    let router = ErrorRouter(policy: ErrorPolicy { Otherwise(.alert) })
    router.report(
      JournalPublicError(file: "a", attempt: 3), origin: .userAction,
      details: ["screen": "cart", "items": "2"])
    let record = JournalRecord(router.journal.entries[0])
    #expect(record.publicDetails == ["items: 2", "screen: cart", "attempt: 3"])
    #expect(router.journal.export().text.contains("screen: cart"))
    let alert = router.app?.home.interruptions.item?.content
    #expect(alert != nil)
    #expect("\(alert?.title ?? "") \(alert?.message ?? "")".contains("cart") == false)
  }

  @Test func `a report has the steps before it, and not those after it`() {
    let journal = ErrorJournal(now: { Date(timeIntervalSince1970: 0) })
    journal.addBreadcrumb("Opened the cart")
    journal.record(JournalPublicError(file: "a", attempt: 1))
    journal.addBreadcrumb("Closed the cart")
    journal.record(JournalPublicError(file: "a", attempt: 2))
    let records = journal.entries.map(JournalRecord.init)
    #expect(records[0].breadcrumbs == ["1970-01-01T00:00:00Z Opened the cart"])
    #expect(records[1].breadcrumbs.count == 2)
    #expect(journal.export().text.contains("Closed the cart"))
  }

  @Test func `only the last 20 steps are kept, each as one bounded line`() throws {
    let journal = ErrorJournal()
    journal.addBreadcrumb("")
    for number in 1...25 { journal.addBreadcrumb("Step \(number)") }
    journal.addBreadcrumb("One\nTwo " + String(repeating: "x", count: 500))
    journal.record(JournalPublicError(file: "a", attempt: 1))
    let steps = JournalRecord(try #require(journal.entries.first)).breadcrumbs
    #expect(steps.count == 20)
    #expect(steps.first?.hasSuffix(" Step 7") == true)
    #expect(steps.last?.contains("\n") == false)
    #expect(try #require(steps.last?.count) < 230)
  }

  @Test func `a record keeps its steps when it is encoded and decoded`() throws {
    let journal = ErrorJournal()
    journal.addBreadcrumb("Opened the cart")
    journal.record(JournalPublicError(file: "a", attempt: 1))
    let record = JournalRecord(journal.entries[0])
    let data = try JSONEncoder().encode(record)
    #expect(try JSONDecoder().decode(JournalRecord.self, from: data) == record)
  }
}
