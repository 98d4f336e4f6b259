import Foundation
import Recourse
import RecourseTesting
import Testing

@Suite struct RetryAdviceTests {
  private let now = Date(timeIntervalSince1970: 1_000)

  @Test func `advises an immediate retry for transient and unknown errors`() {
    for error in [URLError(.timedOut), RetryTestError.busy, RetryTestStatus(statusCode: 503)]
      as [any Error]
    {
      #expect(error.causeTree.retryAdvice(at: now) == .now)
    }
  }

  @Test func `advises a retry after the delay that the error requests`() {
    let seconds = RetryTestStatus(statusCode: 429, retryAfter: .seconds(30))
    #expect(seconds.causeTree.retryAdvice(at: now) == .after(.seconds(30)))
    let date = RetryTestStatus(statusCode: 503, retryAfter: .date(now + 60))
    #expect(date.causeTree.retryAdvice(at: now) == .after(.seconds(60)))
    #expect(date.causeTree.retryAdvice(at: now + 60) == .now)
    #expect(
      RetryTestWrapper(causes: [seconds]).causeTree.retryAdvice(at: now) == .after(.seconds(30)))
    let zero = RetryTestStatus(statusCode: 429, retryAfter: .seconds(0))
    #expect(zero.causeTree.retryAdvice(at: now) == .now)
  }

  @Test func `advises against a retry if the user or a developer must act`() {
    for status in [401, 402, 403, 404, 409, 422, 501] {
      #expect(
        RetryTestStatus(statusCode: status).causeTree.retryAdvice(at: now) == .never, "\(status)")
    }
    let refused = RetryTestStatus(statusCode: 401, retryAfter: .seconds(5))
    #expect(refused.causeTree.retryAdvice(at: now) == .never)
  }

  @Test func `a sign-in is needed if the error or a cause requires it`() {
    #expect(RetryTestStatus(statusCode: 401).causeTree.needsSignIn)
    #expect(URLError(.userAuthenticationRequired).causeTree.needsSignIn)
    #expect(RetryTestWrapper(causes: [RetryTestStatus(statusCode: 401)]).causeTree.needsSignIn)
    #expect(!RetryTestStatus(statusCode: 402).causeTree.needsSignIn)
    #expect(!RetryTestError.busy.causeTree.needsSignIn)
  }

  @Test func `a describer can omit a delay that is counted down elsewhere`() {
    let error = RetryTestStatus(statusCode: 429, retryAfter: .seconds(30))
    let describer = ErrorDescriber(locale: Locale(identifier: "en"))
    #expect(describer.describe(error).recoverySuggestion == "Try again in 30 seconds.")
    #expect(describer.omittingDelays.describe(error).recoverySuggestion == nil)
  }
}
