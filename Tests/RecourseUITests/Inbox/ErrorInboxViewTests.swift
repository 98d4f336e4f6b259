import RecourseTesting
import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

/// The inbox in a window: its badge, its list and its banner.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct ErrorInboxViewTests {
  private let clock = ManualClock()
  private let router: ErrorRouter

  init() {
    router = ErrorRouter(policy: ErrorPolicy { Otherwise(.inbox) }, clock: clock)
  }

  @Test(arguments: SystemBehavior.named)
  func `the badge counts new problems, and its button presents them over the window`(
    _ behavior: SystemBehavior
  ) async throws {
    let window = HostedWindow(behavior, clock: clock) {
      VStack {
        Text("Orders")
        ErrorInboxButton()
      }
      .errorRouter(router)
    }
    await window.rest()
    router.report(CartError.declined, origin: .userAction)
    router.report(CartError.soldOut, origin: .userAction)
    await window.wait { window.texts.contains("2") }
    // The badge announces the problems, so no banner does.
    #expect(!window.texts.contains("2 new problems"))
    try await window.tap("2 new problems")
    await window.wait { window.sheet?.texts.contains("It’s sold out") == true }
    #expect(window.sheet?.texts.contains("The card was declined") == true)
    await window.wait { router.inbox.unreadCount == 0 }
    try await window.tap("Close")
    await window.wait { window.isBare }
    #expect(router.inbox.entries.count == 2)
    #expect(!window.texts.contains("2"))
  }

  @Test(arguments: SystemBehavior.named)
  func `a banner announces a new problem in a window without a badge`(
    _ behavior: SystemBehavior
  ) async throws {
    let window = HostedWindow(behavior, clock: clock) {
      Text("Orders").errorRouter(router)
    }
    await window.rest()
    router.report(CartError.declined, origin: .userAction)
    let isAnnounced = { window.texts.contains { $0.hasPrefix("The card was declined") } }
    await window.wait { isAnnounced() }
    try await window.tap("Show")
    await window.wait { window.sheet?.texts.contains("The card was declined") == true }
    try await window.tap("Close")
    await window.wait { window.isBare && !isAnnounced() }
    #expect(router.inbox.entries.count == 1)
  }

  @Test func `the list clears one entry or all, whose reports then count as presented`()
    async throws
  {
    let window = HostedWindow(clock: clock) { ErrorInboxView().errorRouter(router) }
    await window.wait { window.texts.contains("No Problems") }
    for error in [CartError.declined, .soldOut] { router.report(error, origin: .userAction) }
    router.report(AddressError(street: "Main Street"), origin: .userAction)
    await window.wait { router.inbox.unreadCount == 0 && router.inbox.entries.count == 3 }
    try await window.tap("Clear")
    await window.wait { router.journal.counts[.presented] == 1 }
    try await window.tap("Clear All")
    await window.wait { window.texts.contains("No Problems") }
    #expect(router.journal.counts[.presented] == 3)
  }

  @Test(arguments: SystemBehavior.named)
  func `an entry shows that its operation is running again, and that it has failed again`(
    _ behavior: SystemBehavior
  ) async throws {
    let action = ManualOperation<Void>()
    let window = HostedWindow(behavior, clock: clock) { ErrorInboxView().errorRouter(router) }
    let task = router.attempt { try await action() }
    await window.wait { action.running == 1 }
    action.fail(with: CartError.declined)
    try await window.tap("Try Again")
    await window.wait { action.running == 1 }
    #expect(throws: (any Error).self) { try window.host.tap("Try Again") }
    action.fail(with: CartError.declined)
    await window.wait { window.texts.contains { $0.contains("Tried 2 times.") } }
    try await window.tap("Try Again")
    await window.wait { action.running == 1 }
    action.succeed(with: ())
    await window.wait { window.texts.contains("No Problems") }
    await task.value
  }

  @Test func `an opened entry has a support code`() async throws {
    let window = HostedWindow(clock: clock) { ErrorInboxView().errorRouter(router) }
    router.report(CartError.declined, origin: .userAction)
    await window.wait { window.texts.contains("The card was declined") }
    #expect(!window.texts.contains { $0.hasPrefix("Support code") })
    try await window.tap("The card was declined\nNothing was charged.")
    await window.wait { window.texts.contains { $0.hasPrefix("Support code") } }
    try await window.tap("The card was declined\nNothing was charged.")
    await window.wait { !window.texts.contains { $0.hasPrefix("Support code") } }
  }

  @Test func `the label of an entry says how often its problem has occurred`() async throws {
    let window = HostedWindow(clock: clock) { ErrorInboxView().errorRouter(router) }
    for _ in 1...3 { router.report(CartError.declined, origin: .userAction) }
    await window.wait { window.texts.contains("×3") }
    try await window.tap("The card was declined\n×3\nNothing was charged.")
    await window.wait { window.texts.contains { $0.hasPrefix("Support code") } }
  }

  @Test func `an entry tries its operation again`() async throws {
    var count = 0
    let window = HostedWindow(clock: clock) { ErrorInboxView().errorRouter(router) }
    await window.rest()
    let attempt = router.attempt {
      count += 1
      if count == 1 { throw CartError.declined }
      return count
    }
    await window.wait { window.texts.contains("The card was declined") }
    try await window.tap("Try Again")
    #expect(await attempt.value == 2)
  }
}
