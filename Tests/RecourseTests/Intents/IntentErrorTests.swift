import Foundation
import Recourse
import RecourseIntents
import Testing

@Suite struct IntentErrorTests {
  private static let kinds: [(any Error, IntentError.Kind?)] = [
    (URLError(.notConnectedToInternet), .networkFailure),
    (URLError(.networkConnectionLost), .networkFailure),
    (URLError(.timedOut), nil),
    (IntentHTTPError(statusCode: 401), .signIn),
    (IntentHTTPError(statusCode: 403), .notAllowed),
    (IntentHTTPError(statusCode: 404), .entityNotFound),
    (IntentHTTPError(statusCode: 503), nil),
    (CocoaError(.fileNoSuchFile), .entityNotFound),
    (CocoaError(.fileWriteOutOfSpace), nil),
    (IntentSignedOutError(), .signIn),
    (IntentRemedyError(remedy: .needsUser), nil),
    (CancellationError(), nil),
    (NSError(domain: "Shop", code: 3), nil),
  ]

  @Test(arguments: kinds)
  func `the kind follows the most specific known cause`(
    error: any Error, kind: IntentError.Kind?
  ) {
    #expect(IntentError(error).kind == kind)
    #expect(IntentError(IntentWrapper(cause: error)).kind == kind)
  }

  @Test(arguments: [
    (ErrorMeaning.bluetoothDenied, IntentError.Kind.bluetoothPermission),
    (.contactsDenied, .contactsPermission), (.localNetworkDenied, .localNetworkPermission),
    (.locationDenied, .locationPermission), (.photosDenied, .photosPermission),
    (.signInNeeded, .signIn), (.confirmationNeeded, .confirmation),
    (.nothingFound, .entityNotFound), (.restricted, .featureRestricted),
    (.lowDataMode, .networkFailure), (.readOnly, .notAllowed),
    (.unsupported, .unsupportedOnDevice),
  ])
  func `a catalog gives an app's own error a kind`(
    meaning: ErrorMeaning, kind: IntentError.Kind
  ) {
    let catalog = ErrorCatalog().mapping(domain: "Shop", codes: [7], to: meaning)
    let error = NSError(domain: "Shop", code: 7)
    #expect(IntentError(error).kind == nil)
    #expect(IntentError(error, describedBy: ErrorDescriber(catalog: catalog)).kind == kind)
  }

  @Test(arguments: [ErrorRemedy.transient, .permanent])
  func `the system never asks for an action that isn't the remedy`(remedy: ErrorRemedy) {
    let signIn = IntentHTTPError(statusCode: 401)
    let missing = IntentHTTPError(statusCode: 404)
    #expect(IntentError(IntentRemedyError(remedy: remedy, causes: [signIn])).kind == nil)
    #expect(IntentError(IntentRemedyError(remedy: .needsUser, causes: [signIn])).kind == .signIn)
    #expect(
      IntentError(IntentRemedyError(remedy: remedy, causes: [missing])).kind == .entityNotFound)
  }

  @Test func `a failure of some elements is partial unless the person can act`() {
    let missing = IntentHTTPError(statusCode: 404)
    #expect(IntentError(AggregateError([missing], total: 3)).kind == .partialFailure)
    #expect(IntentError(AggregateError([missing, missing], total: 2)).kind == .entityNotFound)
    let signIn = AggregateError([IntentHTTPError(statusCode: 401)], total: 3)
    #expect(IntentError(signIn).kind == .signIn)
  }

  @Test func `Siri speaks the title, the message, the suggestion and the support code once`() {
    for error in Self.kinds.map(\.0) {
      let words = ErrorDescriber().describe(error)
      let text = IntentError(error).text
      #expect(text.hasPrefix(words.title + "\n" + words.message))
      #expect(words.recoverySuggestion.map(text.contains) ?? true)
      #expect(text.components(separatedBy: words.supportCode.description).count == 2, "\(text)")
    }
  }

  @Test func `an app's mapped words are spoken`() {
    let describer = ErrorDescriber().mapping(IntentSignedOutError.self) { _ in
      ErrorDescription(title: "No coffee yet", message: "Sign in first.")
    }
    let error = IntentError(IntentSignedOutError(), describedBy: describer)
    let code = describer.describe(IntentSignedOutError()).supportCode
    #expect(error.text.hasPrefix("No coffee yet\nSign in first.\n"))
    #expect(error.text.contains("\(code)"))
  }

  @Test func `the error counts as the original in every later stage`() {
    for error in Self.kinds.map(\.0) {
      let thrown = IntentError(error)
      let describer = ErrorDescriber()
      #expect(Fingerprint(of: thrown) == Fingerprint(of: error))
      #expect(describer.describe(thrown).supportCode == describer.describe(error).supportCode)
      #expect(describer.describe(thrown).title == describer.describe(error).title)
      #expect(describer.describe(thrown).message == describer.describe(error).message)
      #expect(thrown.remedy == error.remedy)
      #expect(thrown.isCancellation == error.isCancellation)
    }
  }

  @Test func `printing the error reveals no words and no payload`() {
    let error = NSError(
      domain: "Shop", code: 3, userInfo: [NSLocalizedDescriptionKey: "Mr. Smith's order"])
    let thrown = IntentError(error)
    var dumped = ""
    dump(thrown, to: &dumped)
    for text in ["\(thrown)", String(reflecting: thrown), dumped] {
      #expect(!text.contains("Smith"))
      #expect(text.contains("Shop 3"))
    }
  }
}

@Suite struct IntentErrorThrowingTests {
  @Test func `an operation's value is returned, and its error is replaced and recorded`()
    async throws
  {
    let journal = ErrorJournal()
    #expect(try await withIntentErrors(journal: journal) { 7 } == 7)
    let error = await #expect(throws: IntentError.self) {
      try await withIntentErrors(journal: journal) { throw URLError(.notConnectedToInternet) }
    }
    #expect(error?.kind == .networkFailure)
    let record = JournalRecord(try #require(journal.entries.first))
    #expect(journal.entries.count == 1)
    #expect(record.supportCode == error?.words.supportCode)
    #expect(record.origin == .userAction)
  }

  @Test func `a cancellation stays a cancellation and isn't recorded`() async {
    let journal = ErrorJournal()
    await #expect(throws: CancellationError.self) {
      try await withIntentErrors(journal: journal) { throw CancellationError() }
    }
    await #expect(throws: URLError(.cancelled)) {
      try await withIntentErrors(journal: journal) { throw URLError(.cancelled) }
    }
    #expect(journal.entries.isEmpty)
  }

  @Test func `an intent that calls another one records an error once`() async {
    let journal = ErrorJournal()
    let error = await #expect(throws: IntentError.self) {
      try await withIntentErrors(journal: journal) {
        try await withIntentErrors(journal: journal) { throw IntentHTTPError(statusCode: 404) }
      }
    }
    #expect(error?.kind == .entityNotFound)
    #expect(journal.entries.count == 1)
  }

  @MainActor
  @Test func `the operation runs on the caller's actor`() async throws {
    var count = 0
    try await withIntentErrors { count += 1 }
    #expect(count == 1)
  }
}

private struct IntentHTTPError: HTTPStatusProvider {
  let statusCode: Int
}

private struct IntentSignedOutError: SharedCauseProvider {
  var sharedCause: SharedCause? { .signedOut }
}

private struct IntentRemedyError: ErrorRemedyProvider, CauseProvider {
  let remedy: ErrorRemedy
  var causes: [any Error] = []
}

private struct IntentWrapper: CauseProvider {
  let cause: any Error
  var causes: [any Error] { [cause] }
}
