import RecourseTesting
import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

/// The app's own presentations, and the router's, in one window.
@MainActor
@Suite(.timeLimit(.minutes(1))) struct PresentationTurnsTests {
  private let router = ErrorRouter(policy: ErrorPolicy { Otherwise(.alert) })
  private let alert = AlertContext()
  private let dialog = ConfirmationDialogContext()
  private let sheet = SheetContext()

  private func makeHost(_ order: DismissalOrder) -> HeadlessHost {
    HeadlessHost(
      Text("Root").alert(alert).confirmationDialog(dialog).sheet(sheet).errorRouter(router),
      behavior: .answering(order))
  }

  @Test(arguments: DismissalOrder.allCases)
  func `come up one at a time, in the order in which they were presented`(
    order: DismissalOrder
  ) async throws {
    let host = makeHost(order)
    alert.present(AlertContent(title: "Alert"))
    router.report(CartError.declined)
    dialog.present(ConfirmationDialogContent(title: "Dialog", actions: [.ok]))
    sheet.present { Text("Sheet") }
    router.report(CartError.soldOut)
    for title in ["Alert", "The card was declined", "Dialog"] {
      await host.wait { host.screen.title == title }
      #expect(host.screens.count == 2)
      #expect(host.heldBackCount == 0)
      try host.tap("OK")
    }
    await host.wait { host.screens.map(\.kind) == [.window, .sheet, .alert] }
    #expect(host.alert?.title == "It’s sold out")
    try host.tap("OK")
    host.dismiss()
    await host.wait { host.screens.count == 1 }
    await router.journal.wait { $0.byOutcome == [.presented: 2] }
  }

  @Test(arguments: DismissalOrder.allCases)
  func `take turns when each has more`(order: DismissalOrder) async throws {
    let host = makeHost(order)
    for number in 1...3 { alert.present(AlertContent(title: "Alert \(number)")) }
    for error in NumberedError.allCases.prefix(3) { router.report(error) }
    let titles = [
      "Alert 1", "Error 1", "Alert 2", "Error 2", "Alert 3", "Error 3",
    ]
    for title in titles {
      await host.wait { host.alert?.title == title }
      try host.tap("OK")
    }
    await router.journal.wait { $0.settled == 3 }
    #expect(host.screens.count == 1)
  }

  @Test func `an alert that the app takes back while it waits leaves the turn to the next`()
    async throws
  {
    let host = makeHost(.actionFirst)
    alert.present(AlertContent(title: "Alert"))
    let waiting = dialog.present(ConfirmationDialogContent(title: "Dialog", actions: [.ok]))
    let report = router.report(CartError.declined)
    router.report(CartError.soldOut)
    waiting.dismiss()
    report.withdraw()
    #expect(await report.outcome == .superseded)
    try host.tap("OK")
    await host.wait { host.alert?.title == "It’s sold out" }
  }

  @Test func `an error that comes while an alert closes waits for its end`()
    async throws
  {
    let host = makeHost(.bindingFirst)
    let report = AlertAction("Report") { [router] in
      router.report(CartError.declined)
      router.report(CartError.soldOut)
    }
    alert.present(AlertContent(title: "Alert", actions: [report]))
    await host.wait { host.alert != nil }
    try host.tap("Report")
    for title in ["The card was declined", "It’s sold out"] {
      await host.wait { host.alert?.title == title }
      try host.tap("OK")
    }
    await router.journal.wait { $0.settled == 2 }
  }

  @Test func `a view that goes with its alert leaves the turn to others`()
    async throws
  {
    let host = HeadlessHost(
      Leaving { OwnAlert() }.errorRouter(router))
    try host.tap("Ask")
    #expect(host.alert?.title == "Own")
    router.report(CartError.declined)
    host.screens.first?.buttons.first { $0.title == "Leave" }?.press()
    await host.wait { host.alert?.title == "The card was declined" }
  }

  @Test func `presenting evaluates the one view that shows it`() async throws {
    let host = HeadlessHost(
      Surroundings { Surroundings { Text("Deep").errorPolicy { On(CartError.self, .alert) } } }
        .alert(alert).sheet(sheet).errorRouter(router))
    host.resetEvaluations()
    router.report(CartError.declined)
    await host.wait { host.alert != nil }
    #expect(host.evaluations == 1)
    try host.tap("OK")
    await router.journal.wait { $0.settled == 1 }
    await host.wait { host.alert == nil }
    #expect(host.evaluations(of: Surroundings<Text>.self) == 0)
    #expect(host.evaluations <= 3)
  }

  @Test func `a toast evaluates no view of the app`() async throws {
    let router = ErrorRouter(policy: ErrorPolicy { Otherwise(.toast) }, clock: ManualClock())
    let host = HeadlessHost(Surroundings { Text("Deep") }.errorRouter(router))
    host.resetEvaluations()
    router.report(CartError.declined)
    await host.wait { host.screen.texts.contains("The card was declined") }
    #expect(host.evaluations(of: Surroundings<Text>.self) == 0)
    let first = host.evaluations
    router.report(CartError.declined)
    await host.wait { host.screen.texts.contains { $0.contains("×2") } }
    #expect(host.evaluations(of: Surroundings<Text>.self) == 0)
    #expect(host.evaluations - first <= first)
  }
}

private struct Surroundings<Content: View>: View {
  @ViewBuilder let content: () -> Content
  @Environment(\.report) private var report
  @Environment(\.attempt) private var attempt

  var body: some View {
    VStack { content() }
  }
}

private struct OwnAlert: View {
  @State private var alert = AlertContext()

  var body: some View {
    Button("Ask") { alert.present(AlertContent(title: "Own")) }.alert(alert)
  }
}
