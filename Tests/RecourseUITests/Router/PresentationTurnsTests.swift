import RecourseTesting
import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

/// The presentations of the app and of the router in one window.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct PresentationTurnsTests {
  private let clock = ManualClock()
  private let router: ErrorRouter
  private let alert = AlertContext()
  private let dialog = ConfirmationDialogContext()
  private let sheet = SheetContext()

  init() {
    router = ErrorRouter(policy: ErrorPolicy { Otherwise(.alert) }, clock: clock)
  }

  private func makeWindow(_ platform: Platform) -> HostedWindow {
    HostedWindow(on: platform, clock: clock) {
      Text("Root").alert(alert).confirmationDialog(dialog).sheet(sheet).errorRouter(router)
    }
  }

  @Test(arguments: Platform.all)
  func `presentations appear one at a time, in the order of their requests`(
    _ platform: Platform
  ) async throws {
    let window = makeWindow(platform)
    alert.present(AlertContent(title: "Alert"))
    router.report(CartError.declined, origin: .userAction)
    dialog.present(
      ConfirmationDialogContent(title: "Dialog", titleVisibility: .visible, actions: [.ok]))
    sheet.present { Text("Sheet") }
    router.report(CartError.soldOut, origin: .userAction)
    for title in ["Alert", "The card was declined", "Dialog"] {
      await window.wait { window.screen.phase == .up && window.screen.title == title }
      #expect(window.host.screens.count == 2)
      #expect(window.host.heldBackCount == 0)
      try await window.tap("OK")
    }
    await window.waitForAlert("It’s sold out")
    #expect(window.kinds == [.window, .sheet, .alert])
    try await window.tap("OK")
    await window.wait { window.sheet != nil }
    await window.dismiss()
    await window.wait {
      window.isBare && router.journal.counts.byOutcome == [.presented: 2]
    }
  }

  @Test(arguments: Platform.all)
  func `app and router alternate when both have alerts waiting`(_ platform: Platform) async throws {
    let window = makeWindow(platform)
    for number in 1...3 { alert.present(AlertContent(title: "Alert \(number)")) }
    for error in NumberedError.allCases.prefix(3) { router.report(error, origin: .userAction) }
    let titles = [
      "Alert 1", "Error 1", "Alert 2", "Error 2", "Alert 3", "Error 3",
    ]
    for title in titles {
      await window.wait { window.alert != nil }
      #expect(window.alert?.title == title)
      try await window.tap("OK")
      window.expectEnd()
    }
    await window.wait { router.journal.counts.settled == 3 }
    #expect(window.isBare)
  }

  @Test(arguments: Platform.all)
  func `a waiting dialog or report that is withdrawn leaves its turn to the next`(
    _ platform: Platform
  ) async throws {
    let window = makeWindow(platform)
    alert.present(AlertContent(title: "Alert"))
    await window.waitForAlert("Alert")
    let waiting = dialog.present(ConfirmationDialogContent(title: "Dialog", actions: [.ok]))
    let report = router.report(CartError.declined, origin: .userAction)
    router.report(CartError.soldOut, origin: .userAction)
    waiting.dismiss()
    report.resolve()
    #expect(await report.outcome == .resolved)
    try await window.tap("OK")
    window.expectEnd()
    await window.wait { window.screen.phase == .up && !window.isBare }
    #expect(window.alert?.title == "It’s sold out")
  }

  @Test(arguments: Platform.all)
  func `an error reported while an alert closes waits for the alert's end`(
    _ platform: Platform
  ) async throws {
    let window = makeWindow(platform)
    let report = AlertAction("Report") { [router] in
      router.report(CartError.declined, origin: .userAction)
      router.report(CartError.soldOut, origin: .userAction)
    }
    alert.present(AlertContent(title: "Alert", actions: [report]))
    try await window.tap("Report")
    for title in ["The card was declined", "It’s sold out"] {
      window.expectEnd()
      await window.wait { window.alert != nil }
      #expect(window.alert?.title == title)
      try await window.tap("OK")
    }
    await window.wait { router.journal.counts.settled == 2 }
  }

  @Test(arguments: SystemBehavior.named)
  func `a view that disappears with its alert leaves the turn to others`(
    _ behavior: SystemBehavior
  ) async throws {
    let window = HostedWindow(behavior, clock: clock) {
      Leaving { OwnAlert() }.errorRouter(router)
    }
    try await window.tap("Ask")
    await window.waitForAlert("Own")
    router.report(CartError.declined, origin: .userAction)
    try window.tapBelow("Leave")
    await window.waitForAlert("The card was declined")
  }

  @Test func `presenting evaluates only the view that presents`() async throws {
    let window = HostedWindow(clock: clock) {
      Surroundings {
        Surroundings { Text("Deep").errorPolicy { On(.type(CartError.self), .alert) } }
      }
      .alert(alert).sheet(sheet).errorRouter(router)
    }
    window.host.resetEvaluations()
    router.report(CartError.declined, origin: .userAction)
    await window.waitForAlert("The card was declined")
    #expect(window.host.evaluations == 1)
    try await window.tap("OK")
    await window.wait { window.isBare && router.journal.counts.settled == 1 }
    #expect(window.host.evaluations(of: Surroundings<Text>.self) == 0)
    #expect(window.host.evaluations <= 3)
  }

  @Test func `a toast evaluates no view of the app`() async throws {
    let router = ErrorRouter(policy: ErrorPolicy { Otherwise(.toast) }, clock: ManualClock())
    let host = HeadlessHost(Surroundings { Text("Deep") }.errorRouter(router))
    host.resetEvaluations()
    router.report(CartError.declined, origin: .userAction)
    await host.wait { host.screen.texts.contains("The card was declined") }
    #expect(host.evaluations(of: Surroundings<Text>.self) == 0)
    let first = host.evaluations
    router.report(CartError.declined, origin: .userAction)
    await host.wait { host.screen.texts.contains { $0.contains("×2") } }
    #expect(host.evaluations(of: Surroundings<Text>.self) == 0)
    #expect(host.evaluations - first <= first)
  }
}

private struct Surroundings<Content: View>: View {
  @ViewBuilder let content: () -> Content
  @Environment(\.reportError) private var report
  @Environment(\.attemptOperation) private var attempt

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
