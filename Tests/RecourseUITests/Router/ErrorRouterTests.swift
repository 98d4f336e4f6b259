import Foundation
import Recourse
import RecourseTesting
import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

@MainActor
@Suite(.timeLimit(.minutes(5))) struct ErrorRouterTests {
  private let clock = ManualClock()
  private let router: ErrorRouter

  init() {
    router = ErrorRouter(policy: ErrorPolicy { Otherwise(.alert) }, clock: clock)
  }

  @Test(arguments: Platform.all)
  func `presents an attempt's error as an alert, and retries`(
    _ platform: Platform
  ) async throws {
    let operation = ManualOperation<Void>()
    let window = HostedWindow(on: platform, clock: clock) {
      AttemptButton(operation: operation).errorRouter(router)
    }
    try await window.tap("Pay")
    await window.wait { operation.running == 1 }
    operation.fail()
    await window.waitForAlert("The card was declined")
    #expect(window.alert?.buttons.map(\.title) == ["Try Again", "Cancel"])
    #expect(router.presentedError as? CartError == .declined)
    #expect(router.journal.counts.pending == 1)
    try await window.tap("Try Again")
    await window.wait {
      operation.running == 1 && router.journal.counts.byOutcome.isEmpty
    }
    operation.fail()
    await window.waitForAlert("The card was declined")
    try await window.tap("Cancel")
    await window.wait { router.journal.counts.settled == 2 && router.presentedError == nil }
    #expect(router.journal.entries.map(\.report.attempt) == [1, 2])
    #expect(operation.running == 0)
  }

  @Test(arguments: [Disposition.toast, .banner])
  func `presents an attempt's error as a toast or banner, and retries`(
    disposition: Disposition
  ) async throws {
    let router = ErrorRouter(
      policy: ErrorPolicy { Otherwise(disposition) }, clock: clock)
    let operation = ManualOperation<Void>()
    let host = HeadlessHost(AttemptButton(operation: operation).errorRouter(router))
    try host.tap("Pay")
    await host.wait { operation.running == 1 }
    operation.fail()
    await host.wait { host.screen.texts.contains("The card was declined") }
    try host.tap("Try Again")
    await host.wait { operation.running == 1 }
    operation.succeed()
    await router.journal.wait { $0.byOutcome == [.repaired: 1] }
  }

  @Test(arguments: SystemBehavior.named)
  func `an error of a sheet's content is presented over the sheet`(
    _ behavior: SystemBehavior
  ) async throws {
    let window = HostedWindow(behavior, clock: clock) { SheetScreen().errorRouter(router) }
    try await window.tap("Open")
    try await window.tap("Decline")
    await window.wait { window.kinds == [.window, .sheet, .alert] }
    try await window.tap("OK")
    await window.wait { router.journal.counts.settled == 1 }
    await window.wait { window.kinds == [.window, .sheet] }
  }

  @Test(arguments: Platform.all)
  func `an alert outlives the sheet below it`(_ platform: Platform) async throws {
    let sheet = SheetContext()
    let window = HostedWindow(on: platform, clock: clock) {
      SheetScreen(sheet: sheet).errorRouter(router)
    }
    try await window.tap("Open")
    try await window.tap("Decline")
    await window.waitForAlert("The card was declined")
    #expect(window.kinds == [.window, .sheet, .alert])
    sheet.dismiss()
    await window.wait { window.kinds == [.window, .alert] }
    #expect(router.journal.counts.pending == 1)
    try await window.tap("OK")
    await window.wait { router.journal.counts.byOutcome == [.presented: 1] }
  }

  @Test(arguments: SystemBehavior.named)
  func `an error reported during a sheet's dismissal is presented after that`(
    _ behavior: SystemBehavior
  ) async throws {
    let sheet = SheetContext()
    let window = HostedWindow(behavior, clock: clock) {
      SheetScreen(sheet: sheet).errorRouter(router)
    }
    try await window.tap("Open")
    await window.wait { window.sheet != nil }
    sheet.dismiss()
    router.report(CartError.soldOut, origin: .userAction)
    await window.wait { window.kinds == [.window, .alert] }
  }

  @Test(arguments: SystemBehavior.named)
  func `the sheet disposition presents an error sheet`(_ behavior: SystemBehavior) async throws {
    let router = ErrorRouter(policy: ErrorPolicy { Otherwise(.sheet) }, clock: clock)
    let window = HostedWindow(behavior, clock: clock) { Text("Root").errorRouter(router) }
    router.report(CartError.soldOut, origin: .userAction)
    await window.wait { window.sheet != nil }
    #expect(window.screen.texts.contains("It’s sold out"))
    try await window.tap("OK")
    await window.wait {
      window.isBare && router.journal.counts.byOutcome == [.presented: 1]
    }
  }
}

private struct AttemptButton: View {
  let operation: ManualOperation<Void>
  @Environment(\.attemptOperation) private var attempt

  var body: some View {
    Button("Pay") { attempt { try await operation() } }
  }
}

private struct SheetScreen: View {
  var sheet = SheetContext()

  var body: some View {
    Button("Open") { sheet.present { ReportButton("Decline", CartError.declined) } }
      .sheet(sheet)
  }
}
