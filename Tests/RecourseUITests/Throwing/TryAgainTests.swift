import Foundation
import RecourseTesting
import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

/// In place of content there is always "Try Again"; an alert offers it only if it can help now.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct TryAgainTests {
  private let clock = ManualClock()
  private let operation = ManualOperation<[String]>()
  private let action = ManualOperation<Void>()

  private func makeWindow(_ router: ErrorRouter, retry: RetrySchedule = .never) -> HostedWindow {
    HostedWindow(clock: clock) {
      ThrowingView(retry: retry) {
        try await operation()
      } content: { names in
        List { ForEach(names, id: \.self) { Text($0) } }
      }
      .errorRouter(router)
    }
  }

  private func titles(_ window: HostedWindow) -> [String] { window.screen.buttons.map(\.title) }

  @Test(arguments: [401, 402, 403, 404, 501])
  func `a failed load offers Try Again, whatever its remedy`(_ status: Int) async throws {
    let window = makeWindow(ErrorRouter(clock: clock))
    await window.wait { operation.running == 1 }
    operation.fail(with: StatusError(statusCode: status))
    await window.wait { titles(window) == ["Try Again"] }
    try await window.tap("Try Again")
    await window.wait { operation.running == 1 }
    operation.succeed(with: ["Tea"])
    await window.wait { window.texts == ["Tea"] }
  }

  @Test(arguments: [401, 404, 503])
  func `an unavailable view with a retry offers Try Again, whatever the remedy`(
    _ status: Int
  ) throws {
    var retries = 0
    let error = StatusError(statusCode: status)
    let host = HeadlessHost(ErrorUnavailableView(error) { retries += 1 })
    try host.tap("Try Again")
    #expect(retries == 1)
    #expect(HeadlessHost(ErrorUnavailableView(error)).screen.buttons.isEmpty)
  }

  @Test(arguments: [403, 404])
  func `an error that requests a delay counts down, whatever its remedy`(_ status: Int) async {
    let window = makeWindow(ErrorRouter(clock: clock))
    await window.wait { operation.running == 1 }
    operation.fail(with: StatusError(statusCode: status, retryAfter: .seconds(30)))
    await window.wait { window.texts.contains("Try again in 30 seconds.") }
    #expect(titles(window) == [])
    await window.pass(.seconds(30))
    #expect(titles(window) == ["Try Again"])
  }

  @Test func `a load with a requested delay counts down, then offers Try Again`()
    async throws
  {
    let window = makeWindow(ErrorRouter(clock: clock))
    await window.wait { operation.running == 1 }
    operation.fail(with: StatusError(statusCode: 429, retryAfter: .seconds(30)))
    await window.wait { window.texts.contains("Try again in 30 seconds.") }
    #expect(titles(window) == [])
    #expect(window.texts.count { $0.contains("Try again in") } == 1)
    await window.pass(.seconds(20))
    #expect(window.texts.contains("Try again in 10 seconds."))
    #expect(titles(window) == [])
    await window.pass(.seconds(10))
    #expect(titles(window) == ["Try Again"])
    #expect(!window.texts.contains { $0.contains("Try again in") })
    #expect(clock.sleepers == 0)
    try await window.tap("Try Again")
    await window.wait { operation.running == 1 }
    // The server refuses again, so the countdown starts again.
    operation.fail(with: StatusError(statusCode: 429, retryAfter: .seconds(30)))
    await window.wait { window.texts.contains("Try again in 30 seconds.") }
    #expect(titles(window) == [])
  }

  @Test func `an automatic retry with a requested delay offers no Try Now`() async {
    let window = makeWindow(ErrorRouter(clock: clock), retry: .constant(.zero, maxAttempts: 2))
    await window.wait { operation.running == 1 }
    operation.fail(with: StatusError(statusCode: 429, retryAfter: .seconds(30)))
    await window.wait { window.texts.contains("Trying again in 30 seconds") }
    #expect(titles(window) == [])
    await window.pass(.seconds(30))
    #expect(operation.runs == 2)
  }

  @Test func `a load that requires a sign-in offers Sign In if a route handles it`() async throws {
    let (router, signIn) = makeSignIn()
    let window = makeWindow(router)
    await window.wait { operation.running == 1 }
    operation.fail(with: StatusError(statusCode: 401))
    await window.wait { signIn.running == 1 }
    signIn.succeed(with: .stop)
    await window.wait { titles(window) == ["Sign In", "Try Again"] }
    try await window.tap("Sign In")
    await window.wait { signIn.running == 1 }
    #expect(operation.runs == 1)
    signIn.succeed(with: .tryAgain)
    await window.wait { operation.running == 1 }
    operation.succeed(with: ["Tea"])
    await window.wait { window.texts.first == "Tea" }
    #expect(signIn.runs == 2)
    #expect(operation.runs == 2)
    await window.wait { router.journal.counts.pending == 0 }
  }

  @Test func `an unavailable view tries again after a sign-in, and not without one`() async throws {
    let (router, signIn) = makeSignIn()
    var retries = 0
    let window = HostedWindow(clock: clock) {
      ErrorUnavailableView(StatusError(statusCode: 401)) { retries += 1 }.errorRouter(router)
    }
    for (result, count) in [(RouteResult.stop, 0), (.tryAgain, 1)] {
      try await window.tap("Sign In")
      await window.wait { signIn.running == 1 }
      signIn.succeed(with: result)
      await window.wait { router.journal.counts.pending == 0 && signIn.running == 0 }
      #expect(retries == count)
    }
    #expect(titles(window) == ["Sign In", "Try Again"])
  }

  @Test func `offers no Sign In without a handler, a route or a missing sign-in`() async {
    let policy = ErrorPolicy { On(.type(StatusError.self), .route("signIn")) }
    let other = ErrorRouter(policy: ErrorPolicy { Otherwise(.alert) }, clock: clock)
    other.onRoute("signIn") { _ in .stop }
    let (handled, _) = makeSignIn()
    let cases = [
      (ErrorRouter(policy: policy, clock: clock), 401), (other, 401), (handled, 403),
    ]
    for (router, status) in cases {
      let window = HostedWindow(clock: clock) {
        ErrorUnavailableView(StatusError(statusCode: status)) {}.errorRouter(router)
      }
      await window.rest()
      #expect(titles(window) == ["Try Again"])
    }
  }

  @Test func `a policy around a load decides whether the load offers Sign In`() async {
    let router = ErrorRouter(policy: ErrorPolicy { Otherwise(.alert) }, clock: clock)
    router.onRoute("signIn") { _ in .stop }
    let window = HostedWindow(clock: clock) {
      ErrorUnavailableView(StatusError(statusCode: 401)) {}
        .errorPolicy { On(.type(StatusError.self), .route("signIn")) }
        .errorRouter(router)
    }
    await window.rest()
    #expect(titles(window) == ["Sign In", "Try Again"])
  }

  @Test func `a load in the page of the sign-in offers no second Sign In`() async {
    let page = SheetContext()
    let router = ErrorRouter(
      policy: ErrorPolicy { On(.type(StatusError.self), .route("signIn")) }, clock: clock)
    router.onRoute("signIn") { _ in
      _ = await page.present { ErrorUnavailableView(StatusError(statusCode: 401)) {} }.answer
      return .stop
    }
    let window = HostedWindow(clock: clock) { Text("Root").sheet(page).errorRouter(router) }
    router.report(StatusError(statusCode: 401), origin: .userAction)
    await window.wait("the page") { window.kinds == [.window, .sheet] && window.sheet != nil }
    #expect(titles(window) == ["Try Again"])
  }

  private func makeSignIn() -> (ErrorRouter, ManualOperation<RouteResult>) {
    let router = ErrorRouter(
      policy: ErrorPolicy { On(.type(StatusError.self), .route("signIn")) }, clock: clock)
    let signIn = ManualOperation<RouteResult>()
    router.onRoute("signIn") { _ in (try? await signIn()) ?? .stop }
    return (router, signIn)
  }

  @Test func `closing the error of a refresh that needs the user shows the content`() async throws {
    let window = makeWindow(ErrorRouter(clock: clock))
    await window.wait { operation.running == 1 }
    operation.succeed(with: ["Tea"])
    await window.wait { window.texts.first == "Tea" }
    let pull = try window.screen.refresh()
    await window.wait { operation.running == 1 }
    operation.fail(with: StatusError(statusCode: 401))
    await pull.value
    await window.wait { window.texts.first == "You need to sign in" }
    #expect(titles(window) == ["Try Again", "Close"])
    try await window.tap("Close")
    await window.wait { window.texts.first == "Tea" }
    #expect(window.texts.contains("This may be out of date."))
    let again = try window.screen.refresh()
    await window.wait { operation.running == 1 }
    operation.succeed(with: ["Milk"])
    await again.value
    await window.wait { window.texts == ["Milk"] }
  }

  @Test(
    arguments: [
      (402, nil, ["OK"]), (401, nil, ["OK"]), (429, RetryAfter.seconds(30), ["OK"]),
      (503, nil, ["Try Again", "Cancel"]),
    ])
  func `a button's alert offers Try Again only if a retry can help now`(
    status: Int, retryAfter: RetryAfter?, buttons: [String]
  ) async throws {
    let router = ErrorRouter(policy: ErrorPolicy { Otherwise(.alert) }, clock: clock)
    let window = HostedWindow(clock: clock) {
      ThrowingButton("Pay") { try await action() }.errorRouter(router)
    }
    try await window.tap("Pay")
    await window.wait { action.running == 1 }
    action.fail(with: StatusError(statusCode: status, retryAfter: retryAfter))
    await window.wait { window.alert != nil }
    #expect(titles(window) == buttons)
    try await window.tap(buttons.last ?? "")
    await window.wait { window.isBare && router.journal.counts.pending == 0 }
    #expect(clock.sleepers == 0)
  }

  @Test func `a button's banner counts down to Try Again, and shows the progress and its result`()
    async throws
  {
    let router = ErrorRouter(policy: ErrorPolicy { Otherwise(.banner) }, clock: clock)
    let window = HostedWindow(clock: clock) {
      ThrowingButton("Pay") { try await action() }.errorRouter(router)
    }
    try await window.tap("Pay")
    await window.wait { action.running == 1 }
    action.fail(with: StatusError(statusCode: 429, retryAfter: .seconds(30)))
    await window.wait { titles(window).contains("Try Again (30)") }
    #expect(!window.texts.contains { $0.contains("Try again in") })
    #expect(throws: (any Error).self) { try window.host.tap("Try Again (30)") }
    await window.pass(.seconds(10))
    #expect(titles(window).contains("Try Again (20)"))
    await window.pass(.seconds(20))
    await window.wait { titles(window).contains("Try Again") }
    try await window.tap("Try Again")
    await window.wait { action.running == 1 }
    #expect(throws: (any Error).self) { try window.host.tap("Try Again") }
    action.fail(with: StatusError(statusCode: 503))
    await window.wait { window.texts.contains { $0.contains("Tried 2 times.") } }
    try await window.tap("Try Again")
    await window.wait { action.running == 1 }
    action.succeed(with: ())
    await window.wait { !titles(window).contains("Try Again") }
    #expect(router.journal.counts.pending == 0)
  }

  @Test func `trying again after a boundary's error that needs the user shows the content`()
    async throws
  {
    let window = HostedWindow(clock: clock) {
      ErrorBoundary { ThrowingButton("Pay") { try await action() } }
    }
    try await window.tap("Pay")
    await window.wait { action.running == 1 }
    action.fail(with: StatusError(statusCode: 402))
    await window.wait { titles(window) == ["Try Again"] }
    try await window.tap("Try Again")
    #expect(titles(window) == ["Pay"])
  }
}

private struct StatusError: HTTPStatusProvider {
  let statusCode: Int
  var retryAfter: RetryAfter?
}
