import Observation
import RecourseTesting
import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

/// Views that handle the errors of a custom route.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct ErrorRouteTests {
  private let clock = ManualClock()
  private let router: ErrorRouter
  private let log = HandlerLog()

  init() {
    router = ErrorRouter(policy: ErrorPolicy { Otherwise(.route("signIn")) }, clock: clock)
  }

  private func root(_ name: String) -> some View {
    ReportButton("Fail", CartError.declined)
      .onErrorRoute("signIn") { [log] _ in log.handle(by: name) }
      .errorRouter(router)
  }

  @Test func `a view that handles a route without a router is shown as it is`() async {
    let window = HostedWindow { Text("Orders").onErrorRoute("signIn") { _ in .stop } }
    await window.rest()
    #expect(window.texts == ["Orders"])
  }

  @Test func `the window that reports an error handles the route`() async throws {
    let first = HeadlessHost(root("first"))
    let second = HeadlessHost(root("second"))
    try first.tap("Fail")
    await log.wait(for: ["first"])
    await router.journal.wait { $0.pending == 0 }
    try second.tap("Fail")
    await log.wait(for: ["first", "second"])
    await router.journal.wait { $0.byOutcome == [.handled: 2] }
  }

  @Test func `the last used window handles an error reported outside all windows`() async throws {
    let first = HeadlessHost(root("first"))
    let second = HeadlessHost(root("second"))
    try first.tap("Fail")
    await router.journal.wait { $0.settled == 1 }
    router.report(CartError.soldOut, origin: .userAction)
    await log.wait(for: ["first", "first"])
    await router.journal.wait { $0.settled == 2 }
    #expect(second.alert == nil)
  }

  @Test(arguments: SystemBehavior.named)
  func `the view that appeared last handles the route while it is on screen`(
    _ behavior: SystemBehavior
  ) async throws {
    let sheet = SheetContext()
    let window = HostedWindow(behavior, clock: clock) {
      Text("Root").onErrorRoute("signIn") { [log] _ in log.handle(by: "root") }
        .sheet(sheet).errorRouter(router)
    }
    sheet.present { [log] in
      Text("Sheet").onErrorRoute("signIn") { _ in log.handle(by: "sheet") }
    }
    await window.wait { window.sheet != nil }
    router.report(CartError.declined, origin: .userAction)
    await log.wait(for: ["sheet"])
    await window.wait { router.journal.counts.pending == 0 }
    sheet.dismiss()
    await window.wait { window.isBare }
    router.report(CartError.soldOut, origin: .userAction)
    await log.wait(for: ["sheet", "root"])
  }

  @Test(arguments: Platform.all)
  func `the user signs in over the sheet that requires it`(_ platform: Platform) async throws {
    let sheet = SheetContext()
    let account = Account()
    let window = HostedWindow(on: platform, clock: clock) {
      Text("Root").sheet(sheet).errorRouter(router)
    }
    sheet.present { Orders(account: account) }
    try await window.tap("Order")
    await window.wait { window.kinds == [.window, .sheet, .sheet] }
    try await window.tap("Sign In")
    await window.wait { window.kinds == [.window, .sheet] && account.orders == 1 }
    #expect(router.journal.counts.byOutcome == [.repaired: 1])
  }

  @Test func `without a handler in its window, the app or another window handles an error`()
    async throws
  {
    let other = HeadlessHost(root("other"))
    let host = HeadlessHost(ReportButton("Fail", CartError.declined).errorRouter(router))
    try host.tap("Fail")
    await log.wait(for: ["other"])
    await router.journal.wait { $0.pending == 0 }
    router.onRoute("signIn") { [log] _ in log.handle(by: "app") }
    try host.tap("Fail")
    await log.wait(for: ["other", "app"])
    await router.journal.wait { $0.pending == 0 }
    try other.tap("Fail")
    await log.wait(for: ["other", "app", "other"])
  }

  @Test(arguments: SystemBehavior.named)
  func `the errors of a route become alerts after its view has disappeared`(
    _ behavior: SystemBehavior
  ) async throws {
    let choice = Choice()
    let window = HostedWindow(behavior, clock: clock) {
      Chooser(choice: choice) {
        root("root")
      } else: {
        Text("Nobody")
      }.errorRouter(router)
    }
    choice.isFirst = false
    await window.wait { window.screen.texts == ["Nobody"] }
    router.report(CartError.declined, origin: .userAction)
    await window.waitForAlert("The card was declined")
    #expect(log.names == [])
  }

  @Test func `the view's latest handler is called`() async throws {
    let choice = Choice()
    let host = HeadlessHost(NamedRoot(choice: choice, log: log).errorRouter(router))
    choice.isFirst = false
    await host.wait { host.screen.texts == ["second"] }
    router.report(CartError.declined, origin: .userAction)
    await log.wait(for: ["second"])
  }

  @Test func `a view's handler moves to its window's new router`() async throws {
    let other = ErrorRouter(policy: ErrorPolicy { Otherwise(.route("signIn")) })
    let choice = Choice()
    let host = HeadlessHost(Switching(choice: choice, log: log, routers: [router, other]))
    choice.isFirst = false
    await host.wait { host.screen.texts == ["second"] }
    other.report(CartError.declined, origin: .userAction)
    await log.wait(for: ["second"])
    await other.journal.wait { $0.byOutcome == [.handled: 1] }
    router.report(CartError.declined, origin: .userAction)
    #expect(router.journal.counts.pending == 1)
    #expect(log.names == ["second"])
  }

  @Test func `a running handler finishes after its view has disappeared`() async throws {
    let signIn = ManualOperation<RouteResult>()
    let choice = Choice()
    let host = HeadlessHost(
      Chooser(choice: choice) {
        Text("Somebody").onErrorRoute("signIn") { _ in (try? await signIn()) ?? .stop }
      } else: {
        Text("Nobody")
      }
      .errorRouter(router))
    var runs = 0
    let attempt = router.attempt {
      runs += 1
      if runs == 1 { throw CartError.declined }
    }
    await host.wait { signIn.running == 1 }
    choice.isFirst = false
    await host.wait { host.screen.texts == ["Nobody"] }
    signIn.succeed(with: .tryAgain)
    #expect(await attempt.value != nil)
    #expect(runs == 2)
  }
}

