import Foundation
import RecourseTesting
import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

@MainActor
@Suite(.timeLimit(.minutes(5))) struct ThrowingViewRetryTests {
  private let operation = ManualOperation<[String]>()
  private let clock = ManualClock()

  private func host() -> HeadlessHost {
    HeadlessHost(
      Leaving { RetryingList(operation: operation) }.environment(\.errorClock, clock))
  }

  private func failedHost() async -> HeadlessHost {
    let host = host()
    await host.wait { operation.running == 1 }
    operation.fail(with: URLError(.timedOut))
    await host.wait { host.screen.texts.contains("Trying again in 3 seconds") }
    await clock.waitForSleeper(until: clock.now.offset + .seconds(1))
    return host
  }

  @Test func `counts down to the next attempt, and shows its result`() async {
    let host = await failedHost()
    #expect(host.screen.texts.contains("This took too long"))
    for (second, text) in [(1, "Trying again in 2 seconds"), (2, "Trying again in 1 second")] {
      await clock.advance(to: .seconds(second))
      await host.wait { host.screen.texts.contains(text) }
      await clock.waitForSleeper(until: .seconds(second + 1))
    }
    #expect(operation.runs == 1)
    await clock.advance(to: .seconds(3))
    await host.wait { operation.running == 1 }
    #expect(host.screen.texts.first == "Trying again…")
    operation.succeed(with: ["Tea"])
    await host.wait { host.screen.texts.first == "Tea" }
    #expect(operation.runs == 2)
    #expect(clock.sleepers == 0)
  }

  @Test func `Try Now starts the next attempt at once`() async throws {
    let host = await failedHost()
    #expect(host.screen.buttons.map(\.title) == ["Try Now", "Leave", "Return"])
    try host.tap("Try Now")
    await host.wait { operation.running == 1 }
    #expect(clock.sleepers == 0)
    operation.succeed(with: ["Tea"])
    await host.wait { host.screen.texts.first == "Tea" }
    #expect(clock.now.offset == .zero)
    #expect(operation.runs == 2)
  }

  @Test func `leaving the screen ends the wait`() async throws {
    let host = await failedHost()
    try host.tap("Leave")
    #expect(host.screen.texts == ["Leave", "Return"])
    #expect(clock.sleepers == 0)
    await clock.advance(to: .seconds(10))
    #expect(operation.runs == 1)
  }

  @Test func `each second evaluates only the text of the countdown`() async {
    let host = await failedHost()
    host.resetEvaluations()
    await clock.advance(to: .seconds(1))
    await host.wait { host.screen.texts.contains("Trying again in 2 seconds") }
    #expect(host.evaluations(of: RetryCountdownText.self) == 1)
    #expect(host.evaluations == 1)
  }

  @Test func `a failed refresh counts down beside the content`() async throws {
    let host = host()
    await host.wait { operation.running == 1 }
    operation.succeed(with: ["Tea"])
    await host.wait { host.screen.texts.first == "Tea" }
    let pull = try host.screen.refresh()
    await host.wait { operation.running == 1 }
    operation.fail(with: URLError(.timedOut))
    await host.wait { host.screen.texts.contains("Trying again in 3 seconds") }
    #expect(host.screen.texts.prefix(2) == ["Tea", "This took too long"])
    try host.tap("Try Now")
    await host.wait { operation.running == 1 }
    #expect(!host.screen.texts.contains { $0.hasPrefix("Trying again in") })
    operation.succeed(with: ["Milk"])
    await pull.value
    #expect(host.screen.texts.first == "Milk")
    #expect(operation.runs == 3)
  }

  @Test func `indicates a wait for the network, and retries when it returns`() async throws {
    let (updates, network) = AsyncStream.makeStream(of: Bool.self)
    let host = HeadlessHost(
      RetryingList(operation: operation)
        .environment(\.errorRetryContext.network, NetworkSignal { updates })
        .environment(\.errorClock, clock))
    await host.wait { operation.running == 1 }
    network.yield(false)
    operation.fail(with: URLError(.notConnectedToInternet))
    await host.wait { host.screen.texts.contains("Waiting for a connection…") }
    #expect(!host.screen.texts.contains { $0.hasPrefix("Trying again") })
    #expect(host.screen.buttons.map(\.title) == ["Try Now"])
    await clock.advance(to: .seconds(29))
    #expect(operation.runs == 1)
    network.yield(true)
    await host.wait { operation.running == 1 }
    operation.succeed(with: ["Tea"])
    await host.wait { host.screen.texts == ["Tea"] }
  }

  @Test func `retries after ten delays, even if the signal reports no network`() async {
    let (updates, network) = AsyncStream.makeStream(of: Bool.self)
    let host = HeadlessHost(
      RetryingList(operation: operation)
        .environment(\.errorRetryContext.network, NetworkSignal { updates })
        .environment(\.errorClock, clock))
    await host.wait { operation.running == 1 }
    network.yield(false)
    operation.fail(with: URLError(.notConnectedToInternet))
    await clock.waitForSleeper(until: .seconds(30))
    await clock.advance(to: .seconds(30))
    await host.wait { operation.running == 1 }
    #expect(operation.runs == 2)
  }

  @Test func `doesn't retry automatically when the environment's budget is exhausted`() async {
    let host = HeadlessHost(
      RetryingList(operation: operation)
        .environment(\.errorRetryContext.budget, RetryBudget(capacity: 1, clock: clock))
        .environment(\.errorClock, clock))
    await host.wait { operation.running == 1 }
    operation.fail(with: URLError(.timedOut))
    await clock.waitForSleeper(until: .seconds(1))
    await clock.advance(to: .seconds(3))
    await host.wait { operation.running == 1 }
    operation.fail(with: URLError(.timedOut))
    await host.wait { host.screen.texts.contains("Try Again") }
    #expect(operation.runs == 2)
  }

  @Test func `an error that needs the user isn't retried automatically`() async {
    let host = host()
    await host.wait { operation.running == 1 }
    operation.fail(with: URLError(.userAuthenticationRequired))
    await host.wait { host.screen.texts.contains("You need to sign in") }
    #expect(clock.sleepers == 0)
    #expect(operation.runs == 1)
  }
}

private struct RetryingList: View {
  let operation: ManualOperation<[String]>

  var body: some View {
    ThrowingView(retry: .constant(.seconds(3), maxAttempts: 3)) {
      try await operation()
    } content: { names in
      List { ForEach(names, id: \.self) { Text($0) } }
    }
  }
}
