import Foundation
import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

/// What a router does with the failures of views that load.
@MainActor
@Suite(.timeLimit(.minutes(1))) struct ThrowingReportTests {
  private let operation = ManualOperation<[String]>()
  private let action = ManualOperation<Void>()

  private func router(_ disposition: Disposition) -> ErrorRouter {
    ErrorRouter(policy: ErrorPolicy { On(CartError.self, disposition) })
  }

  private func host(_ router: ErrorRouter) -> HeadlessHost {
    HeadlessHost(
      Leaving {
        ThrowingView {
          try await operation()
        } content: { orders in
          List { ForEach(orders, id: \.self) { Text($0) } }
        }
      }
      .errorRouter(router))
  }

  @Test func `a failure is recorded as shown in its place, with its origin`()
    async throws
  {
    let router = ErrorRouter()
    let host = host(router)
    await host.wait { operation.running == 1 }
    operation.fail()
    await router.journal.wait { $0.byOutcome == [.inlined: 1] }
    await host.wait { host.screen.texts.contains("Try Again") }
    try host.tap("Try Again")
    await host.wait { operation.running == 1 }
    operation.succeed(with: ["Tea"])
    await host.wait { host.screen.texts.first == "Tea" }
    let pull = try host.screen.refresh()
    await host.wait { operation.running == 1 }
    operation.fail(with: CartError.soldOut)
    await pull.value
    await router.journal.wait { $0.byOutcome == [.inlined: 2] }
    #expect(router.journal.entries.map(\.report.origin) == [.firstLoad, .refresh])
    #expect(router.journal.entries.map(\.report.source.fileID) == [#fileID, #fileID])
    #expect(host.screen.texts.first == "Tea")
    #expect(host.screens.count == 1)
  }

  @Test func `a load that fails for want of a sign-in goes on after it`() async throws {
    let router = ErrorRouter(
      policy: ErrorPolicy { On(URLError.self, .route("signIn")) })
    let signIn = ManualOperation<RouteResult>()
    router.onRoute("signIn") { _ in (try? await signIn()) ?? .leave }
    let host = host(router)
    await host.wait { operation.running == 1 }
    operation.fail(with: URLError(.userAuthenticationRequired))
    await host.wait { signIn.running == 1 }
    #expect(host.screen.texts.contains("You need to sign in"))
    signIn.succeed(with: .tryAgain)
    await host.wait { operation.running == 1 }
    #expect(router.journal.counts.byOutcome == [.handled: 1])
    operation.succeed(with: ["Tea"])
    await host.wait { host.screen.texts.first == "Tea" }
    #expect(operation.runs == 2)
    #expect(signIn.runs == 1)
  }

  @Test func `a load stays failed when nobody signs in`() async throws {
    let router = ErrorRouter(policy: ErrorPolicy { On(URLError.self, .route("signIn")) })
    router.onRoute("signIn") { _ in .leave }
    let host = host(router)
    await host.wait { operation.running == 1 }
    operation.fail(with: URLError(.userAuthenticationRequired))
    await router.journal.wait { $0.byOutcome == [.handled: 1] }
    await host.wait { host.screen.texts.contains("You need to sign in") }
    for _ in 0..<20 { await Task.yield() }
    #expect(operation.runs == 1)
  }

  @Test func `an alert about a refresh leaves the content, and tries again`() async throws {
    let router = router(.alert)
    let host = host(router)
    await host.wait { operation.running == 1 }
    operation.succeed(with: ["Tea"])
    await host.wait { host.screen.texts.first == "Tea" }
    let pull = try host.screen.refresh()
    await host.wait { operation.running == 1 }
    operation.fail()
    await pull.value
    await host.wait { host.alert != nil }
    #expect(host.screens.first?.texts.first == "Tea")
    #expect(host.alert?.buttons.map(\.title) == ["Try Again", "Cancel"])
    try host.tap("Try Again")
    await host.wait { operation.running == 1 }
    #expect(host.screen.texts.first == "Tea")
    operation.succeed(with: ["Milk"])
    await host.wait { host.screen.texts.first == "Milk" }
    #expect(router.journal.counts.byOutcome == [.presented: 1])
    #expect(operation.runs == 3)
  }

  @Test func `what loads at last takes back the alert about its failure`() async throws {
    let router = router(.alert)
    let host = host(router)
    await host.wait { operation.running == 1 }
    operation.fail()
    await host.wait { host.alert != nil }
    host.screens.first?.buttons.first { $0.title == "Try Again" }?.press()
    await host.wait { operation.running == 1 }
    operation.succeed(with: ["Tea"])
    await host.wait { host.alert == nil }
    await router.journal.wait { $0.pending == 0 }
    #expect(host.screen.texts.first == "Tea")
  }

  @Test func `leaving takes back what a view has reported`() async throws {
    let router = router(.alert)
    let host = host(router)
    await host.wait { operation.running == 1 }
    operation.fail()
    await host.wait { host.alert != nil }
    host.screens.first?.buttons.first { $0.title == "Leave" }?.press()
    await host.wait { host.alert == nil }
    await router.journal.wait { $0.pending == 0 }
    #expect(operation.runs == 1)
  }

  @Test func `a button's failure offers to try again, once for each`() async throws {
    let router = router(.alert)
    let host = HeadlessHost(ThrowingButton("Pay") { try await action() }.errorRouter(router))
    try host.tap("Pay")
    await host.wait { action.running == 1 }
    action.fail()
    await host.wait { host.alert != nil }
    #expect(host.alert?.buttons.map(\.title) == ["Try Again", "Cancel"])
    try host.tap("Try Again")
    await host.wait { action.running == 1 }
    #expect(host.screen.progress == [nil])
    action.fail()
    await host.wait { host.alert != nil }
    try host.tap("Cancel")
    await router.journal.wait { $0.byOutcome == [.presented: 2] }
    #expect(router.journal.entries.map(\.report.attempt) == [1, 2])
    #expect(action.runs == 2)
  }

  @Test func `a button pressed again while its offer is up runs once at a time`()
    async throws
  {
    let router = router(.alert)
    let host = HeadlessHost(ThrowingButton("Pay") { try await action() }.errorRouter(router))
    try host.tap("Pay")
    await host.wait { action.running == 1 }
    action.fail()
    await host.wait { host.alert != nil }
    host.screens.first?.buttons.first?.press()
    await host.wait { action.running == 1 }
    try host.tap("Try Again")
    for _ in 0..<20 { await Task.yield() }
    #expect(action.runs == 2)
    #expect(action.running == 1)
    action.succeed()
    await host.wait { host.screen.progress.isEmpty }
    #expect(action.runs == 2)
    #expect(router.journal.counts.pending == 0)
  }

  @Test func `a task's failure offers to try again, and goes with its view`() async throws {
    let router = router(.alert)
    let host = HeadlessHost(
      Leaving { Text("Inbox").throwingTask { try await action() } }.errorRouter(router))
    await host.wait { action.running == 1 }
    action.fail()
    await host.wait { host.alert != nil }
    try host.tap("Try Again")
    await host.wait { action.running == 1 }
    action.fail(with: CartError.soldOut)
    await host.wait { host.alert != nil }
    host.screens.first?.buttons.first { $0.title == "Leave" }?.press()
    await host.wait { host.alert == nil }
    await router.journal.wait { $0.pending == 0 }
    #expect(router.journal.entries.map(\.report.origin) == [.firstLoad, .firstLoad])
    #expect(action.runs == 2)
  }

  @Test func `a refresh that fails is over, and can be tried again from its alert`() async throws {
    let router = router(.alert)
    let host = HeadlessHost(
      List { Text("row") }.throwingRefreshable { try await action() }.errorRouter(router))
    let pull = try host.screen.refresh()
    await host.wait { action.running == 1 }
    action.fail()
    await pull.value
    await host.wait { host.alert != nil }
    #expect(host.screens.first?.isRefreshing == false)
    try host.tap("Try Again")
    await host.wait { action.running == 1 }
    action.succeed()
    await host.wait { action.running == 0 }
    #expect(router.journal.entries.map(\.report.origin) == [.refresh])
  }
}
