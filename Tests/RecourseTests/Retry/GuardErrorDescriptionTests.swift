import Foundation
import Recourse
import Testing

@Suite struct GuardErrorDescriptionTests {
  @Test(arguments: [
    ("en", "This took too long", "The service isn’t available", "Try again in 12 seconds."),
    ("de", "Das hat zu lange gedauert", "Der Dienst ist nicht verfügbar", "in 12 Sekunden"),
    ("ja", "時間がかかりすぎました", "サービスを利用できません", "12秒後"),
  ])
  func `describes a timeout and an open breaker in the user's language`(
    language: String, timeout: String, unavailable: String, suggestion: String
  ) {
    let describer = ErrorDescriber(locale: Locale(identifier: language))
    let late = TimeoutError(limit: .seconds(10), cause: URLError(.badServerResponse))
    #expect(describer.describe(late).title == timeout)
    // The limit is for any work, so its message must not speak of a server.
    #expect(describer.describe(late).message != describer.describe(URLError(.timedOut)).message)
    let refused = describer.describe(CircuitOpenError(retryAfter: .seconds(12)))
    #expect(refused.title == unavailable)
    #expect(refused.recoverySuggestion?.contains(suggestion) == true)
    let limited = describer.describe(CallLimitError(retryAfter: .seconds(12)))
    #expect(limited.title == describer.describe(RetryTestStatus(statusCode: 429)).title)
    #expect(limited.recoverySuggestion?.contains(suggestion) == true)
  }

  @Test func `has a specific text in every language`() {
    let general = Set(
      ErrorDescriber.localizations.map { title(of: GuardUnknownError(), in: $0) })
    for language in ErrorDescriber.localizations {
      #expect(!general.contains(title(of: TimeoutError(limit: .seconds(1)), in: language)))
      #expect(!general.contains(title(of: CircuitOpenError(), in: language)))
      #expect(!general.contains(title(of: CallLimitError(), in: language)))
    }
  }

  @Test func `has the remedy time, and requests the delay of the breaker or of the limit`() {
    let late: any Error = TimeoutError(limit: .seconds(1))
    let refused: any Error = CircuitOpenError(retryAfter: .seconds(3))
    #expect(late.remedy == .transient)
    #expect(refused.remedy == .transient)
    #expect(refused.causeTree.requestedDelay() == .seconds(3))
    #expect((CircuitOpenError() as any Error).causeTree.requestedDelay() == nil)
    let limited: any Error = CallLimitError(retryAfter: .seconds(4))
    #expect(limited.remedy == .transient)
    #expect(limited.causeTree.requestedDelay() == .seconds(4))
    #expect((CallLimitError() as any Error).causeTree.requestedDelay() == nil)
  }

  @Test func `only a refusal by a breaker or a limit proves that nothing was done`() {
    let late: any Error = TimeoutError(limit: .seconds(1))
    let refused: any Error = CircuitOpenError()
    let limited: any Error = CallLimitError()
    #expect(refused.causeTree.isProofThatNothingWasDone)
    #expect(limited.causeTree.isProofThatNothingWasDone)
    #expect(!late.causeTree.isProofThatNothingWasDone)
  }

  private func title(of error: any Error, in language: String) -> String {
    ErrorDescriber(locale: Locale(identifier: language)).describe(error).title
  }
}

private struct GuardUnknownError: Error {}
