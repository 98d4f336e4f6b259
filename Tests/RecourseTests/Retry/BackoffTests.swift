import Recourse
import RecourseTesting
import Testing

@Suite struct BackoffTests {
  private var generator = SeededGenerator(seed: 1)

  private mutating func delays(of backoff: Backoff, count: Int = 5) -> [Duration] {
    var previous: Duration?
    return (1...count).map { failures in
      let delay = backoff.delay(afterFailures: failures, previous: previous, using: &generator)
      previous = delay
      return delay
    }
  }

  @Test mutating func `returns no delay or a constant delay`() {
    #expect(delays(of: .none) == Array(repeating: .zero, count: 5))
    #expect(
      delays(of: .constant(.milliseconds(1_500)))
        == Array(repeating: .milliseconds(1_500), count: 5))
  }

  @Test mutating func `grows by a constant step`() {
    #expect(
      delays(of: .linear(first: .milliseconds(100), step: .milliseconds(50)))
        == [100, 150, 200, 250, 300].map { .milliseconds($0) })
  }

  @Test mutating func `grows by a factor without losing fractions`() {
    #expect(
      delays(of: .exponential(first: .milliseconds(100)))
        == [100, 200, 400, 800, 1_600].map { .milliseconds($0) })
    #expect(
      delays(of: .exponential(first: .seconds(1), factor: 1.5))
        == [1_000_000, 1_500_000, 2_250_000, 3_375_000, 5_062_500].map { .microseconds($0) })
  }

  @Test mutating func `a custom backoff calls its function`() {
    #expect(
      delays(of: .custom { .seconds($0 * $0) }, count: 3) == [1, 4, 9].map { .seconds($0) })
    let schedule = RetrySchedule.custom(maxAttempts: 4) { .seconds($0 * $0) }
    #expect(schedule.maxAttempts == 4)
    #expect(delays(of: schedule.backoff, count: 3) == [1, 4, 9].map { .seconds($0) })
  }

  @Test mutating func `a delay before any failure is the first delay`() {
    let backoff = Backoff.linear(first: .seconds(2), step: .seconds(1))
    for failures in [-1, 0, 1] {
      #expect(backoff.delay(afterFailures: failures, using: &generator) == .seconds(2))
    }
  }

  @Test mutating func `a decorrelated delay can be longer than 3 times the base`() {
    let backoff = Backoff.decorrelated(base: .seconds(1)).capped(at: .seconds(20))
    let delays = (0..<100).map { _ in
      backoff.delay(afterFailures: 2, previous: .seconds(6), using: &generator)
    }
    #expect(delays.contains { $0 > .seconds(3) })
  }

  @Test mutating func `never exceeds the cap`() {
    #expect(
      delays(of: .exponential(first: .seconds(1)).capped(at: .seconds(5)))
        == [1, 2, 4, 5, 5].map { .seconds($0) })
    #expect(
      delays(of: .custom { _ in .seconds(9) }.capped(at: .seconds(3)), count: 1) == [.seconds(3)])
    #expect(delays(of: .constant(.seconds(9)).capped(at: .seconds(-3)), count: 1) == [.zero])
  }

  @Test mutating func `is never negative`() {
    #expect(delays(of: .custom { _ in .seconds(-1) }, count: 1) == [.zero])
    #expect(delays(of: .constant(.seconds(-1)), count: 1) == [.zero])
    #expect(
      delays(of: .linear(first: .seconds(2), step: .seconds(-1)), count: 4)
        == [2, 1, 0, 0].map { .seconds($0) })
    #expect(delays(of: .decorrelated(base: .seconds(-1)), count: 2) == [.zero, .zero])
  }

  @Test mutating func `returns no delay for a factor that is not a number`() {
    let backoff = Backoff.exponential(first: .seconds(1), factor: .nan)
    #expect(backoff.delay(afterFailures: 3, using: &generator) == .zero)
  }

  @Test mutating func `draws a decorrelated delay between the base and 3 times the previous delay`()
  {
    let backoff = Backoff.decorrelated(base: .seconds(1)).capped(at: .seconds(20))
    var previous: Duration?
    for failures in 1...1_000 {
      let delay = backoff.delay(afterFailures: failures, previous: previous, using: &generator)
      #expect(delay >= .seconds(1))
      #expect(delay <= min((previous ?? .seconds(1)) * 3, .seconds(20)))
      previous = delay
    }
  }

  /// Guards against delays that overflow, trap, or hang, which are known problems of such
  /// libraries.
  @Test(arguments: [20_261_121] as [UInt64])
  func `grows up to the cap and stays there for any number of failures`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for number in 0..<10_000 {
      let (backoff, name) = RetryGenerator.backoff(using: &generator)
      let failures = RetryGenerator.failures(using: &generator)
      let later = failures + .random(in: 0...(Int.max - failures), using: &generator)
      let delay = backoff.delay(afterFailures: failures, using: &generator)
      let laterDelay = backoff.delay(afterFailures: later, using: &generator)
      guard delay >= .zero, delay <= laterDelay, laterDelay <= backoff.cap else {
        Issue.record("case \(number) of seed \(seed): \(name) \(failures) \(delay) \(laterDelay)")
        return
      }
    }
  }
}
