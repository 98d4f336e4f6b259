import RecourseUI
import SwiftUI
import Testing

extension Flows {
  @MainActor
  @Suite struct AlertFlowTests {
    private let alert = AlertContext()

    @Test(arguments: FlowSystem.all)
    func `an alert's action runs once`(system: FlowSystem) async throws {
      try await system.run { window in
        let router = window.makeRouter(sendingTo: .alert)
        await window.show(Text("Photos").alert(alert).errorRouter(router))
        var runs = 0
        let delete = AlertAction("Delete") { runs += 1 }
        let first = alert.present(AlertContent(title: "Delete?", actions: [delete, .cancel]))
        try await window.answer("Delete", toAlert: "Delete?")
        #expect(await first.answer == .action(delete))
        let second = alert.present(AlertContent(title: "Delete more?", actions: [delete, .cancel]))
        try await window.answer("Cancel", toAlert: "Delete more?")
        #expect(await second.answer == .action(.cancel))
        await window.settle()
        #expect(runs == 1)
        #expect(window.presentations == [])
        #expect(!alert.isActive)
      }
    }

    @Test(arguments: FlowSystem.all)
    func `ten errors reported during an alert are presented after it in order`(
      system: FlowSystem
    ) async throws {
      let page = AlertingPage(alert: alert)
      try await system.run { window in
        let router = window.makeRouter(sendingTo: .alert)
        await window.show(page.errorRouter(router))
        alert.present(AlertContent(title: "First"))
        try await window.waitForAlert("First")
        for number in 1...10 { page.alert(error: PaymentError(number: number)) }
        try await window.answer("OK", toAlert: "First")
        for number in 1...10 {
          try await window.waitForAlert("Error \(number)")
          #expect(window.presentations == [.alert])
          #expect(alert.waitingCount == 10 - number)
          try await window.answer("OK", toAlert: "Error \(number)")
        }
        await window.settle()
        #expect(window.presentations == [])
        #expect(!alert.isActive)
      }
    }

    @Test(arguments: FlowSystem.all, [OverlapPolicy.wait, .replace, .ignore])
    func `an alert that an action presents appears after the action's own alert`(
      system: FlowSystem, rule: OverlapPolicy
    ) async throws {
      try await system.run { window in
        let router = window.makeRouter(sendingTo: .alert)
        await window.show(Text("Photos").alert(alert).errorRouter(router))
        var second: PresentationHandle?
        let next = AlertAction("Next") { [alert] in
          second = alert.present(AlertContent(title: "Second"), whenBusy: rule)
        }
        let first = alert.present(AlertContent(title: "First", actions: [next]))
        try await window.answer("Next", toAlert: "First")
        #expect(await first.answer == .action(next))
        try await window.answer("OK", toAlert: "Second")
        #expect(await second?.answer == .action(.ok))
        await window.settle()
        #expect(window.presentations == [])
      }
    }

    @Test(arguments: FlowSystem.all, [OverlapPolicy.wait, .replace, .ignore])
    func `an action's alert waits, precedes waiting alerts, or is ignored, by its rule`(
      system: FlowSystem, rule: OverlapPolicy
    ) async throws {
      try await system.run { window in
        let router = window.makeRouter(sendingTo: .alert)
        await window.show(Text("Photos").alert(alert).errorRouter(router))
        var new: PresentationHandle?
        let next = AlertAction("Next") { [alert] in
          new = alert.present(AlertContent(title: "New"), whenBusy: rule)
        }
        alert.present(AlertContent(title: "First", actions: [next]))
        let waiting = alert.present(AlertContent(title: "Waiting"))
        try await window.answer("Next", toAlert: "First")
        let titles =
          switch rule {
          case .wait: ["Waiting", "New"]
          case .replace: ["New", "Waiting"]
          case .ignore: ["Waiting"]
          }
        for title in titles { try await window.answer("OK", toAlert: title) }
        #expect(await waiting.answer == .action(.ok))
        #expect(await new?.answer == (rule == .ignore ? .ignored : .action(.ok)))
        await window.settle()
        #expect(window.presentations == [])
      }
    }

    @Test(arguments: FlowSystem.all)
    func `replace ends the alert on screen, and skips the queue`(system: FlowSystem) async throws {
      try await system.run { window in
        let router = window.makeRouter(sendingTo: .alert)
        await window.show(Text("Photos").alert(alert).errorRouter(router))
        let first = alert.present(AlertContent(title: "First"))
        try await window.waitForAlert("First")
        alert.present(AlertContent(title: "Waiting"))
        let urgent = alert.present(AlertContent(title: "Urgent"), whenBusy: .replace)
        try await window.waitForAlert("Urgent")
        #expect(await first.answer == .replaced)
        try await window.answer("OK", toAlert: "Urgent")
        #expect(await urgent.answer == .action(.ok))
        try await window.answer("OK", toAlert: "Waiting")
        await window.settle()
        #expect(window.presentations == [])
      }
    }
  }
}

private struct AlertingPage: View, ErrorAlerter {
  let alert: AlertContext

  var body: some View {
    Text("Photos").alert(alert)
  }
}
