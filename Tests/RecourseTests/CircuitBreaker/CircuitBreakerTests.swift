import Foundation
import Recourse
import RecourseTesting
import Testing

@Suite struct CircuitBreakerTests {
  private let clock = ManualClock()
  private let breaker: CircuitBreaker
  private let start = Date(timeIntervalSince1970: 1_000)

  init() {
    breaker = CircuitBreaker(
      CircuitRule(minimumCalls: 2), clock: clock,
      now: { [clock, start] in start + clock.now.offset / .seconds(1) })
  }

  @Test func `returns the value and throws the error of the operation`() async throws {
    #expect(try await breaker.run { 42 } == 42)
    await #expect(throws: BreakerTestError.self) {
      try await breaker.run { throw BreakerTestError() }
    }
  }

  @Test func `rejects calls while open and passes on the remaining time`() async {
    await open()
    #expect(breaker.state == .open(until: start + 30))
    await clock.advance(to: .milliseconds(500))
    await #expect(throws: CircuitOpenError(retryAfter: .seconds(30))) {
      try await breaker.run { Issue.record("runs") }
    }
    await clock.advance(to: .seconds(20))
    await #expect(throws: CircuitOpenError(retryAfter: .seconds(10))) {
      try await breaker.run { Issue.record("runs") }
    }
    #expect(breaker.state == .open(until: start + 30), "the date stays")
  }

  @Test func `a half-open breaker admits one of 20 calls and closes when that call succeeds`()
    async throws
  {
    await open()
    await clock.advance(to: .seconds(30))
    #expect(breaker.state == .halfOpen)
    let gate = TaskGate()
    let (starts, started) = AsyncStream.makeStream(of: Void.self)
    async let probe: Void = breaker.run {
      started.yield()
      await gate.wait()
    }
    _ = await starts.first { _ in true }
    await withTaskGroup { group in
      for _ in 0..<19 {
        group.addTask { [breaker] in
          await #expect(throws: CircuitOpenError(retryAfter: nil)) {
            try await breaker.run { Issue.record("a second probe runs") }
          }
        }
      }
    }
    gate.open()
    try await probe
    #expect(breaker.state == .closed)
  }

  @Test func `opens again when the probe fails`() async {
    await open()
    await clock.advance(to: .seconds(31))
    await fail()
    #expect(breaker.state == .open(until: start + 91))
  }

  @Test func `each failed probe doubles the pause up to 5 minutes, and a success resets it`()
    async throws
  {
    await open()
    for pause in [30, 60, 120, 240, 300, 300] {
      #expect(breaker.state == .open(until: start + clock.now.offset / .seconds(1) + Double(pause)))
      await clock.advance(by: .seconds(pause) - .milliseconds(1))
      #expect(breaker.state != .halfOpen)
      await clock.advance(by: .milliseconds(1))
      #expect(breaker.state == .halfOpen)
      await fail()
    }
    await clock.advance(by: .seconds(300))
    try await breaker.run {}
    await open()
    #expect(breaker.state == .open(until: start + clock.now.offset / .seconds(1) + 30))
  }

  @Test(arguments: [
    (longest: 40, pauses: [30, 40, 40]), (30, [30, 30, 30]), (nil, [30, 60, 120]),
  ])
  func `pauses grow up to the longest one`(longest: Int?, pauses: [Int]) async {
    let breaker = CircuitBreaker(
      CircuitRule(minimumCalls: 1, longestPause: longest.map { .seconds($0) }), clock: clock)
    for pause in pauses {
      _ = await thrownError { try await breaker.run { throw BreakerTestError() } }
      await #expect(throws: CircuitOpenError(retryAfter: .seconds(pause))) {
        try await breaker.run {}
      }
      await clock.advance(by: .seconds(pause))
    }
  }

  @Test func `a first pause of more than 5 minutes stays the same by default`() {
    #expect(CircuitRule(openFor: .seconds(600)).longestPause == .seconds(600))
    #expect(CircuitRule(openFor: .seconds(Int64.max)).longestPause == .seconds(Int64.max))
  }

  @Test func `a longest pause shorter than the first one is a mistake`() async {
    await #expect(processExitsWith: .failure) {
      _ = CircuitRule(openFor: .seconds(60), longestPause: .seconds(59))
    }
  }

  @Test func `a cancelled probe returns its permit`() async throws {
    await open()
    await clock.advance(to: .seconds(30))
    let probe = Task { [breaker, clock] in
      try await breaker.run { try await clock.sleep(for: .seconds(100)) }
    }
    await clock.waitForSleepers()
    probe.cancel()
    _ = await probe.result
    #expect(breaker.state == .halfOpen)
    try await breaker.run {}
    #expect(breaker.state == .closed)
  }

  @Test func `a cancelled probe returns its permit, whatever it throws`() async throws {
    await open()
    await clock.advance(to: .seconds(30))
    let probe = Task { [breaker, clock] in
      try await breaker.run {
        try? await clock.sleep(for: .seconds(100))
        throw BreakerTestError()
      }
    }
    await clock.waitForSleepers()
    probe.cancel()
    await #expect(throws: CancellationError.self) { try await probe.value }
    #expect(breaker.state == .halfOpen)
  }

  @Test func `ignores the result of a call from an earlier state`() async throws {
    let gate = TaskGate()
    let (starts, started) = AsyncStream.makeStream(of: Void.self)
    let late = Task { [breaker] in
      try await breaker.run {
        started.yield()
        await gate.wait()
      }
    }
    _ = await starts.first { _ in true }
    await open()
    await clock.advance(to: .seconds(30))
    #expect(breaker.state == .halfOpen)
    gate.open()
    try await late.value
    #expect(breaker.state == .halfOpen)
  }

  @Test func `counts transient and unknown errors as failures`() async {
    for error in [URLError(.timedOut), URLError(.networkConnectionLost), BreakerTestError()]
      as [any Error]
    {
      let breaker = CircuitBreaker(CircuitRule(minimumCalls: 1), clock: clock)
      _ = await thrownError { try await breaker.run { throw error } }
      #expect(breaker.state != .closed, "\(error)")
    }
  }

  @Test func `counts neither client errors nor cancellations as failures`() async {
    for error in [
      BreakerTestStatus(statusCode: 404), BreakerTestStatus(statusCode: 401), CancellationError(),
      URLError(.cancelled),
    ] as [any Error] {
      let breaker = CircuitBreaker(CircuitRule(minimumCalls: 1), clock: clock)
      _ = await thrownError { try await breaker.run { throw error } }
      #expect(breaker.state == .closed, "\(error)")
    }
  }

  @Test func `counts only the errors that the app selects`() async {
    let breaker = CircuitBreaker(
      CircuitRule(minimumCalls: 1), clock: clock,
      isFailure: { ($0 as? BreakerTestStatus)?.statusCode == 404 })
    _ = await thrownError { try await breaker.run { throw BreakerTestError() } }
    #expect(breaker.state == .closed)
    _ = await thrownError { try await breaker.run { throw BreakerTestStatus(statusCode: 404) } }
    #expect(breaker.state != .closed)
  }

  @Test func `counts a timeout inside the breaker, but not one around the breaker`() async {
    let clock = ManualClock(advancesBySleeping: true)
    let breaker = CircuitBreaker(CircuitRule(minimumCalls: 1), clock: clock)
    let around = await thrownError {
      try await withTimeout(.seconds(1), clock: clock) {
        try await breaker.run { try await untilCancelled() }
      }
    }
    #expect(around is TimeoutError)
    #expect(breaker.state == .closed)
    let inside = await thrownError {
      try await breaker.run {
        try await withTimeout(.seconds(1), clock: clock) {
          try await untilCancelled()
        }
      }
    }
    #expect(inside is TimeoutError)
    #expect(breaker.state != .closed)
  }

  @Test func `updates begin with the current state and contain each change`() async throws {
    var updates = breaker.updates.makeAsyncIterator()
    #expect(await updates.next() == .closed)
    await open()
    #expect(await updates.next() == .open(until: start + 30))
    await clock.advance(to: .seconds(30))
    #expect(breaker.state == .halfOpen)
    #expect(await updates.next() == .halfOpen)
    try await breaker.run {}
    #expect(await updates.next() == .closed)
    var later = breaker.updates.makeAsyncIterator()
    #expect(await later.next() == .closed)
  }

  @Test func `updates end when the breaker is deallocated`() async {
    let updates = CircuitBreaker().updates
    var states: [CircuitState] = []
    for await state in updates { states.append(state) }
    #expect(states == [.closed])
  }

  @MainActor
  @Test func `runs the operation in the isolation of the caller`() async throws {
    try await assertMainActor()
  }

  private nonisolated(nonsending) func assertMainActor() async throws {
    try await breaker.run {
      MainActor.assertIsolated()
      await Task.yield()
      MainActor.assertIsolated()
    }
  }

  @Test func `counts correctly under many concurrent calls`() async {
    let breaker = CircuitBreaker(CircuitRule(failureRate: 1, minimumCalls: 1_000), clock: clock)
    await withTaskGroup { group in
      for _ in 0..<999 {
        group.addTask {
          _ = await thrownError { try await breaker.run { throw BreakerTestError() } }
        }
      }
    }
    #expect(breaker.state == .closed)
    _ = await thrownError { try await breaker.run { throw BreakerTestError() } }
    #expect(breaker.state != .closed)
  }

  private func open() async {
    await fail()
    await fail()
  }

  private func fail() async {
    _ = await thrownError { try await breaker.run { throw BreakerTestError() } }
  }
}

private struct BreakerTestError: Error {}

private struct BreakerTestStatus: HTTPStatusProvider {
  let statusCode: Int
}
