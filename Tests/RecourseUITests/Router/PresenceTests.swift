import RecourseTesting
import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

/// The modifier `resolvesReportsOnDisappear()`.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct PresenceTests {
  private let clock = ManualClock()
  private let router: ErrorRouter
  private let operation = ManualOperation<Void>()

  init() {
    router = ErrorRouter(policy: ErrorPolicy { Otherwise(.alert) }, clock: clock)
  }

  private func makeWindow(_ behavior: SystemBehavior) -> HostedWindow {
    HostedWindow(behavior, clock: clock) {
      Leaving { Preview(operation: operation).resolvesReportsOnDisappear() }
        .errorRouter(router)
    }
  }

  @Test(arguments: SystemBehavior.named)
  func `resolves the reports of its view, presented or waiting`(
    _ behavior: SystemBehavior
  ) async throws {
    let window = makeWindow(behavior)
    try await window.tap("Decline")
    await window.wait { window.alert != nil }
    router.report(CartError.soldOut, origin: .userAction)
    try window.tapBelow("Fail")
    #expect(router.journal.counts.pending == 3)
    try window.tapBelow("Leave")
    await window.waitForAlert("It’s sold out")
    // The user saw the first report, but not the last.
    await window.wait { router.journal.counts.byOutcome == [.presented: 1, .resolved: 1] }
    try await window.tap("OK")
    await window.wait { router.journal.counts.pending == 0 }
  }

  @Test(arguments: SystemBehavior.named)
  func `resolves errors reported after the view left`(_ behavior: SystemBehavior) async throws {
    let window = makeWindow(behavior)
    try await window.tap("Load")
    await window.wait { operation.running == 1 }
    try await window.tap("Leave")
    operation.fail()
    await window.wait { router.journal.counts.byOutcome == [.resolved: 1] }
    await window.rest()
    #expect(window.isBare)
    try await window.tap("Return")
    try await window.tap("Decline")
    await window.wait { window.alert != nil }
  }

  @Test(arguments: SystemBehavior.named)
  func `presents errors that a returning view reports`(_ behavior: SystemBehavior) async throws {
    let window = HostedWindow(behavior, clock: clock) {
      Leaving { Reporting().resolvesReportsOnDisappear() }.errorRouter(router)
    }
    for count in 1...2 {
      await window.waitForAlert("The card was declined")
      try await window.tap("OK")
      await window.wait { router.journal.counts.byOutcome == [.presented: count] }
      try await window.tap("Leave")
      try await window.tap("Return")
    }
  }
}

private struct Preview: View {
  let operation: ManualOperation<Void>
  @Environment(\.attemptOperation) private var attempt

  var body: some View {
    VStack {
      ReportButton("Decline", CartError.declined)
      ReportButton("Fail", NumberedError.one)
      Button("Load") { attempt { try await operation() } }
    }
  }
}

private struct Reporting: View {
  @Environment(\.reportError) private var report

  var body: some View {
    Text("Reporting").onAppear { report(CartError.declined, origin: .userAction) }
  }
}
