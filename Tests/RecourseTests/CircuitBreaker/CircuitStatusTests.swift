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
    let status = breaker.status
    #expect(status.state == .closed)
    await change(of: status) {
      _ = await thrownError { try await breaker.run { throw URLError(.timedOut) } }
    }
    #expect(status.state == .open(until: start + 30))
    await clock.waitForSleeper(until: .seconds(30))
    await change(of: status) { await clock.advance(to: .seconds(30)) }
    #expect(status.state == .halfOpen)
    await change(of: status) { try? await breaker.run {} }
    #expect(status.state == .closed)
    #expect(clock.sleepers == 0)
  }

  @Test func `begins with the current state of the breaker`() async {
    let breaker = breaker()
    _ = await thrownError { try await breaker.run { throw URLError(.timedOut) } }
    #expect(breaker.status.state == .open(until: start + 30))
  }

  @Test func `leaves no task running after the deallocation of its breaker`() async {
    var breaker: CircuitBreaker? = breaker()
    _ = await thrownError { try await breaker?.run { throw URLError(.timedOut) } }
    weak let released = breaker?.status
    await clock.waitForSleeper(until: .seconds(30))
    breaker = nil
    #expect(released == nil)
    #expect(clock.sleepers == 0)
  }

  @Test func `follows a breaker that stays open forever`() async {
    let breaker = CircuitBreaker(CircuitRule(minimumCalls: 1, openFor: .seconds(Int64.max)))
    _ = await thrownError { try await breaker.run { throw URLError(.timedOut) } }
    let status = breaker.status
    for _ in 0..<100 { await Task.yield() }
    #expect(status.state != .closed)
  }

  private func breaker() -> CircuitBreaker {
    CircuitBreaker(
      CircuitRule(minimumCalls: 1), clock: clock,
      now: { [clock, start] in start + clock.now.offset / .seconds(1) })
  }

  /// Waits until the body has changed the observed state.
  private func change(of status: CircuitStatus, by body: @MainActor () async -> Void) async {
    let (changes, change) = AsyncStream.makeStream(of: Void.self)
    withObservationTracking {
      _ = status.state
    } onChange: {
      change.yield()
    }
    await body()
    for await _ in changes { break }
  }
}
