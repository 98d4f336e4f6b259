import Foundation
import Testing

@testable import Recourse  // Token buckets and countdowns are internal.

@MainActor
@Suite struct LongDelayTests {
  private static let longest = Duration(
    secondsComponent: .max, attosecondsComponent: 999_999_999_999_999_999)

  @Test func `a countdown of the longest delay starts at the maximum number of seconds`() {
    let countdown = RetryCountdown(Self.longest) { _ in }
    #expect(countdown.wait == .seconds(.max))
  }

  @Test func `the longest Retry-After becomes a suggestion to try again later`() {
    let text = BuiltInText(locale: .init(identifier: "en"))
    let later = text["retry.later"]
    #expect(RetryAfter.seconds(.max).suggestion(in: text) == later)
    #expect(RetryAfter.date(.distantFuture).suggestion(in: text) == later)
  }

  @Test func `a budget of maximum capacity counts its tokens`() {
    var bucket = TokenBucket(capacity: .max, returnedBySuccess: 1, refillInterval: .seconds(1))
    let full = bucket.available(at: .zero)
    let isWithdrawn = bucket.withdraw(at: .zero)
    let left = bucket.available(at: .zero)
    let refilled = bucket.available(at: Self.longest)
    #expect(full == 1_000_000_000)
    #expect(isWithdrawn)
    #expect(left == 999_999_999)
    #expect(refilled == 1_000_000_000)
  }
}
