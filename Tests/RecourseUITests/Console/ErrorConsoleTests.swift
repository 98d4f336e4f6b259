import Foundation
import RecourseTesting
import RecourseUI
import Testing

@testable import RecourseConsole  // Its views are counted by their types.
@_spi(Testing) import SwiftUI

@MainActor
@Suite(.timeLimit(.minutes(5))) struct ErrorConsoleTests {
  private let journal = ErrorJournal()
  private let clock = ManualClock()

  @Test func `shows consistent counts, and the newest report first`() async {
    journal.report(1, as: .logged)
    journal.report(.test(URLError(.timedOut)))
    let host = HeadlessHost(console)
    await host.wait { host.reportRows.count == 2 }
    #expect(shows("2 reported = 1 settled + 1 pending", host))
    #expect(shows("logged 1.", host))
    #expect(host.reportRows[0].title.hasPrefix("This took too long"))
    #expect(host.reportRows[1].title.hasPrefix("RecourseUITests.ConsoleTestError.locked"))
  }

  @Test func `shows how many failures were repaired, and how`() async {
    journal.report(2, as: .repaired(by: .tryAgain))
    journal.report(1, as: .repaired(by: .route))
    let host = HeadlessHost(console)
    await host.wait { host.reportRows.count == 1 }
    #expect(shows("repaired 3 (tryAgain 2, route 1).", host))
    #expect(host.reportRows[0].title.contains("repaired (route ×1, tryAgain ×2)"))
  }

  @Test func `shows what the guards did, by their names`() async throws {
    try await withGuardEvents(of: "orders", to: journal.record) {
      try await withFallback(to: ()) { throw URLError(.timedOut) }
    }
    let host = HeadlessHost(console)
    #expect(shows("orders: fellBack 1", host))
    try await withGuardEvents(of: "orders", to: journal.record) {
      try await withFallback(to: ()) { throw URLError(.timedOut) }
    }
    journal.report(1, as: .logged)
    await host.wait { shows("orders: fellBack 2", host) }
  }

  @Test func `an empty journal shows zero counts and a placeholder`() async {
    let host = HeadlessHost(console)
    #expect(shows("0 reported = 0 settled + 0 pending", host))
    #expect(shows("Nothing like this was reported.", host))
    #expect(!shows("Show More", host))
  }

  @Test func `a new report evaluates the list and its own row once, and no other row`() async {
    journal.reportEach(1...30)
    let host = await host(showing: 30)
    host.resetEvaluations()
    journal.reportEach(31...31)
    await turn()
    await host.wait { shows("31 reported = 0 settled + 31 pending", host) }
    #expect(host.evaluations(of: ConsoleReports.self) == 1)
    #expect(host.evaluations(of: ConsoleRow.self) == 1)
    #expect(host.evaluations(of: ConsoleFigures.self) == 1)
    #expect(host.evaluations(of: ConsoleFilterFields.self) == 0)
    #expect(host.evaluations(of: ConsoleList<EmptyView>.self) == 0)
  }

  @Test func `a flood evaluates the list once, and one page of rows`() async {
    journal.reportEach(1...1)
    let host = await host(showing: 1)
    host.resetEvaluations()
    journal.reportEach(1...5_000, as: .logged)
    await turn()
    await host.wait { shows("5001 reported = 5000 settled + 1 pending", host) }
    #expect(host.evaluations(of: ConsoleReports.self) == 1)
    #expect(host.evaluations(of: ConsoleRow.self) == ConsoleModel.page)
    #expect(shows("Only 501 are kept, the newest and all that are pending.", host))
  }

  @Test func `a flood of one problem is one row, evaluated once per interval`() async {
    journal.reportEach(1...10)
    journal.report(1, as: .logged)
    let host = await host(showing: 11)
    for count in [100, 200] {
      host.resetEvaluations()
      journal.report(100, as: .logged)
      await turn()
      await host.wait { shows("×\(count + 1)", host) }
      #expect(host.reportRows.count == 11)
      #expect(host.evaluations(of: ConsoleRow.self) == 1)
      await clock.waitForSleeper(until: clock.now.offset + ConsoleModel.pace)
    }
  }

  @Test func `an outcome evaluates the row of its report, and no other row`() async {
    let reports = journal.reportEach(1...20)
    let host = await host(showing: 20)
    host.resetEvaluations()
    journal.settle(reports[3].id, as: .handled)
    await turn()
    await host.wait { shows("20 reported = 1 settled + 19 pending", host) }
    #expect(host.evaluations(of: ConsoleRow.self) == 1)
    #expect(host.screen.texts.contains { $0.contains(" · handled · ") })
  }

  @Test func `the filter fields restrict the rows by outcome, origin and text`() async throws {
    journal.report(2, as: .logged)
    journal.report(.test(URLError(.timedOut), origin: .refresh))
    let host = await host(showing: 2)
    try host.tap("Filter")
    try host.screen.choose("pending")
    #expect(host.reportRows.count == 1)
    try host.screen.choose("userAction")
    #expect(host.reportRows.isEmpty)
    try host.screen.choose("refresh")
    #expect(host.reportRows.count == 1)
    try host.tap("Hide Filter")
    #expect(shows("Outcome pending, origin refresh, no private details.", host))
    try host.screen.type("locked", into: "Search")
    #expect(host.reportRows.isEmpty)
  }

  @Test func `Show More adds a page of rows`() async throws {
    journal.reportEach(1...60)
    let host = await host(showing: 60)
    #expect(host.reportRows.count == 50)
    try host.tap("Show More")
    #expect(host.reportRows.count == 60)
    #expect(!shows("Show More", host))
  }

  @Test(arguments: SystemBehavior.named)
  func `a report opens with its causes and the rules that chose its disposition`(
    _ behavior: SystemBehavior
  ) async throws {
    let report = ErrorReport.test(ConsoleTestError.lost(file: "salary.txt"))
    let path = ErrorPolicy.standard.decision(for: report).path
    journal.record(report, as: .inlined, path: path)
    let window = await window(behavior, showing: 1)
    window.host.reportRows.first?.press()
    await window.wait { window.sheet != nil }
    let sheet = try #require(window.sheet)
    #expect(sheet.title == "Report #1")
    let expected = [
      "inlined", "\(ErrorDescriber().describe(report.error).supportCode)", "userAction",
      "\(report.source)", "1",
      report.error.causeTree.developerText, report.fingerprint.text, "shelf: 7",
    ]
    for text in expected + path.map(\.description) { #expect(sheet.texts.contains(text)) }
    #expect(!sheet.texts.contains { $0.contains("salary") || $0.contains("Anna") })
    try await window.tap("Close")
    await window.rest()
    #expect(window.isBare)
  }

  @Test func `an open report shows the last steps before it, the app and the device`()
    async throws
  {
    let journal = ErrorJournal(situation: ErrorSituation().adding("app") { "7.1" })
    journal.addBreadcrumb("Opened the cart")
    journal.report(.test(ConsoleTestError.locked))
    let host = HeadlessHost(ErrorConsole(journal))
    await host.wait { host.reportRows.count == 1 }
    host.reportRows.first?.press()
    await host.wait { host.screens.count == 2 }
    #expect(host.screen.texts.contains { $0.contains("Opened the cart") })
    #expect(host.screen.texts.contains { $0.contains("app") && $0.contains("7.1") })
  }

  @Test(arguments: SystemBehavior.named)
  func `private details are shown only while their toggle is on`(
    _ behavior: SystemBehavior
  ) async throws {
    journal.report(.test(ConsoleTestError.lost(file: "salary.txt")))
    let window = await window(behavior, showing: 1)
    window.host.reportRows.first?.press()
    await window.wait { window.sheet != nil }
    try window.screen.turn("Private details", on: true)
    for text in [
      "“salary.txt” is lost", "Ask Anna for another copy.", #"lost(file: "salary.txt")"#,
    ] {
      #expect(shows(text, window.host))
    }
    try window.screen.turn("Private details", on: false)
    #expect(!window.host.screens.flatMap(\.texts).contains { $0.contains("salary") })
  }

  @Test(arguments: SystemBehavior.named)
  func `an open report shows its outcome once it is settled`(_ behavior: SystemBehavior) async {
    let lead = journal.reportEach(1...1)[0]
    let report = journal.report(1)[0]
    let window = await window(behavior, showing: 2)
    window.host.reportRows.first?.press()
    await window.wait { window.sheet.map { $0.texts.contains("It has no outcome yet.") } ?? false }
    #expect(window.sheet?.title == "Report #2")
    journal.settle(report.id, as: .coalesced(into: lead.id))
    await window.wait { window.sheet?.title == "2 Reports" }
    #expect(shows("pending, 1 coalesced", window.host))
    journal.settle(lead.id, as: .handled)
    await window.wait { shows("handled, 1 coalesced", window.host) }
    #expect(shows("No rule was recorded.", window.host))
    #expect(window.sheet?.title == "2 Reports")
  }

  @Test(arguments: SystemBehavior.named)
  func `exports only texts that may leave the device`(_ behavior: SystemBehavior) async throws {
    journal.report(.test(ConsoleTestError.lost(file: "salary.txt")))
    let window = await window(behavior, showing: 1)
    try await window.tap("Export")
    await window.wait { window.sheet != nil }
    let sheet = try #require(window.sheet)
    #expect(sheet.title == "Export")
    for paragraph in journal.export().paragraphs.dropFirst() {
      #expect(sheet.texts.contains(paragraph))
    }
    #expect(!sheet.texts.contains { $0.contains("salary") })
  }

  @Test func `the app's own rows follow the counts`() throws {
    let host = HeadlessHost(
      ErrorConsole(journal) { Text("Our own row") }.environment(\.errorClock, clock))
    let texts = host.screen.texts
    let own = try #require(texts.firstIndex(of: "Our own row"))
    #expect(texts[..<own].contains("0 reported = 0 settled + 0 pending"))
    #expect(texts[own...].contains("Export"))
  }

  @Test func `a removed console stops following, and a new journal resets the list`() async throws {
    struct Switching: View {
      let journals: [ErrorJournal]
      @State private var index = 0
      var body: some View {
        Button("Next") { index += 1 }
        if journals.indices.contains(index) { ErrorConsole(journals[index]) }
      }
    }
    let other = ErrorJournal()
    other.reportEach(1...2)
    journal.report(1)
    let host = HeadlessHost(
      Switching(journals: [journal, other]).environment(\.errorClock, clock))
    await host.wait { host.reportRows.count == 1 }
    try host.tap("Next")
    await host.wait { host.reportRows.count == 2 }
    #expect(shows("2 reported = 0 settled + 2 pending", host))
    try host.tap("Next")
    await clock.advance(by: ConsoleModel.pace)
    #expect(clock.sleepers == 0)
  }

  private var console: some View {
    ErrorConsole(journal).environment(\.errorClock, clock)
  }

  /// Returns a console that shows the reports so far and waits for the next interval.
  private func host(showing count: Int) async -> HeadlessHost {
    let host = HeadlessHost(console)
    await host.wait { host.reportRows.count == min(count, ConsoleModel.page) }
    await clock.waitForSleeper(until: clock.now.offset + ConsoleModel.pace)
    return host
  }

  /// The same console in a window whose presentations take time.
  private func window(_ behavior: SystemBehavior, showing count: Int) async -> HostedWindow {
    let window = HostedWindow(behavior, clock: clock) { ErrorConsole(journal) }
    await window.wait { window.host.reportRows.count == count }
    return window
  }

  /// Advances the clock by the interval in which changes are collected.
  private func turn() async {
    await clock.advance(by: ConsoleModel.pace)
  }

  private func shows(_ text: String, _ host: HeadlessHost) -> Bool {
    host.screen.texts.contains(text)
  }
}
