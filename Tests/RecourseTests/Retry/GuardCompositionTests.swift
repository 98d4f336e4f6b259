import Foundation
import Recourse
import RecourseTesting
import Testing

/// Tests nested guards in the documented order.
@Suite struct GuardCompositionTests {
  private let clock = ManualClock()

  @Test func `a retry waits until the breaker admits a probe`() async throws {
    let breaker = CircuitBreaker(CircuitRule(minimumCalls: 1), clock: clock)
    _ = await thrownError { try await breaker.run { throw URLError(.timedOut) } }
    async let value = withRetry(
      .constant(.zero, maxAttempts: 2), idempotency: .nonIdempotent,
      context: RetryContext(clock: clock)
    ) {
      try await breaker.run { "back" }
    }
    await clock.waitForSleeper(until: .seconds(30))
    await clock.advance(to: .seconds(30))
    #expect(try await value == "back")
    #expect(clock.now.offset == .seconds(30))
    #expect(breaker.state == .closed)
  }

  @Test func `1,000 calls make 10 requests when the server is down`() async {
    let breaker = CircuitBreaker(clock: clock)
    let budget = RetryBudget(capacity: 0, clock: clock)
    var requests = 0
    for _ in 0..<1_000 {
      let error = await thrownError {
        try await withRetry(
          .standard, idempotency: .idempotent, context: RetryContext(budget: budget, clock: clock)
        ) {
          try await breaker.run {
            requests += 1
            throw TimeoutError(limit: .seconds(10))
          }
        }
      }
      #expect(error?.remedy == .transient)
    }
    #expect(requests == 10)
  }

  @Test func `falls back while the breaker is open`() async throws {
    let breaker = CircuitBreaker(CircuitRule(minimumCalls: 1), clock: clock)
    _ = await thrownError { try await breaker.run { throw URLError(.timedOut) } }
    let value = try await withFallback {
      try await withRetry(.never, idempotency: .idempotent, context: RetryContext(clock: clock)) {
        try await breaker.run { "back" }
      }
    } to: { error in
      "\(error is CircuitOpenError)"
    }
    #expect(value == "true")
  }
}
