import Foundation
import Recourse
import RecourseTesting
import Testing

/// Tests that every strategy throws a cancellation to a cancelled caller, whatever the operation
/// throws.
@Suite(.timeLimit(.minutes(5))) struct CancelledCallerTests {
  /// A strategy that calls an operation.
  enum Strategy: CaseIterable, Sendable {
    case timeout, abandoningTimeout, retry, retryWithLimits, hedging, fallback, fallbackOperation
    case breaker, concurrencyLimit, rateLimit

    func call(
      _ operation: @escaping @Sendable () async throws -> Void, clock: ManualClock
    ) async throws {
      let limit = Duration.seconds(5)
      switch self {
      case .timeout: try await withTimeout(limit, clock: clock, operation: operation)
      case .abandoningTimeout:
        try await withTimeoutAbandoningOperation(limit, clock: clock, operation: operation)
      case .retry:
        try await withRetry(
          .constant(.zero, maxAttempts: 3), idempotency: .idempotent,
          context: RetryContext(clock: clock), operation: operation)
      case .retryWithLimits:
        try await withRetry(
          .constant(.zero, maxAttempts: 3).attemptTimeLimit(limit).within(.seconds(8)),
          idempotency: .idempotent, context: RetryContext(clock: clock), operation: operation)
      case .hedging:
        try await withHedging(after: limit, clock: clock, operation: operation)
      case .fallback: try await withFallback(to: (), operation: operation)
      case .fallbackOperation:
        try await withFallback {
          throw RetryTestError.broken
        } to: { _ in
          try await operation()
        }
      case .breaker: try await CircuitBreaker(clock: clock).run(operation)
      case .concurrencyLimit: try await ConcurrencyLimit(1).run(operation)
      case .rateLimit: try await RateLimit(1, per: limit, clock: clock).run(operation)
      }
    }
  }

  private let clock = ManualClock()
  private let gate = TaskGate()
  private let started = RetryTestSignal()

  /// Starts an operation that ignores cancellation until the gate opens, and then throws the error.
  private func start(
    _ strategy: Strategy, throwing error: any Error
  ) -> Task<Void, any Error> {
    Task { [clock, gate, started] in
      try await strategy.call(
        {
          started.send()
          await gate.wait()
          throw error
        }, clock: clock)
    }
  }

  @Test(arguments: Strategy.allCases)
  func `a cancelled caller receives a cancellation when the operation fails late`(
    _ strategy: Strategy
  ) async {
    let task = start(strategy, throwing: RetryTestError.busy)
    await started.wait()
    task.cancel()
    gate.open()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test(arguments: [Strategy.timeout, .retryWithLimits], [true, false])
  func `a cancelled caller receives a cancellation even after the time limit`(
    _ strategy: Strategy, isCancelledFirst: Bool
  ) async {
    let task = start(strategy, throwing: RetryTestError.busy)
    await started.wait()
    await clock.waitForSleeper(until: .seconds(5))
    if isCancelledFirst { task.cancel() }
    await clock.advance(to: .seconds(5))
    if !isCancelledFirst { task.cancel() }
    gate.open()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func `a caller cancelled between two attempts receives a cancellation`() async {
    let task = Task { [clock] in
      try await withRetry(
        .constant(.seconds(10), maxAttempts: 3), idempotency: .idempotent,
        context: RetryContext(clock: clock)
      ) {
        throw RetryTestError.busy
      }
    }
    await clock.waitForSleeper(until: .seconds(10))
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func `a cancelled caller receives a cancellation from an open breaker`() async {
    let breaker = CircuitBreaker(CircuitRule(minimumCalls: 1), clock: clock)
    _ = await thrownError { try await breaker.run { throw URLError(.timedOut) } }
    let task = Task { [breaker, gate] in
      await gate.wait()
      try await breaker.run {}
    }
    task.cancel()
    gate.open()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func `a typed error represents the cancellation in its own form`() async {
    let task = Task { [clock, gate, started] in
      do throws(RetryTestSync) {
        try await withTimeout(.seconds(5), clock: clock) { () async throws(RetryTestSync) in
          started.send()
          await gate.wait()
          throw .caused(by: RetryTestError.busy)
        }
        return false
      } catch {
        return error.isCancelled
      }
    }
    await started.wait()
    task.cancel()
    gate.open()
    #expect(await task.value)
  }

  @Test func `an error type without a cancellation keeps the operation's error`() async {
    let task = Task { [clock, gate, started] in
      try await withRetry(.never, idempotency: .idempotent, context: RetryContext(clock: clock)) {
        () async throws(RetryTestError) in
        started.send()
        await gate.wait()
        throw .busy
      }
    }
    await started.wait()
    task.cancel()
    gate.open()
    await #expect(throws: RetryTestError.busy) { try await task.value }
  }

  @Test(arguments: Strategy.allCases)
  func `a cancellation thrown by the operation is rethrown`(_ strategy: Strategy) async {
    let task = start(strategy, throwing: URLError(.cancelled))
    await started.wait()
    task.cancel()
    gate.open()
    let error = await thrownError { try await task.value }
    #expect(error?.isCancellation == true)
  }
}
