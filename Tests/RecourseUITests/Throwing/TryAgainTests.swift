import Foundation
import RecourseTesting
import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

/// "Try Again" is offered only if a retry can help now.
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
  func `a load that needs the user or a developer offers no Try Again`(_ status: Int) async {
    let window = makeWindow(ErrorRouter(clock: clock))
    await window.wait { operation.running == 1 }
    operation.fail(with: StatusError(statusCode: status))
    await window.wait { window.texts.first != "Loading…" }
    await window.rest()
    #expect(titles(window) == [])
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
    let router = ErrorRouter(
      policy: ErrorPolicy { On(StatusError.self, .route("signIn")) }, clock: clock)
    let signIn = ManualOperation<RouteResult>()
    router.onRoute("signIn") { _ in (try? await signIn()) ?? .leave }
    let window = makeWindow(router)
    await window.wait { operation.running == 1 }
    operation.fail(with: StatusError(statusCode: 401))
    await window.wait { signIn.running == 1 }
    signIn.succeed(with: .leave)
    await window.wait { titles(window) == ["Sign In"] }
    await window.pass(.seconds(20))
    try await window.tap("Sign In")
    await window.wait { operation.running == 1 }
    operation.fail(with: StatusError(statusCode: 401))
    await window.wait { signIn.running == 1 }
    signIn.succeed(with: .tryAgain)
    await window.wait { operation.running == 1 }
    operation.succeed(with: ["Tea"])
    await window.wait { window.texts.first == "Tea" }
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
    #expect(titles(window) == ["Close"])
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

  @Test func `closing a boundary's error that needs the user shows the content`()
    async throws
  {
    let window = HostedWindow(clock: clock) {
      ErrorBoundary { ThrowingButton("Pay") { try await action() } }
    }
    try await window.tap("Pay")
    await window.wait { action.running == 1 }
    action.fail(with: StatusError(statusCode: 402))
    await window.wait { titles(window) == ["Close"] }
    try await window.tap("Close")
    #expect(titles(window) == ["Pay"])
  }
}

private struct StatusError: HTTPError {
  let statusCode: Int
  var retryAfter: RetryAfter?
}
