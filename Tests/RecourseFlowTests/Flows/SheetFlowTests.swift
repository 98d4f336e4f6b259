import RecourseTesting
import RecourseUI
import SwiftUI
import Testing

extension Flows {
  @MainActor
  @Suite struct SheetFlowTests {
    private let sheet = SheetContext()

    @Test(arguments: FlowSystem.all)
    func `an alert appears over a sheet, and outlives the sheet below it`(
      system: FlowSystem
    ) async throws {
      try await system.run { window in
        let router = window.makeRouter(sendingTo: .alert)
        await window.show(Text("Photos").sheet(sheet).errorRouter(router))
        sheet.present {
          SheetPage(title: "Details") { ReportButton(error: PaymentError(number: 1)) }
        }
        try await window.waitForSheet("Details")
        try await window.tap("Fail")
        try await window.waitForAlert("Error 1")
        #expect(window.presentations == [.sheet, .alert])
        try await window.answer("OK", toAlert: "Error 1")
        await router.journal.wait { $0.byOutcome == [.presented: 1] }
        try await window.waitForPresentations([.sheet])

        router.report(PaymentError(number: 2), origin: .userAction)
        try await window.waitForAlert("Error 2")
        #expect(window.presentations == [.sheet, .alert])
        sheet.dismiss()
        try await window.waitForPresentations([.alert])
        #expect(router.journal.counts.pending == 1)
        try await window.answer("OK", toAlert: "Error 2")
        await router.journal.wait { $0.byOutcome == [.presented: 2] }
        await window.settle()
        #expect(window.presentations == [])
      }
    }

    @Test(arguments: FlowSystem.all)
    func `an alert appears over two sheets`(system: FlowSystem) async throws {
      let inner = SheetContext()
      try await system.run { window in
        let router = window.makeRouter(sendingTo: .alert)
        await window.show(Text("Photos").sheet(sheet).errorRouter(router))
        sheet.present { SheetPage(title: "First") { Text("More").sheet(inner) } }
        try await window.waitForSheet("First")
        inner.present { SheetPage(title: "Second") }
        try await window.waitForSheet("Second")
        #expect(window.presentations == [.sheet, .sheet])
        router.report(PaymentError(number: 1), origin: .userAction)
        try await window.waitForAlert("Error 1")
        #expect(window.presentations == [.sheet, .sheet, .alert])
        try await window.answer("OK", toAlert: "Error 1")
        try await window.waitForSheet("Second")
        try await window.tap("Close")
        try await window.waitForSheet("First")
        try await window.tap("Close")
        try await window.waitForPresentations([])
        await window.settle()
        await router.journal.wait { $0.byOutcome == [.presented: 1] }
      }
    }

    @Test(arguments: FlowSystem.all)
    func `two sheets and an alert of one window appear one at a time`(
      system: FlowSystem
    ) async throws {
      let alert = AlertContext()
      try await system.run { window in
        let router = window.makeRouter(sendingTo: .alert)
        await window.show(Text("Photos").alert(alert).sheet(sheet).errorRouter(router))
        sheet.present { SheetPage(title: "First") }
        sheet.present { SheetPage(title: "Second") }
        try await window.waitForSheet("First")
        let saved = alert.present(AlertContent(title: "Saved"))
        await window.settle()
        #expect(window.presentations == [.sheet])
        var remaining: Set = ["First", "Second", "Saved"]
        while !remaining.isEmpty {
          try await window.wait(for: "One of \(remaining)") {
            !remaining.isDisjoint(with: window.texts)
          }
          #expect(window.presentations.count == 1)
          remaining.subtract(window.texts)
          try await window.tap(window.alert == nil ? "Close" : "OK")
        }
        await window.settle()
        #expect(await saved.answer == .action(.ok))
        try await window.waitForPresentations([])
      }
    }

    @Test(arguments: FlowSystem.all)
    func `after a sign-in over a sheet, the failed order is retried once`(
      system: FlowSystem
    ) async throws {
      let account = Account()
      try await system.run { window in
        let router = window.makeRouter(sendingTo: .route("signIn"))
        await window.show(Text("Photos").sheet(sheet).errorRouter(router))
        sheet.present { OrderPage(account: account) }
        try await window.waitForSheet("Cart")
        try await window.tap("Order")
        try await window.waitForSheet("Welcome")
        #expect(window.presentations == [.sheet, .sheet])
        try await window.tap("Sign In")
        try await window.waitForSheet("Cart")
        await window.settle()
        await router.journal.wait { $0.byOutcome == [.repaired: 1] }
        await window.settle()
        #expect(account.attempts == 2)
        #expect(account.orders == 1)
        #expect(window.presentations == [.sheet])
      }
    }

    @Test(arguments: FlowSystem.all)
    func `an alert is presented once while a plain sheet is up`(system: FlowSystem) async throws {
      try await system.run { window in
        let router = window.makeRouter(sendingTo: .alert)
        await window.show(PlainSheetPage().errorRouter(router))
        try await window.tap("Open")
        try await window.waitForSheet("Plain")
        router.report(PaymentError(number: 1), origin: .userAction)
        await window.settle()
        // A system may refuse the alert until the sheet has left, or present it over the sheet.
        if window.alert == nil {
          #expect(router.journal.counts.pending == 1)
          try await window.tap("Close")
        }
        try await window.answer("OK", toAlert: "Error 1")
        if window.sheet != nil { try await window.tap("Close") }
        await window.settle()
        await router.journal.wait { $0.byOutcome == [.presented: 1] }
        await window.settle()
        #expect(window.presentations == [])
      }
    }
  }
}
