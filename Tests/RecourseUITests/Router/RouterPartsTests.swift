import RecourseTesting
import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

/// Router modifiers on several views, which appear and disappear independently.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct RouterPartsTests {
  private let clock = ManualClock()
  private let router: ErrorRouter
  private let log = ReportLog()

  init() {
    router = ErrorRouter(policy: ErrorPolicy { Otherwise(.alert) }, clock: clock)
  }

  @Test(arguments: SystemBehavior.named, ["First", "Second"])
  func `a window of several views presents errors after one view has disappeared`(
    _ behavior: SystemBehavior, part: String
  ) async throws {
    let window = HostedWindow(behavior, clock: clock) { Parts { $0.errorRouter(router) } }
    try await window.tap(part)
    router.report(CartError.declined, origin: .userAction)
    await window.waitForAlert("The card was declined")
    try await window.tap("OK")
    await window.wait { router.journal.counts.byOutcome == [.presented: 1] }
    await window.rest()
    #expect(window.isBare)
  }

  @Test(arguments: SystemBehavior.named)
  func `reports are resolved when the last part disappears, and not before`(
    _ behavior: SystemBehavior
  ) async throws {
    let window = HostedWindow(behavior, clock: clock) {
      Parts { $0.resolvesReportsOnDisappear() }.errorRouter(router)
    }
    try await window.tap("Fail first")
    await window.waitForAlert("The card was declined")
    try window.tapBelow("First")
    try window.tapBelow("Exchange")
    await window.rest()
    #expect(window.alert?.title == "The card was declined")
    try window.tapBelow("First")
    await window.wait { window.isBare && router.journal.counts.pending == 0 }
  }

  @Test(arguments: SystemBehavior.named)
  func `an error of a part that has replaced another is presented`(
    _ behavior: SystemBehavior
  ) async throws {
    let window = HostedWindow(behavior, clock: clock) {
      Parts { $0.resolvesReportsOnDisappear() }.errorRouter(router)
    }
    try await window.tap("Second")
    try await window.tap("Exchange")
    try await window.tap("Fail second")
    await window.waitForAlert("It’s sold out")
  }

  @Test(arguments: SystemBehavior.named)
  func `a route is handled while at least one part of the view is on screen`(
    _ behavior: SystemBehavior
  ) async throws {
    let router = ErrorRouter(policy: ErrorPolicy { Otherwise(.route("signIn")) }, clock: clock)
    let window = HostedWindow(behavior, clock: clock) {
      Parts { parts in
        parts.onErrorRoute("signIn") { report in
          log.note(report)
          return .stop
        }
      }
      .errorRouter(router)
    }
    try await window.tap("First")
    router.report(CartError.declined, origin: .userAction)
    await window.wait { router.journal.counts.byOutcome == [.handled: 1] }
    try await window.tap("Second")
    router.report(CartError.soldOut, origin: .userAction)
    await window.waitForAlert("It’s sold out")
    #expect(log.errors == [.declined])
  }

  @Test(arguments: ["First", "Second"])
  func `a boundary catches errors while one part of its content is on screen`(part: String) throws {
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
