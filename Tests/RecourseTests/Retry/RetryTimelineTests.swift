import Foundation
import Recourse
import RecourseTesting
import Testing

/// Tests when the attempts of an always failing operation start, in milliseconds.
@Suite struct RetryTimelineTests {
  private static let seed: UInt64 = 2_026

  private func timeline(
    of schedule: RetrySchedule, failing error: any Error = RetryTestStatus(statusCode: 503)
  ) async -> [Int] {
    let clock = ManualClock(advancesBySleeping: true)
    var instants: [Int] = []
    try? await withRetry(
      schedule, idempotency: .idempotent,
      context: RetryContext(
        clock: clock, now: { Date(timeIntervalSince1970: clock.now.offset / .seconds(1)) },
        generator: SeededGenerator(seed: Self.seed))
    ) {
      instants.append(Int(clock.now.offset / .milliseconds(1)))
      throw error
    }
    #expect(clock.sleepers == 0)
    return instants
  }

  @Test func `makes one attempt, or several without a delay`() async {
    #expect(await timeline(of: .never) == [0])
    #expect(await timeline(of: .constant(.zero, maxAttempts: 4)) == [0, 0, 0, 0])
  }

  @Test func `retries after a constant delay`() async {
    #expect(
      await timeline(of: .constant(.milliseconds(1_500), maxAttempts: 4)) == [
        0, 1_500, 3_000, 4_500,
      ])
  }

  @Test func `increases the delay by a constant step`() async {
    let schedule = RetrySchedule.linear(
      maxAttempts: 6, first: .seconds(1), step: .seconds(2), cap: .seconds(6))
    #expect(await timeline(of: schedule) == [0, 1_000, 4_000, 9_000, 15_000, 21_000])
  }

  @Test func `doubles the delay up to the cap`() async {
    let schedule = RetrySchedule.exponential(maxAttempts: 7).jitter(.none)
    #expect(
      await timeline(of: schedule) == [0, 1_000, 3_000, 7_000, 15_000, 31_000, 51_000])
  }

  @Test func `takes the delays from a function`() async {
    let schedule = RetrySchedule(
      maxAttempts: 4, backoff: .custom { .milliseconds([250, 0, 4_000][$0 - 1]) })
    #expect(await timeline(of: schedule) == [0, 250, 250, 4_250])
  }

  @Test func `draws the same delays for the same seed`() async {
    let schedule = RetrySchedule.exponential(maxAttempts: 6)
    let instants = await timeline(of: schedule)
    let again = await timeline(of: schedule)
    #expect(instants == again)
    let delays = zip(instants.dropFirst(), instants).map { $0 - $1 }
    #expect(zip(delays, [1_000, 2_000, 4_000, 8_000, 16_000]).allSatisfy { 0...$1 ~= $0 })
    #expect(Set(delays).count == 5)
  }

  @Test func `draws decorrelated delays`() async {
    let instants = await timeline(of: .decorrelated(maxAttempts: 20))
    let delays = zip(instants.dropFirst(), instants).map { $0 - $1 }
    #expect(delays.count == 19)
    // The first delay is at most 3 times the base; later delays grow from there.
    #expect(delays.contains { $0 > 3_000 })
    #expect(delays.allSatisfy { 999...20_001 ~= $0 })
    for (delay, next) in zip(delays, delays.dropFirst()) { #expect(next <= 3 * delay + 4) }
  }

  @Test func `retries when the server's Retry-After has elapsed`() async {
    let schedule = RetrySchedule.constant(.seconds(5), maxAttempts: 3)
    let seconds = RetryTestStatus(statusCode: 429, retryAfter: .seconds(120))
    #expect(await timeline(of: schedule, failing: seconds) == [0, 120_000, 240_000])
    let date = RetryTestStatus(
      statusCode: 429, retryAfter: .date(Date(timeIntervalSince1970: 60.25)))
    #expect(await timeline(of: schedule, failing: date) == [0, 60_250, 65_250])
  }

  @Test func `doesn't retry permanent errors and cancellations`() async {
    let schedule = RetrySchedule.constant(.zero, maxAttempts: 10)
    #expect(await timeline(of: schedule, failing: RetryTestStatus(statusCode: 404)) == [0])
    #expect(await timeline(of: schedule, failing: CancellationError()) == [0])
  }
}
