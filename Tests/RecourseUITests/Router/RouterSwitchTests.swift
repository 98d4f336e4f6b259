import Observation
import RecourseTesting
import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

@MainActor
@Suite(.timeLimit(.minutes(5))) struct RouterSwitchTests {
  private let clock = ManualClock()
  private let first: ErrorRouter
  private let second: ErrorRouter
  private let alert = AlertContext()

  init() {
    first = ErrorRouter(policy: ErrorPolicy("first") { Otherwise(.alert) }, clock: clock)
    second = ErrorRouter(policy: ErrorPolicy("second") { Otherwise(.alert) }, clock: clock)
  }

  @MainActor
  @Observable
  final class Choice {
    var router: ErrorRouter

    init(_ router: ErrorRouter) {
      self.router = router
    }
  }

  private struct Root: View {
    let choice: Choice
    let alert: AlertContext

    var body: some View {
      VStack {
        CountingButton()
        ReportButton("Fail", CartError.declined)
      }
      .alert(alert)
      .errorRouter(choice.router)
    }
  }

  @Test(arguments: SystemBehavior.named)
  func `a new router receives the errors, and the views keep their state`(
    _ behavior: SystemBehavior
  ) async throws {
    let choice = Choice(first)
    let window = HostedWindow(behavior, clock: clock) { Root(choice: choice, alert: alert) }
    try await window.tap("Add")
    choice.router = second
    await window.wait { window.screen.texts.contains("Add 1") }
    try await window.tap("Fail")
    await window.wait { window.alert != nil }
    #expect(first.journal.counts.reported == 0)
    #expect(second.journal.counts.pending == 1)
    try await window.tap("OK")
    await window.wait { second.journal.counts.byOutcome == [.presented: 1] }
  }

  @Test(arguments: SystemBehavior.named)
  func `an alert of the old router waits for its return`(_ behavior: SystemBehavior) async throws {
    let choice = Choice(first)
    let window = HostedWindow(behavior, clock: clock) { Root(choice: choice, alert: alert) }
    try await window.tap("Fail")
    await window.wait { window.alert != nil }
    choice.router = second
    await window.rest()
    #expect(window.isBare)
    #expect(first.journal.counts.pending == 1)
    second.report(CartError.soldOut, origin: .userAction)
    await window.waitForAlert("It’s sold out")
    choice.router = first
    await window.waitForAlert("The card was declined")
    try await window.tap("OK")
    await window.wait { first.journal.counts.byOutcome == [.presented: 1] }
    #expect(second.journal.counts.pending == 1)
  }

  @Test(arguments: SystemBehavior.named)
  func `an alert of the old router moves to another window`(
    _ behavior: SystemBehavior
  ) async throws {
    let choice = Choice(first)
    let window = HostedWindow(behavior, clock: clock) { Root(choice: choice, alert: alert) }
    let other = HostedWindow(behavior, clock: clock) { Text("Other").errorRouter(first) }
    try await window.tap("Fail")
    await window.waitForAlert("The card was declined")
    choice.router = second
    await other.waitForAlert("The card was declined")
    await window.rest()
    #expect(window.isBare)
    #expect(first.journal.counts.pending == 1)
  }

  @Test(arguments: SystemBehavior.named)
  func `switching back in the same turn has no effect`(_ behavior: SystemBehavior) async throws {
    let choice = Choice(first)
    let window = HostedWindow(behavior, clock: clock) { Root(choice: choice, alert: alert) }
    let other = HostedWindow(behavior, clock: clock) { Text("Other").errorRouter(first) }
    choice.router = second
    #expect(window.isBare)
    choice.router = first
    #expect(window.isBare)
    await window.rest()
    try await window.tap("Fail")
    await window.waitForAlert("The card was declined")
    await other.rest()
    #expect(other.isBare)
  }

  @Test(arguments: SystemBehavior.named)
  func `the app's alerts and the new router's alerts take turns`(
    _ behavior: SystemBehavior
  ) async throws {
    let choice = Choice(first)
    let window = HostedWindow(behavior, clock: clock) { Root(choice: choice, alert: alert) }
    choice.router = second
    await window.rest()
    alert.present(AlertContent(title: "Own"))
    second.report(CartError.declined, origin: .userAction)
    for title in ["Own", "The card was declined"] {
      await window.wait { window.alert != nil }
      #expect(window.alert?.title == title)
      #expect(window.kinds == [.window, .alert])
      #expect(window.host.heldBackCount == 0)
      try await window.tap("OK")
      window.expectEnd()
    }
    await window.wait { second.journal.counts.settled == 1 }
  }
}
