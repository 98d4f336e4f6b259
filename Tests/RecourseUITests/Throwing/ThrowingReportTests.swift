import Foundation
import RecourseTesting
import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

/// The router's handling of failures in throwing views.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct ThrowingReportTests {
  private let clock = ManualClock()
  private let operation = ManualOperation<[String]>()

  private func router(_ disposition: Disposition) -> ErrorRouter {
    ErrorRouter(policy: ErrorPolicy { On(.type(CartError.self), disposition) }, clock: clock)
  }

  private func makeWindow(
    _ router: ErrorRouter, _ behavior: SystemBehavior = .immediate
  ) -> HostedWindow {
    HostedWindow(behavior, clock: clock) {
      Leaving {
        ThrowingView {
          try await operation()
        } content: { orders in
          List { ForEach(orders, id: \.self) { Text($0) } }
        }
      }
      .errorRouter(router)
    }
  }

  @Test func `a recorder finds a failed load in the place of its view`() async throws {
    let recorder = ErrorRecorder(policy: ErrorPolicy { Otherwise(.banner) })
    let window = HostedWindow(clock: recorder.clock) {
      ThrowingView {
        Text("Orders")
      } operation: {
        throw CartError.declined
      }
      .errorRouter(recorder.router)
    }
    #expect(try await recorder.next().disposition == .inline)
    await window.wait { window.texts.contains("The card was declined") }
    try recorder.finish()
  }

  @Test func `a failure is recorded as inlined with its origin, and as repaired after Try Again`()
    async throws
  {
    let router = ErrorRouter()
    let window = makeWindow(router)
    await window.wait { operation.running == 1 }
    operation.fail()
    await router.journal.wait { $0.byOutcome == [.inlined: 1] }
    await window.wait { window.screen.texts.contains("Try Again") }
    try await window.tap("Try Again")
    await window.wait { operation.running == 1 }
    operation.succeed(with: ["Tea"])
    await window.wait { window.screen.texts.first == "Tea" }
    #expect(router.journal.counts.byRepair == [.tryAgain: 1])
    let pull = try window.screen.refresh()
    await window.wait { operation.running == 1 }
    operation.fail(with: CartError.soldOut)
    await pull.value
    await router.journal.wait { $0.byOutcome == [.repaired: 1, .inlined: 1] }
    #expect(router.journal.entries.map(\.report.origin) == [.firstLoad, .refresh])
    #expect(router.journal.entries.map(\.report.source.fileID) == [#fileID, #fileID])
    #expect(window.screen.texts.first == "Tea")
    #expect(window.isBare)
  }

  @Test(arguments: [Disposition.alert, .toast, .banner, .sheet, .inline])
  func `a failure that the view shows inline is presented nowhere else`(
    disposition: Disposition
  ) async throws {
    let router = router(disposition)
    let window = makeWindow(router)
    await window.wait { operation.running == 1 }
    operation.fail()
    await router.journal.wait { $0.byOutcome == [.inlined: 1] }
    await window.wait { window.screen.texts.contains("Try Again") }
    #expect(window.isBare)
    #expect(window.screen.buttons.filter { $0.title == "Try Again" }.count == 1)
    try await window.tap("Try Again")
    await window.wait { operation.running == 1 }
    operation.succeed(with: ["Tea"])
    await window.wait { window.screen.texts.first == "Tea" }
    let pull = try window.screen.refresh()
    await window.wait { operation.running == 1 }
    operation.fail()
    await pull.value
    await router.journal.wait { $0.byOutcome == [.repaired: 1, .inlined: 1] }
    await window.wait { window.screen.texts.contains("Try Again") }
    #expect(window.isBare)
    #expect(window.screen.buttons.filter { $0.title == "Try Again" }.count == 1)
  }

  @Test func `a style without a notice leaves a failed refresh to the policy`()
    async throws
  {
    let router = router(.alert)
    let window = HostedWindow(.immediate, clock: clock) {
      ThrowingView {
        try await operation()
      } content: { orders in
        List { ForEach(orders, id: \.self) { Text($0) } }
      }
      .throwingViewStyle(SilentStyle())
      .errorRouter(router)
    }
    await window.wait { operation.running == 1 }
    operation.fail()
    await router.journal.wait { $0.byOutcome == [.inlined: 1] }
    await window.wait { window.screen.texts.contains("Try Again") }
    try await window.tap("Try Again")
    await window.wait { operation.running == 1 }
    operation.succeed(with: ["Tea"])
    await window.wait { window.screen.texts.first == "Tea" }
    let pull = try window.screen.refresh()
    await window.wait { operation.running == 1 }
    operation.fail()
    await pull.value
    await window.wait { window.alert != nil }
    try await window.tap("Cancel")
    await router.journal.wait { $0.byOutcome == [.repaired: 1, .presented: 1] }
  }

  @Test func `a load that requires a sign-in is retried after the sign-in`() async throws {
    let router = ErrorRouter(
      policy: ErrorPolicy { On(.type(URLError.self), .route("signIn")) })
    let signIn = ManualOperation<RouteResult>()
    router.onRoute("signIn") { _ in (try? await signIn()) ?? .stop }
    let window = makeWindow(router)
    await window.wait { operation.running == 1 }
    operation.fail(with: URLError(.userAuthenticationRequired))
    await window.wait { signIn.running == 1 }
    #expect(window.screen.texts.contains("You need to sign in"))
    signIn.succeed(with: .tryAgain)
    await window.wait { operation.running == 1 }
    #expect(router.journal.counts.byOutcome == [:])
    operation.succeed(with: ["Tea"])
    await window.wait { window.screen.texts.first == "Tea" }
    #expect(router.journal.counts.byOutcome == [.repaired: 1])
    #expect(operation.runs == 2)
    #expect(signIn.runs == 1)
  }

  @Test func `a load stays failed when the user doesn't sign in`() async throws {
    let router = ErrorRouter(policy: ErrorPolicy { On(.type(URLError.self), .route("signIn")) })
    router.onRoute("signIn") { _ in .stop }
    let window = makeWindow(router)
    await window.wait { operation.running == 1 }
    operation.fail(with: URLError(.userAuthenticationRequired))
    await router.journal.wait { $0.byOutcome == [.handled: 1] }
    await window.wait { window.screen.texts.contains("You need to sign in") }
    for _ in 0..<20 { await Task.yield() }
    #expect(operation.runs == 1)
  }

  @Test(arguments: SystemBehavior.named)
  func `an alert about a failed refresh keeps the content, and retries`(
    _ behavior: SystemBehavior
  ) async throws {
    let router = router(.present(.alert, evenIfShown: true))
    let window = makeWindow(router, behavior)
    await window.wait { operation.running == 1 }
    operation.succeed(with: ["Tea"])
    await window.wait { window.screen.texts.first == "Tea" }
    let pull = try window.screen.refresh()
    await window.wait { operation.running == 1 }
    operation.fail()
    await pull.value
    await window.wait { window.alert != nil }
    #expect(window.texts.first == "Tea")
    #expect(window.alert?.buttons.map(\.title) == ["Try Again", "Cancel"])
    try await window.tap("Try Again")
    await window.wait { operation.running == 1 }
    #expect(window.texts.first == "Tea")
    operation.succeed(with: ["Milk"])
    await window.wait { window.texts.first == "Milk" }
    await window.wait { window.isBare && router.journal.counts.byOutcome == [.repaired: 1] }
    #expect(operation.completions == 3)
  }

  @Test(arguments: SystemBehavior.named)
  func `a successful retry dismisses the alert about the failure`(
    _ behavior: SystemBehavior
  ) async throws {
    let router = router(.present(.alert, evenIfShown: true))
    let window = makeWindow(router, behavior)
    await window.wait { operation.running == 1 }
    operation.fail()
    await window.wait { window.alert != nil }
    try window.tapBelow("Try Again")
    await window.wait { operation.running == 1 }
    operation.succeed(with: ["Tea"])
    await window.wait { window.isBare && router.journal.counts.pending == 0 }
    #expect(window.screen.texts.first == "Tea")
  }

  @Test(arguments: SystemBehavior.named)
  func `leaving the screen resolves the view's reports`(_ behavior: SystemBehavior) async throws {
    let router = router(.present(.alert, evenIfShown: true))
    let window = makeWindow(router, behavior)
    await window.wait { operation.running == 1 }
    operation.fail()
    await window.wait { window.alert != nil }
    try window.tapBelow("Leave")
    await window.wait { window.isBare && router.journal.counts.pending == 0 }
    #expect(operation.completions == 1)
    #expect(operation.running == 0)
  }
}

/// A style that shows a failure in place of the content, but no notice beside the content.
private struct SilentStyle: ThrowingViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    switch configuration.phase {
    case .loading: Text("loading")
    case .content: configuration.content
    case .empty: configuration.empty
    case .failed: configuration.actions
    }
  }
}
