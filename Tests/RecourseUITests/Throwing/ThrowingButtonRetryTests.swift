import RecourseTesting
import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

@MainActor
@Suite(.timeLimit(.minutes(5))) struct ThrowingButtonRetryTests {
  private let clock: ManualClock
  private let action = ManualOperation<Void>()
  private let router: ErrorRouter

  init() {
    clock = ManualClock()
    router = ErrorRouter(policy: ErrorPolicy { On(.type(CartError.self), .alert) }, clock: clock)
  }

  /// Returns a window with a button whose action has failed, so that the alert is on screen.
  private func makeWindowWithAlert(
    _ behavior: SystemBehavior, cancelsOnDisappear: Bool = false
  ) async throws -> HostedWindow {
    let window = HostedWindow(behavior, clock: clock) {
      Leaving { ThrowingButton("Pay") { try await action() } }
        .cancelsOnDisappear(cancelsOnDisappear)
        .errorRouter(router)
    }
    try await window.tap("Pay")
    await window.wait { action.running == 1 }
    action.fail()
    await window.wait { window.alert != nil }
    return window
  }

  @Test(arguments: SystemBehavior.named)
  func `the alert of a button offers Try Again, once per failure`(
    _ behavior: SystemBehavior
  ) async throws {
    let window = try await makeWindowWithAlert(behavior)
    #expect(window.alert?.buttons.map(\.title) == ["Try Again", "Cancel"])
    try await window.tap("Try Again")
    await window.wait { action.running == 1 }
    #expect(window.host.screens.first?.progress == [nil])
    action.fail()
    await window.wait { window.alert != nil }
    try await window.tap("Cancel")
    await window.wait { router.journal.counts.byOutcome == [.presented: 2] }
    #expect(router.journal.entries.map(\.report.attempt) == [1, 2])
    #expect(action.runs == 2)
  }

  @Test(arguments: SystemBehavior.named)
  func `a button pressed again below its alert runs one operation at a time`(
    _ behavior: SystemBehavior
  ) async throws {
    let window = try await makeWindowWithAlert(behavior)
    try window.tapBelow("Pay")
    await window.wait { action.running == 1 }
    try await window.tap("Try Again")
    await window.rest()
    #expect(action.runs == 2)
    #expect(action.running == 1)
    action.succeed()
    await window.wait { window.screen.progress.isEmpty }
    #expect(action.runs == 2)
    #expect(router.journal.counts.pending == 0)
  }

  @Test(arguments: SystemBehavior.named)
  func `the alert of a button that has disappeared still runs the action again`(
    _ behavior: SystemBehavior
  ) async throws {
    let window = try await makeWindowWithAlert(behavior)
    try window.tapBelow("Leave")
    await window.rest()
    try await window.tap("Try Again")
    await window.wait { action.running == 1 }
    action.fail(with: CartError.soldOut)
    await window.wait { window.alert != nil }
    #expect(router.journal.entries.map(\.report.attempt) == [1, 2])
    try await window.tap("Try Again")
    await window.wait { action.running == 1 }
    action.succeed()
    await window.wait { action.running == 0 && window.isBare && router.journal.counts.pending == 0 }
    #expect(action.runs == 3)
  }

  @Test(arguments: SystemBehavior.named)
  func `two failed runs of a button retry as one run`(_ behavior: SystemBehavior) async throws {
    let window = try await makeWindowWithAlert(behavior, cancelsOnDisappear: true)
    try window.tapBelow("Pay")
    await window.wait { action.running == 1 }
    action.fail()
    await window.wait { window.host.screens.first?.progress.isEmpty == true }
    try await window.tap("Try Again")
    await window.rest()
    #expect(action.runs == 3)
    #expect(action.running == 1)
    try window.tapBelow("Leave")
    await window.wait { action.running == 0 }
    await window.rest()
    #expect(action.cancellations == 1)
    #expect(router.journal.counts.pending == 0)
    #expect(window.isBare)
  }

  @Test func `a retry is cancelled when a button that cancels disappears`() async throws {
    let window = try await makeWindowWithAlert(.immediate, cancelsOnDisappear: true)
    try await window.tap("Try Again")
    await window.wait { action.running == 1 }
    try window.tapBelow("Leave")
    await window.wait { action.running == 0 }
    #expect(action.cancellations == 1)
    await window.wait { router.journal.counts.byOutcome == [.presented: 1, .ignored: 1] }
    try window.tapBelow("Return")
    try await window.tap("Pay")
    await window.wait { action.running == 1 }
  }
}
