import RecourseTesting
import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

@MainActor
@Suite(.timeLimit(.minutes(5))) struct ThrowingRefreshableTests {
  private let clock = ManualClock()
  private let action = ManualOperation<Void>()

  private func makeWindow<Content: View>(
    _ router: ErrorRouter, _ behavior: SystemBehavior = .immediate,
    @ViewBuilder content: () -> Content
  ) -> HostedWindow {
    HostedWindow(behavior, clock: clock) { content().errorRouter(router) }
  }

  private func makeRouter() -> ErrorRouter {
    ErrorRouter(policy: ErrorPolicy { On(.type(CartError.self), .alert) }, clock: clock)
  }

  @Test func `reports a failure, but not its cancellation`() async throws {
    let log = ReportLog()
    let host = HeadlessHost(
      Leaving { List { Text("row") }.throwingRefreshable { try await action() } }
        .noting(in: log))
    let first = try host.screen.refresh()
    await host.wait { action.running == 1 }
    action.fail()
    await first.value
    #expect(log.errors == [.declined])
    #expect(log.reports.map(\.origin) == [.refresh])
    try host.screen.refresh()
    await host.wait { action.running == 1 }
    try host.tap("Leave")
    await host.wait { action.running == 0 }
    #expect(action.cancellations == 1)
    #expect(log.reports.count == 1)
  }

  @Test func `a cancelled refresh ends with its action, whose error is ignored`() async throws {
    let router = makeRouter()
    let end = Promise(withdrawn: ())
    var hasEnded = false
    var isRunning = false
    let window = makeWindow(router) {
      List { Text("row") }.throwingRefreshable {
        isRunning = true
        // The wait in a task of its own continues in spite of the cancellation.
        await Task { await end.answer() }.value
        throw CartError.declined
      }
    }
    let pull = try window.screen.refresh()
    await window.wait { isRunning }
    Task {
      await pull.value
      hasEnded = true
    }
    pull.cancel()
    await window.rest()
    #expect(!hasEnded)
    end.resolve(())
    await window.wait { hasEnded }
    #expect(router.journal.counts.byOutcome == [.ignored: 1])
    #expect(window.isBare)
  }

  @Test(arguments: SystemBehavior.named)
  func `a failed refresh ends, and can be retried from its alert`(
    _ behavior: SystemBehavior
  ) async throws {
    let router = makeRouter()
    let window = makeWindow(router, behavior) {
      List { Text("row") }.throwingRefreshable { try await action() }
    }
    let pull = try window.screen.refresh()
    await window.wait { action.running == 1 }
    action.fail()
    await pull.value
    await window.wait { window.alert != nil }
    #expect(window.host.screens.first?.isRefreshing == false)
    try await window.tap("Try Again")
    await window.wait { action.running == 1 }
    action.succeed()
    await window.wait { action.running == 0 }
    #expect(router.journal.entries.map(\.report.origin) == [.refresh])
  }

  @Test(arguments: SystemBehavior.named)
  func `a redraw by a failing refresh doesn't withdraw its alert`(
    _ behavior: SystemBehavior
  ) async throws {
    let router = makeRouter()
    let window = makeWindow(router, behavior) { Redrawn(action: action) }
    let pull = try window.screen.refresh()
    await window.wait { action.running == 1 }
    action.fail()
    await pull.value
    await window.wait { window.alert != nil }
    #expect(router.journal.counts.pending == 1)
  }
}

/// A list that its refresh redraws immediately before the failure.
private struct Redrawn: View {
  let action: ManualOperation<Void>
  @State private var failures = 0

  var body: some View {
    List { Text("failures: \(failures)") }
      .throwingRefreshable {
        do { try await action() } catch {
          failures += 1
          throw error
        }
      }
  }
}
