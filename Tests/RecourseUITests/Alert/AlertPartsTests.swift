import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

/// Alerts on several views, which appear and disappear independently.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct AlertPartsTests {
  private let alert = AlertContext()
  private let go = AlertAction("Go")

  private func present() -> PresentationHandle {
    alert.present(AlertContent(title: "Go?", actions: [go]))
  }

  @Test(arguments: SystemBehavior.named, ["First", "Second"])
  func `an alert is presented while at least one part of its view is on screen`(
    _ behavior: SystemBehavior, part: String
  ) async throws {
    let window = HostedWindow(behavior) { Parts { $0.alert(alert) } }
    try await window.tap(part)
    let handle = present()
    await window.waitForAlert("Go?")
    try await window.tap("Go")
    #expect(await window.answer(of: handle) == .action(go))
  }

  @Test(arguments: SystemBehavior.named, ["First", "Second"])
  func `an alert on screen stays when a part of its view disappears`(
    _ behavior: SystemBehavior, part: String
  ) async throws {
    let window = HostedWindow(behavior) { Parts { $0.alert(alert) } }
    let handle = present()
    await window.waitForAlert("Go?")
    try window.tapBelow(part)
    await window.rest()
    #expect(window.alert?.title == "Go?")
    #expect(alert.current != nil)
    try await window.tap("Go")
    #expect(await window.answer(of: handle) == .action(go))
    #expect(!alert.isActive)
  }

  @Test(arguments: SystemBehavior.named)
  func `an alert on screen is answered once when one part replaces another`(
    _ behavior: SystemBehavior
  ) async throws {
    let window = HostedWindow(behavior) { Parts { $0.alert(alert) } }
    try await window.tap("Second")
    let handle = present()
    await window.waitForAlert("Go?")
    try window.tapBelow("Exchange")
    await window.rest()
    await window.waitForAlert("Go?")
    try await window.tap("Go")
    #expect(await window.answer(of: handle) == .action(go))
    await window.rest()
    #expect(!alert.isActive)
    #expect(window.isBare)
  }

  @Test(arguments: SystemBehavior.named)
  func `an alert waits until the first part of its view appears`(
    _ behavior: SystemBehavior
  ) async throws {
    let window = HostedWindow(behavior) { Late(alert: alert) }
    let handle = present()
    await window.rest()
    #expect(window.isBare)
    try await window.tap("Show")
    await window.waitForAlert("Go?")
    try await window.tap("Go")
    #expect(await window.answer(of: handle) == .action(go))
  }

  @Test(arguments: SystemBehavior.named)
  func `another view presents the alert after the last part has disappeared`(
    _ behavior: SystemBehavior
  ) async throws {
    let window = HostedWindow(behavior) {
      VStack {
        Text("below").alert(alert)
        Parts { $0.alert(alert) }
      }
    }
    try await window.tap("Exchange")
    let handle = present()
    await window.waitForAlert("Go?")
    #expect(window.kinds == [.window, .alert])
    try await window.tap("Go")
    #expect(await window.answer(of: handle) == .action(go))
  }
}

/// A view without content until its button is pressed.
private struct Late: View {
  let alert: AlertContext
  @State private var isShown = false

  var body: some View {
    Group { if isShown { Text("late") } }.alert(alert)
    Button("Show") { isShown = true }
  }
}
