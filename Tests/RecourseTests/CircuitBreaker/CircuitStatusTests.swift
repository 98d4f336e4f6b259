import Foundation
import Observation
import Recourse
import RecourseTesting
import Testing

@MainActor
@Suite struct CircuitStatusTests {
  private let clock = ManualClock()
  private let start = Date(timeIntervalSince1970: 1_000)

  @Test func `follows its breaker, even without calls`() async throws {
    let breaker = breaker()
    #expect(breaker.status == .closed)
    await change(of: breaker) {
      _ = await thrownError { try await breaker.run { throw URLError(.timedOut) } }
    }
    #expect(breaker.status == .open(until: start + 30))
    await clock.waitForSleeper(until: .seconds(30))
    await change(of: breaker) { await clock.advance(to: .seconds(30)) }
    #expect(breaker.status == .halfOpen)
    await change(of: breaker) { try? await breaker.run {} }
    #expect(breaker.status == .closed)
    #expect(clock.sleepers == 0)
  }

  @Test func `begins with the current state of the breaker`() async {
    let breaker = breaker()
    _ = await thrownError { try await breaker.run { throw URLError(.timedOut) } }
    #expect(breaker.status == .open(until: start + 30))
  }

  @Test func `leaves no task running after the deallocation of its breaker`() async {
    var breaker: CircuitBreaker? = breaker()
    _ = await thrownError { try await breaker?.run { throw URLError(.timedOut) } }
    weak let released = breaker?.observed
    await clock.waitForSleeper(until: .seconds(30))
    breaker = nil
    #expect(released == nil)
    #expect(clock.sleepers == 0)
  }

  @Test func `follows a breaker that stays open forever`() async {
    let breaker = CircuitBreaker(CircuitRule(minimumCalls: 1, openFor: .seconds(Int64.max)))
    _ = await thrownError { try await breaker.run { throw URLError(.timedOut) } }
    _ = breaker.status
    for _ in 0..<100 { await Task.yield() }
    #expect(breaker.status != .closed)
  }

  private func breaker() -> CircuitBreaker {
    CircuitBreaker(
      CircuitRule(minimumCalls: 1), clock: clock,
      now: { [clock, start] in start + clock.now.offset / .seconds(1) })
  }

  /// Waits until the body has changed the observed state.
  private func change(of breaker: CircuitBreaker, by body: @MainActor () async -> Void) async {
    let (changes, change) = AsyncStream.makeStream(of: Void.self)
    withObservationTracking {
      _ = breaker.status
    } onChange: {
      change.yield()
    }
    await body()
    for await _ in changes { break }
  }
}
