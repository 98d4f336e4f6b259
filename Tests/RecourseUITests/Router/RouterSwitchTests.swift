import Observation
import RecourseTesting
import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

@MainActor
@Suite(.timeLimit(.minutes(1))) struct RouterSwitchTests {
  private let first = ErrorRouter(policy: ErrorPolicy("first") { Otherwise(.alert) })
  private let second = ErrorRouter(policy: ErrorPolicy("second") { Otherwise(.alert) })
  private let alert = AlertContext()

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

  @Test func `another router takes over, and the views keep their state`() async throws {
    let choice = Choice(first)
    let host = HeadlessHost(Root(choice: choice, alert: alert))
    try host.tap("Add")
    choice.router = second
    await host.wait { host.screen.texts.contains("Add 1") }
    try host.tap("Fail")
    await host.wait { host.alert != nil }
    #expect(first.journal.counts.reported == 0)
    #expect(second.journal.counts.pending == 1)
    try host.tap("OK")
    await second.journal.wait { $0.byOutcome == [.presented: 1] }
  }

  @Test func `what the old router shows waits until it is back`() async throws {
    let choice = Choice(first)
    let host = HeadlessHost(Root(choice: choice, alert: alert))
    try host.tap("Fail")
    #expect(host.alert != nil)
    choice.router = second
    await host.wait { host.alert == nil }
    for _ in 0..<20 { await Task.yield() }
    #expect(first.journal.counts.pending == 1)
    second.report(CartError.soldOut)
    await host.wait { host.alert?.title == "It’s sold out" }
    choice.router = first
    await host.wait { host.alert?.title == "The card was declined" }
    try host.tap("OK")
    await first.journal.wait { $0.byOutcome == [.presented: 1] }
    #expect(second.journal.counts.pending == 1)
  }

  @Test func `what the old router shows moves to another window`() async throws {
    let choice = Choice(first)
    let host = HeadlessHost(Root(choice: choice, alert: alert))
    let other = HeadlessHost(Text("Other").errorRouter(first))
    try host.tap("Fail")
    choice.router = second
    await other.wait { other.alert?.title == "The card was declined" }
    #expect(host.alert == nil)
    #expect(first.journal.counts.pending == 1)
  }

  @Test func `back and forth in one turn changes nothing`() async throws {
    let choice = Choice(first)
    let host = HeadlessHost(Root(choice: choice, alert: alert))
    let other = HeadlessHost(Text("Other").errorRouter(first))
    choice.router = second
    #expect(host.screens.count == 1)
    choice.router = first
    #expect(host.screens.count == 1)
    for _ in 0..<20 { await Task.yield() }
    try host.tap("Fail")
    await host.wait { host.alert != nil }
    #expect(other.alert == nil)
  }

  @Test func `the app's own alerts and those of the new router take turns`() async throws {
    let choice = Choice(first)
    let host = HeadlessHost(Root(choice: choice, alert: alert))
    choice.router = second
    await host.wait { true }
    alert.present(AlertContent(title: "Own"))
    second.report(CartError.declined)
    for title in ["Own", "The card was declined"] {
      await host.wait { host.alert?.title == title }
      #expect(host.screens.count == 2)
      #expect(host.heldBackCount == 0)
      try host.tap("OK")
    }
    await second.journal.wait { $0.settled == 1 }
  }
}
