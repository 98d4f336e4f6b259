import RecourseTesting
import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

/// Sheets with several views as content, which appear and disappear independently.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct SheetPartsTests {
  private let clock = ManualClock()
  private let router: ErrorRouter
  private let sheet = SheetContext()

  init() {
    router = ErrorRouter(policy: ErrorPolicy { Otherwise(.alert) }, clock: clock)
  }

  private func makeWindow(_ behavior: SystemBehavior) async -> HostedWindow {
    let window = HostedWindow(behavior, clock: clock) {
      Text("Photos").sheet(sheet).errorRouter(router)
    }
    sheet.present { Parts { $0 } }
    await window.wait { window.sheet != nil }
    return window
  }

  @Test(arguments: SystemBehavior.named, ["First", "Second", "Exchange"])
  func `errors are presented over a sheet after a part of it has disappeared`(
    _ behavior: SystemBehavior, part: String
  ) async throws {
    let window = await makeWindow(behavior)
    if part == "Exchange" { try await window.tap("Second") }
    try await window.tap(part)
    router.report(CartError.declined, origin: .userAction)
    await window.waitForAlert("The card was declined")
    #expect(window.kinds == [.window, .sheet, .alert])
    try await window.tap("OK")
    await window.wait { router.journal.counts.byOutcome == [.presented: 1] }
  }

  @Test(arguments: SystemBehavior.named, ["First", "Exchange"])
  func `an alert from below waits for a sheet after a part of it has disappeared`(
    _ behavior: SystemBehavior, part: String
  ) async throws {
    let alert = AlertContext()
    let window = HostedWindow(behavior, clock: clock) {
      Text("Photos").alert(alert).sheet(sheet).errorRouter(router)
    }
    sheet.present { Parts { $0 } }
    if part == "Exchange" { try await window.tap("Second") }
    try await window.tap(part)
    let handle = alert.present(AlertContent(title: "Saved"))
    await window.rest()
    #expect(window.kinds == [.window, .sheet])
    #expect(window.host.heldBackCount == 0)
    await window.dismiss()
    await window.waitForAlert("Saved")
    await window.dismiss()
    #expect(await window.answer(of: handle) != nil)
    await window.wait { window.isBare }
  }

  @Test(arguments: SystemBehavior.named)
  func `a sheet moves to another view only after the last part of its view disappeared`(
    _ behavior: SystemBehavior
  ) async throws {
    var appearances = 0
    let window = HostedWindow(behavior) {
      VStack {
        Text("below").sheet(sheet)
        Parts { $0.sheet(sheet) }
      }
    }
    sheet.present { Text("Sheet").onAppear { appearances += 1 } }
    await window.wait { window.sheet != nil }
    try window.tapBelow("First")
    try window.tapBelow("Exchange")
    await window.rest()
    #expect(window.sheet?.texts == ["Sheet"])
    #expect(appearances == 1)
    try window.tapBelow("First")
    await window.wait { appearances == 2 && window.sheet?.texts == ["Sheet"] }
  }

  @Test(arguments: SystemBehavior.named)
  func `a sheet of several views ends once, and the next sheet follows`(
    _ behavior: SystemBehavior
  ) async throws {
    let window = await makeWindow(behavior)
    try await window.tap("First")
    try await window.tap("First")
    let next = sheet.present { Text("Next") }
    await window.dismiss()
    await window.wait { window.sheet?.texts == ["Next"] }
    await window.dismiss()
    #expect(await window.answer(of: next) == .dismissed)
    await window.wait { sheet.current == nil && window.isBare }
  }
}
