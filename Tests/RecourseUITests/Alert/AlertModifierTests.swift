import RecourseTesting
import RecourseUI
import Testing

@_spi(Rendering) @_spi(Testing) import SwiftUI

@MainActor
@Suite(.timeLimit(.minutes(5))) struct AlertModifierTests {
  private let alert = AlertContext()

  @Test(arguments: SystemBehavior.named)
  func `presents title, message and actions with their roles`(_ behavior: SystemBehavior) async {
    let window = HostedWindow(behavior) { Text("Photos").alert(alert) }
    let delete = AlertAction("Delete", role: .destructive)
    alert.present(
      AlertContent(title: "Delete?", message: "For good.", actions: [.cancel, delete]))
    await window.waitForAlert("Delete?")
    #expect(window.alert?.message == "For good.")
    #expect(window.alert?.buttons.map(\.title) == ["Delete", "Cancel"])
    #expect(window.alert?.buttons.map(\.role) == [.destructive, .cancel])
  }

  @Test(arguments: SystemBehavior.named)
  func `presents an alert without a message`(_ behavior: SystemBehavior) async {
    let window = HostedWindow(behavior) { Text("Photos").alert(context: alert) }
    alert.present(AlertContent(title: "Saved"))
    await window.waitForAlert("Saved")
    #expect(window.alert?.message == "")
    #expect(window.alert?.buttons.map(\.title) == ["OK"])
  }

  @Test(arguments: SystemBehavior.named)
  func `presents texts verbatim`(_ behavior: SystemBehavior) async {
    let window = HostedWindow(behavior) { Text("Photos").alert(alert) }
    let text = "%@ %d **bold** [a](b) 100%"
    alert.present(AlertContent(title: text, message: text, actions: [AlertAction(text)]))
    await window.waitForAlert(text)
    #expect(window.alert?.texts == [text, text])
  }

  @Test(arguments: Platform.all)
  func `runs the handler once and returns the action`(_ platform: Platform) async throws {
    let window = HostedWindow(on: platform) { Text("Photos").alert(alert) }
    var count = 0
    let action = AlertAction("Go") { count += 1 }
    let handle = alert.present(AlertContent(title: "Go?", actions: [action, .cancel]))
    try await window.tap("Go")
    #expect(await window.answer(of: handle) == .action(action))
    await window.wait { window.isBare && !alert.isActive }
    await window.rest()
    #expect(count == 1)
    #expect(window.isBare)
  }

  @Test(arguments: Platform.all)
  func `an alert stays for as long as nobody answers`(_ platform: Platform) async throws {
    let window = HostedWindow(on: platform) { Text("Photos").alert(alert) }
    let handle = alert.present(AlertContent(title: "Go?"))
    await window.waitForAlert("Go?")
    // Longer than the wait for a system that refuses a presentation.
    await window.pass(.seconds(20))
    #expect(window.alert?.title == "Go?")
    try await window.tap("OK")
    #expect(await window.answer(of: handle) == .action(.ok))
  }

  @Test func `an alert stays where the system announces its content, and nothing else`() async {
    let window = HostedWindow {
      Text("Photos").alert(alert).environment(\.systemScreen) { _, _ in .announced }
    }
    alert.present(AlertContent(title: "Go?"))
    await window.waitForAlert("Go?")
    await window.pass(.seconds(20))
    #expect(window.alert?.title == "Go?")
  }

  @Test(arguments: SystemBehavior.named)
  func `closing without an action answers dismissed`(_ behavior: SystemBehavior) async {
    let window = HostedWindow(behavior) { Text("Photos").alert(alert) }
    let go = AlertAction("Go") { Issue.record("nobody pressed it") }
    let handle = alert.present(AlertContent(title: "Go?", actions: [go]))
    await window.dismiss()
    #expect(await window.answer(of: handle) == .dismissed)
    await window.rest()
    #expect(window.isBare)
  }

  @Test(arguments: Platform.all)
  func `presents ten errors reported during an alert, in order`(
    _ platform: Platform
  ) async throws {
    let view = FailingView(alert: alert)
    let window = HostedWindow(on: platform) { view }
    alert.present(AlertContent(title: "First"))
    await window.waitForAlert("First")
    for number in 1...10 { view.alert(error: Failure(number: number)) }
    var titles: [String] = []
    for remaining in (0...10).reversed() {
      await window.wait { window.alert != nil }
      titles.append(window.alert?.title ?? "")
      #expect(window.kinds == [.window, .alert])
      #expect(alert.waitingCount == remaining)
      try await window.tap("OK")
      window.expectEnd()
    }
    #expect(titles == ["First"] + (1...10).map { "Error \($0)" })
    await window.wait { alert.current == nil }
    #expect(window.isBare)
  }

  @Test(arguments: SystemBehavior.named, [OverlapPolicy.wait, .replace, .ignore])
  func `presents an alert from an action`(_ behavior: SystemBehavior, rule: OverlapPolicy)
    async throws
  {
    let window = HostedWindow(behavior) { Text("Photos").alert(alert) }
    let next = AlertAction("Next") { [alert] in
      alert.present(AlertContent(title: "Second"), whenBusy: rule)
    }
    let first = alert.present(AlertContent(title: "First", actions: [next]))
    try await window.tap("Next")
    #expect(await window.answer(of: first) == .action(next))
    await window.waitForAlert("Second")
    try await window.tap("OK")
    await window.wait { alert.current == nil }
  }

  @Test(arguments: Platform.all)
  func `replaces the alert on screen`(_ platform: Platform) async {
    let window = HostedWindow(on: platform) { Text("Photos").alert(alert) }
    let first = alert.present(AlertContent(title: "First"))
    await window.waitForAlert("First")
    alert.present(AlertContent(title: "Second"))
    alert.present(AlertContent(title: "Urgent"), whenBusy: .replace)
    window.expectEnd()
    #expect(await window.answer(of: first) == .replaced)
    await window.wait { window.alert != nil }
    #expect(window.alert?.title == "Urgent")
  }

  @Test(arguments: SystemBehavior.named)
  func `applies changes made before the view is updated`(_ behavior: SystemBehavior) async {
    let window = HostedWindow(behavior) { Text("Photos").alert(alert) }
    let first = alert.present(AlertContent(title: "First"))
    alert.dismiss()
    alert.present(AlertContent(title: "Second"))
    let third = alert.present(AlertContent(title: "Third"), whenBusy: .replace)
    await window.wait { window.alert != nil }
    #expect(await window.answer(of: first) == .dismissed)
    #expect(window.alert?.title == "Third")
    alert.dismiss()
    await window.waitForAlert("Second")
    #expect(await window.answer(of: third) == .dismissed)
  }

  @Test(arguments: SystemBehavior.named)
  func `withdraws an alert by its handle or its cancelled task`(_ behavior: SystemBehavior) async {
    let window = HostedWindow(behavior) { Text("Photos").alert(alert) }
    let first = alert.present(AlertContent(title: "First"))
    let second = alert.present(AlertContent(title: "Second"))
    await window.waitForAlert("First")
    second.dismiss()
    #expect(await second.answer == .withdrawn)
    #expect(window.alert?.title == "First")
    let task = Task { await first.answer }
    await Task.yield()
    task.cancel()
    #expect(await task.value == .withdrawn)
    await window.rest()
    #expect(window.isBare)
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
