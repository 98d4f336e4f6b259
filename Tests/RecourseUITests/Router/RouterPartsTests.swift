import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

/// Modifiers of the router on several views, which appear and disappear each on their own.
@MainActor
@Suite(.timeLimit(.minutes(1))) struct RouterPartsTests {
  private let router = ErrorRouter(policy: ErrorPolicy { Otherwise(.alert) })
  private let log = ReportLog()

  @Test(arguments: ["First", "Second"])
  func `a window of several views shows errors when one of them has gone`(part: String) async throws
  {
    let host = HeadlessHost(Parts { $0.errorRouter(router) })
    try host.tap(part)
    router.report(CartError.declined)
    await host.wait { host.alert?.title == "The card was declined" }
    try host.tap("OK")
    await router.journal.wait { $0.byOutcome == [.presented: 1] }
    #expect(host.screens.count == 1)
  }

  @Test func `reports are withdrawn when the last part goes, and not before`() async throws {
    let host = HeadlessHost(
      Parts { $0.withdrawsReportsOnDisappear() }.errorRouter(router))
    try host.tap("Fail first")
    #expect(host.alert?.title == "The card was declined")
    try host.screens.first?.tap("First")
    try host.screens.first?.tap("Exchange")
    await Task {}.value
    #expect(host.alert?.title == "The card was declined")
    try host.screens.first?.tap("First")
    await router.journal.wait { $0.pending == 0 }
    await host.wait { host.alert == nil }
  }

  @Test func `a part that reports while another takes its place is heard`() async throws {
    let host = HeadlessHost(
      Parts { $0.withdrawsReportsOnDisappear() }.errorRouter(router))
    try host.tap("Second")
    try host.tap("Exchange")
    try host.tap("Fail second")
    #expect(host.alert?.title == "It’s sold out")
  }

  @Test func `a route is dealt with as long as one part of the view is on screen`() async throws {
    let router = ErrorRouter(policy: ErrorPolicy { Otherwise(.route("signIn")) })
    let host = HeadlessHost(
      Parts { parts in
        parts.onErrorRoute("signIn") { report in
          log.note(report)
          return .leave
        }
      }
      .errorRouter(router))
    try host.tap("First")
    router.report(CartError.declined)
    await router.journal.wait { $0.byOutcome == [.handled: 1] }
    try host.tap("Second")
    router.report(CartError.soldOut)
    await host.wait { host.alert?.title == "It’s sold out" }
    #expect(log.errors == [.declined])
  }

  @Test(arguments: ["First", "Second"])
  func `a boundary catches as long as one part of its content is on screen`(part: String) throws {
    let host = HeadlessHost(
      ErrorBoundary {
        Parts { $0 }
      } fallback: { failure in
        Text("\(failure.error)")
        Button("Back") { failure.reset() }
      }
      .noting(in: log))
    try host.tap(part)
    try host.tap(part == "First" ? "Fail second" : "Fail first")
    #expect(host.screen.texts.last == "Back")
    try host.tap("Back")
    try host.tap("Fail first")
    #expect(host.screen.texts == ["declined", "Back"])
    #expect(log.reports.isEmpty)
  }
}
