import Foundation
import Recourse
import RecourseTesting
import Testing

/// The guards around each other, in the order that the documentation states.
@Suite struct GuardCompositionTests {
  private let clock = ManualClock()

  @Test func `waits in a retry until the breaker probes`() async throws {
    let breaker = CircuitBreaker(CircuitRule(minimumCalls: 1), clock: clock)
    _ = await thrownError { try await breaker.run { throw URLError(.timedOut) } }
    async let value = withRetry(
      .immediate(maxAttempts: 2), idempotency: .nonIdempotent, clock: clock
    ) {
      try await breaker.run { "back" }
    }
    await clock.waitForSleeper(until: .seconds(30))
    await clock.advance(to: .seconds(30))
    #expect(try await value == "back")
    #expect(clock.now.offset == .seconds(30))
    #expect(breaker.state == .closed)
  }

  @Test func `makes ten requests of a thousand calls when the server is down`() async {
    let breaker = CircuitBreaker(clock: clock)
    let budget = RetryBudget(capacity: 0, clock: clock)
    var requests = 0
    for _ in 0..<1_000 {
      let error = await thrownError {
        try await withRetry(.standard, idempotency: .idempotent, budget: budget, clock: clock) {
          try await breaker.run {
            requests += 1
            throw TimeoutError(limit: .seconds(10))
          }
        }
      }
      #expect(error?.remedy == .time)
    }
    #expect(requests == 10)
  }

  @Test func `falls back when the breaker stays open, and not when it's cancelled`() async throws {
    let breaker = CircuitBreaker(CircuitRule(minimumCalls: 1), clock: clock)
    _ = await thrownError { try await breaker.run { throw URLError(.timedOut) } }
    let value = try await withFallback {
      try await withRetry(.never, idempotency: .idempotent, clock: clock) {
        try await breaker.run { "back" }
      }
    } to: { error in
      "\(error is CircuitOpenError)"
    }
    #expect(value == "true")
  }
}
