import RecourseTesting
import RecourseUI
import Testing

@_spi(Rendering) @_spi(Testing) import SwiftUI

@MainActor
@Suite(.timeLimit(.minutes(1))) struct AlertModifierTests {
  private let alert = AlertContext()

  @Test func `shows title, message and actions with their roles`() {
    let host = HeadlessHost(Text("Photos").alert(alert))
    let delete = AlertAction("Delete", role: .destructive)
    alert.present(
      AlertContent(title: "Delete?", message: "For good.", actions: [.cancel, delete]))
    #expect(host.alert?.title == "Delete?")
    #expect(host.alert?.message == "For good.")
    #expect(host.alert?.buttons.map(\.title) == ["Delete", "Cancel"])
    #expect(host.alert?.buttons.map(\.role) == [.destructive, .cancel])
  }

  @Test func `shows an alert without a message`() {
    let host = HeadlessHost(Text("Photos").alert(context: alert))
    alert.present(AlertContent(title: "Saved"))
    #expect(host.alert?.message == "")
    #expect(host.alert?.buttons.map(\.title) == ["OK"])
  }

  @Test func `shows texts as they are`() {
    let host = HeadlessHost(Text("Photos").alert(alert))
    let text = "%@ %d **bold** [a](b) 100%"
    alert.present(AlertContent(title: text, message: text, actions: [AlertAction(text)]))
    #expect(host.alert?.title == text)
    #expect(host.alert?.texts == [text, text])
  }

  @Test(arguments: DismissalOrder.allCases)
  func `runs the handler once and returns the action`(_ order: DismissalOrder) async throws {
    let host = HeadlessHost(Text("Photos").alert(alert), behavior: .answering(order))
    var count = 0
    let action = AlertAction("Go") { count += 1 }
    let handle = alert.present(AlertContent(title: "Go?", actions: [action, .cancel]))
    try host.tap("Go")
    #expect(host.alert == nil)
    #expect(count == 1)
    #expect(await handle.answer == .action(action))
    #expect(!alert.isActive)
  }

  @Test(arguments: DismissalOrder.allCases)
  func `closes without an action`(_ order: DismissalOrder) async {
    let host = HeadlessHost(Text("Photos").alert(alert), behavior: .answering(order))
    let go = AlertAction("Go") { Issue.record("nobody pressed it") }
    let handle = alert.present(AlertContent(title: "Go?", actions: [go]))
    #expect(host.alert != nil)
    host.dismiss()
    #expect(host.alert == nil)
    #expect(await handle.answer == .dismissed)
  }

  @Test(arguments: DismissalOrder.allCases)
  func `shows ten errors that are reported while an alert is up, in order`(
    _ order: DismissalOrder
  ) async throws {
    let view = FailingView(alert: alert)
    let host = HeadlessHost(view, behavior: .answering(order))
    alert.present(AlertContent(title: "First"))
    #expect(host.alert?.title == "First")
    for number in 1...10 { view.alert(error: Failure(number: number)) }
    var titles: [String] = []
    for remaining in (0...10).reversed() {
      await host.wait { host.alert != nil }
      titles.append(host.alert?.title ?? "")
      #expect(host.screens.count == 2)
      #expect(alert.waitingCount == remaining)
      try host.tap("OK")
      #expect(host.alert == nil, "two alerts follow each other without an end between them")
    }
    #expect(titles == ["First"] + (1...10).map { "Error \($0)" })
    await host.wait { alert.current == nil }
    #expect(host.screens.count == 1)
  }

  @Test(arguments: DismissalOrder.allCases)
  func `shows what an action presents`(_ order: DismissalOrder) async throws {
    for rule in [BusyRule.wait, .replace, .ignore] {
      let host = HeadlessHost(Text("Photos").alert(alert), behavior: .answering(order))
      let next = AlertAction("Next") { [alert] in
        alert.present(AlertContent(title: "Second"), whenBusy: rule)
      }
      let first = alert.present(AlertContent(title: "First", actions: [next]))
      try host.tap("Next")
      #expect(await first.answer == .action(next))
      await host.wait { host.alert != nil }
      #expect(host.alert?.title == "Second")
      try host.tap("OK")
      await host.wait { alert.current == nil }
      host.close()
    }
  }

  @Test func `replaces the alert that is up`() async {
    let host = HeadlessHost(Text("Photos").alert(alert))
    let first = alert.present(AlertContent(title: "First"))
    #expect(host.alert?.title == "First")
    alert.present(AlertContent(title: "Second"))
    alert.present(AlertContent(title: "Urgent"), whenBusy: .replace)
    #expect(host.alert == nil)
    #expect(await first.answer == .replaced)
    await host.wait { host.alert != nil }
    #expect(host.alert?.title == "Urgent")
  }

  @Test func `takes changes that come before the view is updated`() async {
    let host = HeadlessHost(Text("Photos").alert(alert))
    let first = alert.present(AlertContent(title: "First"))
    alert.dismiss()
    alert.present(AlertContent(title: "Second"))
    let third = alert.present(AlertContent(title: "Third"), whenBusy: .replace)
    await host.wait { host.alert != nil }
    #expect(await first.answer == .dismissed)
    #expect(host.alert?.title == "Third")
    alert.dismiss()
    await host.wait { host.alert?.title == "Second" }
    #expect(await third.answer == .dismissed)
  }

  @Test func `takes an alert back`() async {
    let host = HeadlessHost(Text("Photos").alert(alert))
    let first = alert.present(AlertContent(title: "First"))
    let second = alert.present(AlertContent(title: "Second"))
    #expect(host.alert?.title == "First")
    second.dismiss()
    #expect(await second.answer == .withdrawn)
    #expect(host.alert?.title == "First")
    let task = Task { await first.answer }
    await Task.yield()
    task.cancel()
    #expect(await task.value == .withdrawn)
    await host.wait { host.alert == nil }
  }
}

private struct FailingView: View, ErrorAlerter {
  let alert: AlertContext

  var body: some View {
    Text("Photos").alert(alert)
  }
}

private struct Failure: ErrorAlertConvertible {
  let number: Int

  var errorTitle: String { "Error \(number)" }
  var errorMessage: String { "It happened." }
}