@MainActor
@Observable
private final class HandlerLog {
  private(set) var names: [String] = []

  func handle(by name: String) -> RouteResult {
    names.append(name)
    return .stop
  }

  func wait(for names: [String]) async {
    while self.names.count < names.count, !Task.isCancelled { await Task.yield() }
    #expect(self.names == names)
  }
}

@MainActor
@Observable
private final class Choice {
  var isFirst = true
}

private struct Chooser<First: View, Second: View>: View {
  let choice: Choice
  @ViewBuilder let first: First
  @ViewBuilder let `else`: Second

  var body: some View {
    if choice.isFirst { first } else { `else` }
  }
}

private struct NamedRoot: View {
  let choice: Choice
  let log: HandlerLog

  var body: some View {
    let name = choice.isFirst ? "first" : "second"
    Text(name).onErrorRoute("signIn") { [log] _ in log.handle(by: name) }
  }
}

private struct Switching: View {
  let choice: Choice
  let log: HandlerLog
  let routers: [ErrorRouter]

  var body: some View {
    NamedRoot(choice: choice, log: log).errorRouter(routers[choice.isFirst ? 0 : 1])
  }
}

@MainActor
private final class Account {
  var isSignedIn = false
  var orders = 0

  func order() throws {
    guard isSignedIn else { throw CartError.declined }
    orders += 1
  }
}

private struct Orders: View {
  let account: Account
  @State private var sheet = SheetContext()

  var body: some View {
    ThrowingButton("Order") { try account.order() }
      .onErrorRoute("signIn") { _ in
        _ = await sheet.present { SignInButton(account: account) }.answer
        return account.isSignedIn ? .tryAgain : .stop
      }
      .sheet(sheet)
  }
}

private struct SignInButton: View {
  let account: Account
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Sign In") {
      account.isSignedIn = true
      dismiss()
    }
  }
}
