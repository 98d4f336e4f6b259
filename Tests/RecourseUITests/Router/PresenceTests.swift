import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

/// `withdrawsReportsOnDisappear()`.
@MainActor
@Suite(.timeLimit(.minutes(1))) struct PresenceTests {
  private let router = ErrorRouter(policy: ErrorPolicy { Otherwise(.alert) })
  private let operation = ManualOperation<Void>()

  private func makeHost() -> HeadlessHost {
    HeadlessHost(
      Leaving { Preview(operation: operation).withdrawsReportsOnDisappear() }
        .errorRouter(router))
  }

  @Test func `takes back what its view has reported, whether it is shown or waits`() async throws {
    let host = makeHost()
    try host.tap("Decline")
    #expect(host.alert != nil)
    router.report(CartError.soldOut)
    host.screens.first?.buttons.first { $0.title == "Fail" }?.press()
    #expect(router.journal.counts.pending == 3)
    host.screens.first?.buttons.first { $0.title == "Leave" }?.press()
    await host.wait { host.alert?.title == "It’s sold out" }
    // The first was seen, the last was not.
    await router.journal.wait { $0.byOutcome == [.presented: 1, .superseded: 1] }
    try host.tap("OK")
    await router.journal.wait { $0.pending == 0 }
  }

  @Test func `what goes on without its view tells nobody`() async throws {
    let host = makeHost()
    try host.tap("Load")
    await host.wait { operation.running == 1 }
    try host.tap("Leave")
    operation.fail()
    await router.journal.wait { $0.byOutcome == [.superseded: 1] }
    #expect(host.screens.count == 1)
    try host.tap("Return")
    try host.tap("Decline")
    await host.wait { host.alert != nil }
  }

  @Test func `a view that reports as it comes back is heard`() async throws {
    let host = HeadlessHost(
      Leaving { Reporting().withdrawsReportsOnDisappear() }.errorRouter(router))
    for count in 1...2 {
      await host.wait { host.alert != nil }
      try host.tap("OK")
      await router.journal.wait { $0.byOutcome == [.presented: count] }
      try host.tap("Leave")
      try host.tap("Return")
    }
  }
}

private struct Preview: View {
  let operation: ManualOperation<Void>
  @Environment(\.attempt) private var attempt

  var body: some View {
    VStack {
      ReportButton("Decline", CartError.declined)
      ReportButton("Fail", NumberedError.one)
      Button("Load") { attempt { try await operation() } }
    }
  }
}

private struct Reporting: View {
  @Environment(\.report) private var report

  var body: some View {
    Text("Reporting").onAppear { report(CartError.declined) }
  }
}
