import Foundation
import Recourse
import RecourseTesting
import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

@MainActor
@Suite(.timeLimit(.minutes(1))) struct ErrorRouterTests {
  private let router = ErrorRouter(policy: ErrorPolicy { Otherwise(.alert) })

  @Test func `shows what an attempt throws as an alert, and tries again`() async throws {
    let operation = ManualOperation<Void>()
    let host = HeadlessHost(AttemptButton(operation: operation).errorRouter(router))
    try host.tap("Pay")
    await host.wait { operation.running == 1 }
    operation.fail()
    await host.wait { host.alert != nil }
    #expect(host.alert?.title == "The card was declined")
    #expect(host.alert?.buttons.map(\.title) == ["Try Again", "Cancel"])
    #expect(router.presentedError as? CartError == .declined)
    #expect(router.journal.counts.pending == 1)
    try host.tap("Try Again")
    await host.wait { operation.running == 1 }
    #expect(router.journal.counts.byOutcome == [.presented: 1])
    operation.fail()
    await host.wait { host.alert != nil }
    try host.tap("Cancel")
    await router.journal.wait { $0.settled == 2 }
    #expect(router.journal.entries.map(\.report.attempt) == [1, 2])
    #expect(router.presentedError == nil)
    #expect(operation.running == 0)
  }

  @Test(arguments: [Disposition.toast, .banner])
  func `shows what an attempt throws in passing, and tries again`(
    disposition: Disposition
  ) async throws {
    let router = ErrorRouter(
      policy: ErrorPolicy { Otherwise(disposition) }, clock: ManualClock())
    let operation = ManualOperation<Void>()
    let host = HeadlessHost(AttemptButton(operation: operation).errorRouter(router))
    try host.tap("Pay")
    await host.wait { operation.running == 1 }
    operation.fail()
    await host.wait { host.screen.texts.contains("The card was declined") }
    try host.tap("Try Again")
    await host.wait { operation.running == 1 }
    operation.succeed()
    await router.journal.wait { $0.byOutcome == [.presented: 1] }
  }

  @Test func `an error of a sheet's content is shown over the sheet`() async throws {
    let host = HeadlessHost(SheetScreen().errorRouter(router))
    try host.tap("Open")
    try host.tap("Decline")
    #expect(host.screens.map(\.kind) == [.window, .sheet, .alert])
    try host.tap("OK")
    await router.journal.wait { $0.settled == 1 }
    #expect(host.screens.map(\.kind) == [.window, .sheet])
  }

  @Test(arguments: [DismissalOrder.actionFirst, .bindingFirst])
  func `an alert moves on when the sheet below it goes`(order: DismissalOrder) async throws {
    let sheet = SheetContext()
    let host = HeadlessHost(
      SheetScreen(sheet: sheet).errorRouter(router), behavior: .answering(order))
    try host.tap("Open")
    try host.tap("Decline")
    #expect(host.screens.map(\.kind) == [.window, .sheet, .alert])
    sheet.dismiss()
    await host.wait { host.screens.map(\.kind) == [.window, .alert] }
    #expect(router.journal.counts.pending == 1)
    try host.tap("OK")
    await router.journal.wait { $0.byOutcome == [.presented: 1] }
  }

  @Test func `an error that comes while a sheet leaves is shown when it has left`() async throws {
    let sheet = SheetContext()
    let host = HeadlessHost(SheetScreen(sheet: sheet).errorRouter(router))
    try host.tap("Open")
    sheet.dismiss()
    router.report(CartError.soldOut)
    await host.wait { host.screens.map(\.kind) == [.window, .alert] }
  }

  @Test func `an error at length is a sheet`() async throws {
    let router = ErrorRouter(policy: ErrorPolicy { Otherwise(.sheet) })
    let host = HeadlessHost(Text("Root").errorRouter(router))
    router.report(CartError.soldOut)
    await host.wait { host.sheet != nil }
    #expect(host.screen.texts.contains("It’s sold out"))
    try host.tap("OK")
    await host.wait { host.sheet == nil }
    await router.journal.wait { $0.byOutcome == [.presented: 1] }
  }
}

private struct AttemptButton: View {
  let operation: ManualOperation<Void>
  @Environment(\.attempt) private var attempt

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
