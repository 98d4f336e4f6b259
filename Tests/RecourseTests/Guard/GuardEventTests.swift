import Foundation
import Recourse
import RecourseTesting
import Testing

@Suite(.timeLimit(.minutes(5))) struct GuardEventTests {
  private let clock = ManualClock(advancesBySleeping: true)
  private let log = RetryTestLog<GuardEvent>()

  private var texts: [String] { log.values.map { "\($0)" } }

  private var context: RetryContext { RetryContext(clock: clock) }

  /// Runs an operation, and keeps the events of its guards.
  @discardableResult
  private func run(
    _ operation: nonisolated(nonsending) () async throws -> Void
  ) async -> (any Error)? {
    await thrownError {
      try await withGuardEvents(of: "orders", to: { [log] in log.append($0) }, operation: operation)
    }
  }

  @Test func `a retry sends each attempt after the first, and its end`() async {
    await run {
      try await withRetry(
        .linear(maxAttempts: 3, first: .seconds(2), step: .milliseconds(-500)).jitter(.none),
        idempotency: .idempotent, context: context
      ) {
        throw RetryTestError.busy
      }
    }
    #expect(
      texts == [
        "orders: retried after 2 s (attempt 2)", "orders: retried after 1.5 s (attempt 3)",
        "orders: not retried, attempts used up",
      ])
    #expect(log.values.first?.kind == .retried(attempt: 2, delay: .seconds(2)))
    #expect(log.values.map(\.name) == ["orders", "orders", "orders"])
  }

  @Test func `a retry sends the reason why it stops`() async {
    let schedule = RetrySchedule.constant(.seconds(20), maxAttempts: 2)
    let broke = RetryContext(budget: RetryBudget(capacity: 0), clock: clock)
    await run {
      try await withRetry(schedule, idempotency: .idempotent, context: context) {
        throw RetryTestStatus(statusCode: 404)
      }
    }
    await run {
      try await withRetry(schedule, idempotency: .nonIdempotent, context: context) {
        throw RetryTestError.busy
      }
    }
    await run {
      try await withRetry(schedule, idempotency: .idempotent, context: broke) {
        throw RetryTestError.busy
      }
    }
    let waiting = RetryContext(clock: ManualClock())
    await run {
      try await withRetry(
        schedule.within(.seconds(10)), idempotency: .idempotent, context: waiting
      ) {
        throw RetryTestError.busy
      }
    }
    #expect(
      texts == [
        "orders: not retried, a retry can't help", "orders: not retried, not idempotent",
        "orders: not retried, budget used up",
        "orders: not retried, no time left for a delay of 20 s",
      ])
  }

  @Test func `a cancellation is no event`() async {
    let clock = ManualClock()
    let task = Task {
      await run {
        try await withRetry(
          .constant(.seconds(5), maxAttempts: 2), idempotency: .idempotent,
          context: RetryContext(clock: clock)
        ) {
          throw RetryTestError.busy
        }
      }
    }
    await clock.waitForSleeper(until: .seconds(5))
    task.cancel()
    #expect(await task.value is CancellationError)
    await run { try await withFallback(to: ()) { throw CancellationError() } }
    #expect(log.values == [])
  }

  @Test func `a breaker sends its refusals and its changes by the calls that cause them`() async {
    let clock = ManualClock()
    let breaker = CircuitBreaker(CircuitRule(minimumCalls: 1), clock: clock)
    await run { try await breaker.run { throw RetryTestError.busy } }
    await run { try await breaker.run {} }
    await clock.advance(by: .seconds(30))
    await run { try await breaker.run { throw RetryTestError.busy } }
    await clock.advance(by: .seconds(60))
    await run { try await breaker.run {} }
    await run { try await breaker.run {} }
    #expect(
      texts == [
        "orders: breaker opened for 30 s", "orders: refused a call", "orders: breaker half-open",
        "orders: breaker opened for 60 s", "orders: breaker half-open", "orders: breaker closed",
      ])
  }

  @Test func `a change of a breaker by a call without a name is no event of other calls`() async {
    let breaker = CircuitBreaker(CircuitRule(minimumCalls: 1), clock: clock)
    await run {}
    _ = await thrownError { try await breaker.run { throw RetryTestError.busy } }
    #expect(breaker.state != .closed)
    #expect(log.values == [])
  }

  @Test func `both time limits send a timeout`() async {
    await run {
      try await withTimeout(.seconds(5), clock: clock) { try await untilCancelled() }
    }
    await run {
      try await withTimeoutAbandoningOperation(.milliseconds(250), clock: clock) {
        try await untilCancelled()
      }
    }
    #expect(texts == ["orders: timed out after 5 s", "orders: timed out after 0.25 s"])
  }

  @Test func `an operation's own timeout is no event of the time limit around it`() async {
    let error = await run {
      try await withTimeoutAbandoningOperation(.seconds(5), clock: ManualClock()) {
        throw TimeoutError(limit: .seconds(1))
      }
    }
    #expect((error as? TimeoutError)?.limit == .seconds(1))
    #expect(log.values == [])
  }

  @Test func `a late value is no timeout`() async {
    await run {
      await withTimeout(.seconds(5), clock: clock) { _ = try? await untilCancelled() }
    }
    #expect(log.values == [])
  }

  @Test func `hedging sends each further run`() async {
    let clock = ManualClock()
    let task = Task {
      await run {
        try await withHedging(after: .seconds(1), clock: clock) {
          try await clock.sleep(for: .seconds(3))
        }
      }
    }
    await clock.waitForSleeper(until: .seconds(3))
    await clock.waitForSleeper(until: .seconds(1))
    await clock.advance(to: .seconds(1))
    await clock.waitForSleeper(until: .seconds(4))
    await clock.advance(to: .seconds(3))
    #expect(await task.value == nil)
    #expect(texts == ["orders: ran once more concurrently"])
  }

  @Test func `both fallbacks send that they replace a result`() async {
    await run {
      let value = try await withFallback(to: 3) { throw RetryTestError.busy }
      #expect(value == 3)
    }
    await run {
      let value = try await withFallback {
        throw RetryTestError.busy
      } to: { _ in
        4
      }
      #expect(value == 4)
    }
    #expect(texts == ["orders: fell back", "orders: fell back"])
  }

  @Test func `both limits send their refusals`() async {
    let concurrency = ConcurrencyLimit(1, waiting: 0)
    let rate = RateLimit(1, per: .seconds(60), longestWait: .zero, clock: clock)
    await run {
      try await concurrency.run { try await rate.run { try await concurrency.run {} } }
    }
    await run { try await rate.run {} }
    #expect(texts == ["orders: refused a call", "orders: refused a call"])
  }

  @Test func `guards that have nothing to do send nothing`() async {
    let breaker = CircuitBreaker(clock: clock)
    let concurrency = ConcurrencyLimit(1)
    let rate = RateLimit(1, per: .seconds(60), clock: clock)
    let clock = ManualClock()
    let error = await run {
      try await withFallback(to: ()) {
        try await withRetry(idempotency: .idempotent, context: context) {
          try await concurrency.run {
            try await rate.run {
              try await breaker.run {
                await withTimeout(.seconds(1), clock: clock) {
                  await withHedging(after: .seconds(1), clock: clock) {}
                }
              }
            }
          }
        }
      }
    }
    #expect(error == nil)
    #expect(log.values == [])
  }

  @Test func `events go to the innermost handler under its name`() async {
    let inner = RetryTestLog<GuardEvent>()
    await run {
      await withGuardEvents(of: "photos", to: { inner.append($0) }) { await fallBack() }
      await fallBack()
    }
    #expect(inner.values.map(\.name) == ["photos"])
    #expect(log.values.map(\.name) == ["orders"])
  }

  @Test func `without a handler, and after its operation, there are no events`() async {
    await run {}
    await fallBack()
    #expect(log.values == [])
  }

  @Test func `tasks of the operation belong to it, and tasks of the handler don't`() async {
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    await withGuardEvents(
      of: "orders",
      to: { [log] event in
        log.append(event)
        Task {
          await fallBack()
          end.finish()
        }
      },
      operation: { await Task { await fallBack() }.value })
    for await _ in ends {}
    #expect(texts == ["orders: fell back"])
  }

  @MainActor
  @Test func `runs the operation on the caller's actor, and keeps its error type`() async {
    do throws(RetryTestError) {
      try await withGuardEvents(of: "orders", to: { _ in }) { () async throws(RetryTestError) in
        MainActor.assertIsolated()
        await Task.yield()
        MainActor.assertIsolated()
        throw .number(3)
      }
    } catch {
      #expect(error == .number(3))
    }
  }

  @Test func `each kind has a name of its own and one line of text`() {
    let kinds: [GuardEvent.Kind] = [
      .retried(attempt: 2, delay: .zero), .stopped(.attemptsUsedUp), .refused,
      .opened(for: .seconds(1)), .halfOpened, .closed, .timedOut(after: .seconds(1)), .hedged,
      .fellBack,
    ]
    #expect(Set(kinds.map(\.name)).count == kinds.count)
    let texts = kinds.map { GuardEvent(name: "orders", kind: $0).description }
    #expect(Set(texts).count == kinds.count)
    for (kind, text) in zip(kinds, texts) {
      #expect("\(kind)".hasPrefix(kind.name))
      #expect(text.hasPrefix("orders: ") && !text.contains { $0.isNewline })
    }
    #expect(texts[0] == "orders: retried after 0 s (attempt 2)")
  }
}

/// Replaces the result of a failed operation, which is an event.
private func fallBack() async {
  _ = await thrownError { try await withFallback(to: ()) { throw RetryTestError.busy } }
}
