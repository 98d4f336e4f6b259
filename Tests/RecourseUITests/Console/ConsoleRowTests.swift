import Foundation
import RecourseTesting
import RecourseUI
import Testing

@testable import RecourseConsole  // The size of a page is internal.
@_spi(Testing) import SwiftUI

@MainActor
@Suite(.timeLimit(.minutes(5))) struct ConsoleRowTests {
  private let journal = ErrorJournal()
  private let clock = ManualClock()

  @Test func `a thousand reports of one problem share a row, whose count is also spoken`()
    async
  {
    // The journal forgets half of the reports, and still knows their number.
    let lead = ErrorReport.test()
    journal.report(lead)
    for _ in 1...999 { journal.record(.test(), as: .coalesced(into: lead.id)) }
    let host = await host(showing: 1)
    #expect(host.reportRows.count == 1)
    #expect(host.screen.texts.contains("×1,000"))
    #expect(host.screen.texts.contains("Only 501 are kept, the newest and all that are pending."))
    #expect(host.reportRows.first?.title.contains(", 1,000 times, ") == true)
    #expect(host.reportRows.first?.title.contains(" · pending, 999 coalesced · ") == true)
  }

  @Test func `alternating floods share one row per problem, the latest first`() async {
    for _ in 1...100 {
      journal.report(1, as: .logged)
      journal.reportEach(7...7, as: .logged)
    }
    let host = await host(showing: 2)
    #expect(host.reportRows.map { $0.title.contains(", 100 times, ") } == [true, true])
    #expect(host.reportRows[0].title.hasPrefix("Test 7"))
  }

  @Test func `a single report has no count`() async {
    journal.report(1)
    let host = await host(showing: 1)
    #expect(host.reportRows.first?.title.contains("time") == false)
    #expect(!host.screen.texts.contains { $0.contains("×") })
  }

  @Test(arguments: SystemBehavior.named)
  func `an open row lists a page of its newest reports, and more on demand`(
    _ behavior: SystemBehavior
  ) async throws {
    let lead = journal.report(1)[0]
    journal.report(599, as: .coalesced(into: lead.id))
    let window = await window(behavior, showing: 1)
    window.host.reportRows.first?.press()
    await window.wait { window.sheet != nil }
    let sheet = try #require(window.sheet)
    #expect(sheet.title == "600 Reports")
    #expect(sheet.texts.contains("pending, 599 coalesced"))
    #expect(occurrences(window).first?.hasPrefix("#600 · ") == true)
    #expect(occurrences(window).count == ConsoleDetail.page)
    // The journal keeps 501 of the reports.
    #expect(sheet.texts.contains("501"))
    try await window.tap("Show More (481)")
    #expect(occurrences(window).count == 2 * ConsoleDetail.page)
  }

  @Test(arguments: SystemBehavior.named)
  func `an open row shows the variants among its reports`(_ behavior: SystemBehavior) async throws {
    let lead = ErrorReport.test()
    journal.report(lead)
    let other = ErrorReport.test(URLError(.timedOut), origin: .launch)
    journal.record(other, as: .coalesced(into: lead.id))
    journal.record(.test(), as: .coalesced(into: lead.id))
    let window = await window(behavior, showing: 1)
    window.host.reportRows.first?.press()
    await window.wait { window.sheet?.title == "3 Reports" }
    let texts = window.sheet?.texts ?? []
    #expect(texts.contains("userAction ×2, launch ×1"))
    #expect(texts.contains(other.error.causeTree.developerText))
    let code = SupportCode(other.fingerprint)
    #expect(texts.contains("\(code) ×1\n\(other.fingerprint.text)"))
    #expect(occurrences(window).allSatisfy { !$0.contains("coalesced") || $0.contains("into #1") })
    #expect(!texts.contains { $0.contains("locked") && $0.contains("(") })
    try window.screen.turn("Private details", on: true)
    #expect(occurrences(window).first?.hasSuffix("\nlocked") == true)
  }

  private func host(showing count: Int) async -> HeadlessHost {
    let host = HeadlessHost(ErrorConsole(journal).environment(\.errorClock, clock))
    await host.wait { host.reportRows.count == count }
    return host
  }

  private func window(_ behavior: SystemBehavior, showing count: Int) async -> HostedWindow {
    let window = HostedWindow(behavior, clock: clock) { ErrorConsole(journal) }
    await window.wait { window.host.reportRows.count == count }
    return window
  }

  /// The lines for the individual reports in the sheet.
  private func occurrences(_ window: HostedWindow) -> [String] {
    (window.sheet?.texts ?? []).filter { $0.hasPrefix("#") && $0.contains(" · ") }
  }
}
