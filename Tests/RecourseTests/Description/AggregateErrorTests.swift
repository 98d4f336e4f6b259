import Foundation
import Recourse
import Testing

@Suite struct AggregateErrorTests {
  private let describer = ErrorDescriber(locale: Locale(identifier: "en"))

  @Test func `a single problem explains all failures in its own message`() {
    let error = AggregateError(Array(repeating: PhotoError.diskFull, count: 3), total: 20)
    let description = describer.describe(error)
    #expect(description.title == "3 of 20 couldn’t be completed")
    #expect(description.fullMessage == "The disk is full\nDelete some photos.")
  }

  @Test func `lists each distinct problem once with its count, the most frequent first`() {
    let failures: [any Error] = [
      PhotoError.tooLarge("A"), PhotoError.diskFull, PhotoError.tooLarge("B"), PhotoError.diskFull,
    ]
    let description = describer.describe(AggregateError(failures, total: 1_000))
    #expect(description.title == "4 of 1,000 couldn’t be completed")
    #expect(
      description.fullMessage == "The disk is full (2)\nA is too large (1)\nB is too large (1)")
  }

  @Test func `lists at most five problems and counts the others`() {
    let failures = (1...8).map { PhotoError.tooLarge("\($0)") }
    let lines = describer.describe(AggregateError(failures, total: 8)).message
      .components(separatedBy: "\n")
    #expect(lines.count == 6)
    #expect(lines.last == "And 3 more problems.")
  }

  @Test func `lists a problem without a title of its own by its message`() {
    let error = AggregateError([PhotoError.diskFull, Blurred()], total: 2)
    #expect(describer.describe(error).message == "The disk is full (1)\nThe photo is blurred. (1)")
  }

  @Test(arguments: [
    ("en", "1 of 20 couldn’t be completed", "3 of 20 couldn’t be completed"),
    (
      "de", "1 von 20 konnte nicht abgeschlossen werden",
      "3 von 20 konnten nicht abgeschlossen werden"
    ),
    ("ja", "20件中1件を完了できませんでした", "20件中3件を完了できませんでした"),
    (
      "fr", "1 élément sur 20 n’a pas pu être traité", "3 éléments sur 20 n’ont pas pu être traités"
    ),
    ("ar", "تعذّر إكمال 1 من أصل 20", "تعذّر إكمال 3 من أصل 20"),
  ])
  func `the title has the plural form of the number of failures`(
    _ language: String, one: String, three: String
  ) {
    let describer = ErrorDescriber(locale: Locale(identifier: language))
    let failures = Array(repeating: PhotoError.diskFull, count: 3)
    #expect(describer.describe(AggregateError([failures[0]], total: 20)).title == one)
    #expect(describer.describe(AggregateError(failures, total: 20)).title == three)
  }

  @Test func `presents the app's own title, as plain text`() {
    let error = AggregateError([PhotoError.diskFull], total: 20, title: " 1 photo\nis missing ")
    #expect(describer.describe(error).title == "1 photo is missing")
  }

  @Test func `a mapper of the app replaces the words`() {
    let describer = describer.mapping(AggregateError.self) { error in
      ErrorDescription(title: "\(error.failures.count) of \(error.total)", message: "Sorry.")
    }
    #expect(describer.describe(AggregateError([PhotoError.diskFull], total: 2)).title == "1 of 2")
  }

  @Test func `the only element of an operation is described like its own error`() {
    let error = AggregateError([PhotoError.tooLarge("A")], total: 1)
    #expect(describer.describe(error).title == "A is too large")
  }

  @Test func `the fingerprint depends on the problems, not on their number or order`() {
    let few: [any Error] = [PhotoError.diskFull, URLError(.timedOut)]
    let many: [any Error] = Array(repeating: URLError(.timedOut), count: 1_000) + few
    let error = AggregateError(few, total: 2)
    #expect(Fingerprint(of: error) == Fingerprint(of: AggregateError(many, total: 5_000)))
    #expect(Fingerprint(of: error) != Fingerprint(of: AggregateError([few[0]], total: 2)))
    #expect(Fingerprint(of: error) != Fingerprint(of: PhotoError.diskFull))
  }

  @Test func `a retry may help if it may help any failed element`() {
    func remedy(_ failures: any Error...) -> ErrorRemedy {
      (AggregateError(failures, total: 9) as any Error).remedy
    }
    let permanent = RouterHTTPError(statusCode: 501)
    let needsUser = RouterHTTPError(statusCode: 401)
    #expect(remedy(permanent, needsUser, URLError(.timedOut)) == .transient)
    #expect(remedy(permanent, PhotoError.diskFull) == .transient)
    #expect(remedy(permanent, needsUser) == .needsUser)
    #expect(remedy(permanent) == .permanent)
  }

  @Test func `requests the longest delay of all failures`() {
    let failures: [any Error] = [30, 90, 60].map {
      RouterHTTPError(statusCode: 429, retryAfter: .seconds($0))
    }
    let error = AggregateError(failures + [PhotoError.diskFull], total: 20)
    #expect(error.causeTree.requestedDelay() == .seconds(90))
    #expect(describer.describe(error).message.hasSuffix("\nTry again in 90 seconds."))
    let single = describer.describe(AggregateError(failures, total: 20))
    #expect(single.recoverySuggestion == "Try again in 90 seconds.")
  }

  @Test func `prints no payload`() {
    let error = AggregateError([PhotoError.tooLarge("Secret"), PhotoError.diskFull], total: 20)
    var dumped = ""
    dump(error, to: &dumped)
    #expect(
      ![dumped, "\(error)", error.causeTree.developerText].contains { $0.contains("Secret") })
    #expect("\(error)".hasPrefix("AggregateError 2 of 20 ← "))
    #expect(error.causeTree.developerText.contains("failed: 2"))
  }
}

private enum PhotoError: ErrorAlertConvertible {
  case diskFull
  case tooLarge(String)

  var errorTitle: String {
    switch self {
    case .diskFull: "The disk is full"
    case .tooLarge(let name): "\(name) is too large"
    }
  }

  var errorMessage: String { "Delete some photos." }
}

private struct Blurred: LocalizedError {
  var errorDescription: String? { "The photo is blurred." }
}
