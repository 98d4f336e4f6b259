import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

/// Alerts on several views, which appear and disappear each on their own.
@MainActor
@Suite(.timeLimit(.minutes(1))) struct AlertPartsTests {
  private let alert = AlertContext()
  private let go = AlertAction("Go")

  private func present() -> PresentationHandle {
    alert.present(AlertContent(title: "Go?", actions: [go]))
  }

  private func tapBelow(_ title: String, in host: HeadlessHost) throws {
    try host.screens.first?.tap(title)
  }

  @Test(arguments: ["First", "Second"])
  func `an alert comes up as long as one part of its view is on screen`(part: String) async throws {
    let host = HeadlessHost(Parts { $0.alert(alert) })
    try host.tap(part)
    let handle = present()
    await host.wait { host.alert?.title == "Go?" }
    try host.tap("Go")
    #expect(await handle.answer == .action(go))
  }

  @Test(arguments: ["First", "Second"])
  func `an alert that is up stays when a part of its view goes`(part: String) async throws {
    let host = HeadlessHost(Parts { $0.alert(alert) })
    let handle = present()
    try tapBelow(part, in: host)
    #expect(host.alert?.title == "Go?")
    #expect(alert.current != nil)
    try host.tap("Go")
    #expect(await handle.answer == .action(go))
    #expect(!alert.isActive)
  }

  @Test func `an alert that is up is answered once when one part takes the place of another`()
    async throws
  {
    let host = HeadlessHost(Parts { $0.alert(alert) })
    try host.tap("Second")
    let handle = present()
    try tapBelow("Exchange", in: host)
    await host.wait { host.alert?.title == "Go?" }
    try host.tap("Go")
    #expect(await handle.answer == .action(go))
    #expect(!alert.isActive)
  }

  @Test func `an alert waits until the first part of its view appears`() async throws {
    let host = HeadlessHost(Late(alert: alert))
    let handle = present()
    #expect(host.alert == nil)
    try host.tap("Show")
    await host.wait { host.alert?.title == "Go?" }
    try host.tap("Go")
    #expect(await handle.answer == .action(go))
  }

  @Test func `the next view shows what comes when the last part has gone`() async throws {
    let host = HeadlessHost(
      VStack {
        Text("below").alert(alert)
        Parts { $0.alert(alert) }
      })
    try host.tap("Exchange")
    let handle = present()
    await host.wait { host.alert?.title == "Go?" }
    #expect(host.screens.count == 2)
    try host.tap("Go")
    #expect(await handle.answer == .action(go))
  }
}

/// A view that is nothing at first.
private struct Late: View {
  let alert: AlertContext
  @State private var isShown = false

  var body: some View {
    Group { if isShown { Text("late") } }.alert(alert)
    Button("Show") { isShown = true }
  }
}
