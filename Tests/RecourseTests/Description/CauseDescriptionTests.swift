import Foundation
import Recourse
import Testing

@Suite struct CauseDescriptionTests {
  private let describer = ErrorDescriber(locale: Locale(identifier: "en"))
  private let inner = SpokenError(errorTitle: "Inner", errorMessage: "Inner message.")
  private let middle = SpokenError(errorTitle: "Middle", errorMessage: "Middle message.")

  @Test func `describes an error without text by its deepest describable cause`() {
    let middle = NSError(
      domain: "Middle", code: 1,
      userInfo: [NSLocalizedFailureReasonErrorKey: "Middle.", NSUnderlyingErrorKey: inner])
    let description = describer.describe(Caused(Caused(middle)))
    #expect(description.title == "Inner")
    #expect(description.message == "Inner message.")
    #expect(describer.describe(Caused(Caused(self.middle, MuteError.quiet))).title == "Middle")
  }

  @Test func `keeps the outer error's title, above the title and the message of its cause`() {
    let error = NSError(
      domain: "Outer", code: 1,
      userInfo: [NSLocalizedDescriptionKey: "Not saved", NSUnderlyingErrorKey: inner])
    let description = describer.describe(error)
    #expect(description.title == "Not saved")
    #expect(description.message == "Inner\nInner message.")
  }

  @Test func `ignores the causes of an error that has a message of its own`() {
    let error = NSError(
      domain: "Outer", code: 1,
      userInfo: [NSLocalizedFailureReasonErrorKey: "Outer message.", NSUnderlyingErrorKey: inner])
    let description = describer.describe(error)
    #expect(description.title == "Something went wrong")
    #expect(description.message == "Outer message.")
  }

  @Test func `uses the suggestion and the help anchor of the describing cause`() {
    let cause = LocalizedExample(
      errorDescription: "Full", failureReason: "Too many.", recoverySuggestion: "Delete some.",
      helpAnchor: "full")
    let description = describer.describe(Caused(cause))
    #expect(description.recoverySuggestion == "Delete some.")
    #expect(description.helpAnchor == "full")
  }

  @Test func `uses the only text of a cause as the title`() {
    let description = describer.describe(Caused(LocalizedExample(errorDescription: "It is full.")))
    #expect(description.title == "It is full.")
    #expect(description.message == "This couldn’t be completed.")
  }

  @Test func `prefers the first cause, and a cancelled one only if no other has text`() {
    #expect(describer.describe(Caused(inner, middle)).title == "Inner")
    #expect(describer.describe(Caused(CancellationError(), middle)).title == "Middle")
    #expect(describer.describe(Caused(Caused(CancellationError()), middle)).title == "Middle")
    #expect(describer.describe(Caused(CancellationError())).title == "Cancelled")
  }

  @Test(.timeLimit(.minutes(5)))
  func `describes errors with endless causes`() {
    let circle = CauseCircle()
    let errors: [any Error] = [
      circle.error, EndlessError(), Caused.chain(10_000, around: MuteError.quiet),
      NSError(
        domain: "Wide", code: 1,
        userInfo: [
          "NSMultipleUnderlyingErrorsKey": [any Error](repeating: MuteError.quiet, count: 100_000)
        ]),
    ]
    for error in errors {
      #expect(describer.describe(error).title == "Something went wrong")
    }
    #expect(describer.describe(Caused(circle.error, inner)).title == "Inner")
  }
}
