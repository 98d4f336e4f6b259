import Foundation
import Recourse
import RecourseTesting
import Testing

@Suite struct RetryScheduleTests {
  private let schedule = RetrySchedule.constant(.seconds(2), maxAttempts: 3)

  private func decision(
    _ schedule: RetrySchedule, after error: any Error, attempt: Int = 1, elapsed: Duration = .zero,
    idempotency: Idempotency = .idempotent, date: Date = Date(timeIntervalSince1970: 0)
  ) -> RetryDecision {
    var generator = SeededGenerator(seed: 1)
    return schedule.decision(
      after: error, attempt: attempt, elapsed: elapsed, idempotency: idempotency, date: date,
      using: &generator)
  }

  @Test func `retries transient and unknown errors`() {
    let retry = RetryDecision.retry(after: .seconds(2), reason: .schedule)
    #expect(decision(schedule, after: URLError(.timedOut)) == retry)
    #expect(decision(schedule, after: RetryTestError.busy) == retry)
    #expect(decision(schedule, after: RetryTestStatus(statusCode: 503)) == retry)
  }

  @Test func `doesn't retry errors that need the user or are permanent`() {
    let errors: [any Error] = [
      RetryTestStatus(statusCode: 401), RetryTestStatus(statusCode: 404),
      RetryTestStatus(statusCode: 422), CocoaError(.fileWriteOutOfSpace), URLError(.badURL),
      DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "")),
    ]
    for error in errors {
      #expect(decision(schedule, after: error) == .stop(.notRetryable), "\(error)")
    }
  }

  @Test func `never retries a cancellation, wrapped or not`() {
    let errors: [any Error] = [
      CancellationError(), URLError(.cancelled), RetryTestSync.caused(by: CancellationError()),
    ]
    for error in errors {
      #expect(decision(schedule, after: error) == .stop(.cancelled), "\(error)")
      let eager = schedule.retrying { _ in true }
      #expect(decision(eager, after: error) == .stop(.cancelled), "\(error)")
    }
  }

  @Test func `the app's predicate replaces the default decision`() {
    let schedule = schedule.retrying { $0 is CocoaError }
    #expect(decision(schedule, after: URLError(.timedOut)) == .stop(.notRetryable))
    #expect(
      decision(schedule, after: CocoaError(.fileNoSuchFile))
        == .retry(after: .seconds(2), reason: .schedule))
  }

  @Test func `stops after the last attempt`() {
    let error = URLError(.timedOut)
    #expect(decision(schedule, after: error, attempt: 2) != .stop(.attemptsUsedUp))
    for attempt in [3, 4, Int.max] {
      #expect(decision(schedule, after: error, attempt: attempt) == .stop(.attemptsUsedUp))
    }
    #expect(decision(.never, after: error) == .stop(.attemptsUsedUp))
  }

  @Test func `retries a non-idempotent operation only if nothing was done`() {
    func decision(after error: any Error) -> RetryDecision {
      self.decision(schedule, after: error, idempotency: .nonIdempotent)
    }
    let retry = RetryDecision.retry(after: .seconds(2), reason: .schedule)
    #expect(decision(after: URLError(.timedOut)) == .stop(.notIdempotent))
    #expect(decision(after: RetryTestError.busy) == .stop(.notIdempotent))
    #expect(decision(after: RetryTestStatus(statusCode: 503)) == .stop(.notIdempotent))
    #expect(decision(after: URLError(.cannotConnectToHost)) == retry)
    #expect(decision(after: RetryTestStatus(statusCode: 429)) == retry)
    #expect(
      decision(after: RetryTestStatus(statusCode: 503, retryAfter: .seconds(5)))
        == .retry(after: .seconds(5), reason: .request))
  }

  @Test func `uses the longer of its own delay and the requested one`() {
    let short = RetryTestStatus(statusCode: 503, retryAfter: .seconds(1))
    let long = RetryTestStatus(statusCode: 503, retryAfter: .seconds(60))
    #expect(decision(schedule, after: short) == .retry(after: .seconds(2), reason: .schedule))
    #expect(decision(schedule, after: long) == .retry(after: .seconds(60), reason: .request))
  }

  @Test func `waits until the date that the error requests`() {
    let error = RetryTestStatus(
      statusCode: 429, retryAfter: .date(Date(timeIntervalSince1970: 1_000.5)))
    #expect(
      decision(schedule, after: error, date: Date(timeIntervalSince1970: 990))
        == .retry(after: .milliseconds(10_500), reason: .request))
    #expect(
      decision(schedule, after: error, date: Date(timeIntervalSince1970: 2_000))
        == .retry(after: .seconds(2), reason: .schedule))
  }

  /// Guards against delays beyond the cap that silently end the retries, as in other libraries.
  @Test func `waits longer than the cap if the error requests it`() {
    let error = RetryTestStatus(statusCode: 503, retryAfter: .seconds(300))
    let schedule = RetrySchedule.exponential(maxAttempts: 3, cap: .seconds(20))
    #expect(decision(schedule, after: error) == .retry(after: .seconds(300), reason: .request))
    #expect(
      decision(schedule.within(.seconds(60)), after: error)
        == .stop(.timeUsedUp(delay: .seconds(300))))
  }

  @Test func `clamps an endless requested delay to a value that clocks can add`() {
    let error = RetryTestStatus(statusCode: 503, retryAfter: .seconds(.max))
    guard case .retry(let delay, .request) = decision(schedule, after: error) else {
      Issue.record("it isn't retried")
      return
    }
    // Clocks can add the delay to their time.
    #expect(ContinuousClock.now.advanced(by: delay) > .now)
    let far = RetryTestStatus(
      statusCode: 503, retryAfter: .date(Date(timeIntervalSinceReferenceDate: 1e300)))
    #expect(decision(schedule, after: far) == .retry(after: delay, reason: .request))
  }

  @Test func `doesn't retry if the delay would reach the time limit`() {
    let error = URLError(.timedOut)
    let schedule = schedule.within(.seconds(10))
    #expect(
      decision(schedule, after: error, elapsed: .milliseconds(7_999))
        == .retry(after: .seconds(2), reason: .schedule))
    #expect(
      decision(schedule, after: error, elapsed: .seconds(8))
        == .stop(.timeUsedUp(delay: .seconds(2))))
  }

  @Test func `the presets have their documented delays`() {
    func delays(_ schedule: RetrySchedule) -> [Duration] {
      (1..<schedule.maxAttempts).compactMap { attempt in
        let decision = decision(schedule, after: URLError(.timedOut), attempt: attempt)
        guard case .retry(let delay, .schedule) = decision else { return nil }
        return delay
      }
    }
    #expect(delays(.standard.jitter(.none)) == [.seconds(1), .seconds(2)])
    #expect(delays(.interactive.jitter(.none)) == [.milliseconds(500), .seconds(1)])
    let background = delays(.background.jitter(.none))
    #expect(Array(background.prefix(4)) == [1_000, 1_600, 2_560, 4_096].map { .milliseconds($0) })
    #expect(background.suffix(2) == [.seconds(120), .seconds(120)])
    #expect(background.count == 14)
    #expect(background.reduce(.zero, +) < .seconds(15 * 60))
  }

  @Test func `an exponential schedule has full jitter, and a linear one has a cap`() {
    #expect(RetrySchedule.exponential(maxAttempts: 2).jitter == .full)
    let linear = RetrySchedule.linear(maxAttempts: 9, first: .seconds(10), step: .seconds(10))
    #expect(linear.jitter == .none)
    #expect(linear.backoff.cap == .seconds(20))
  }

  @Test func `each modifier changes one property`() {
    let schedule = RetrySchedule.exponential(maxAttempts: 4)
      .jitter(.equal).within(.seconds(30)).attemptTimeLimit(.seconds(5))
    #expect(schedule.maxAttempts == 4)
    #expect(schedule.jitter == .equal)
    #expect(schedule.timeLimit == .seconds(30))
    #expect(schedule.attemptTimeLimit == .seconds(5))
    #expect(schedule.backoff.cap == .seconds(20))
  }
}
