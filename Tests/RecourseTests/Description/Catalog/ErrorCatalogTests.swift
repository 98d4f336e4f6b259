import Foundation
import Recourse
import RecourseTerminal
import RecourseTesting
import Testing

@Suite(.timeLimit(.minutes(5))) struct ErrorCatalogTests {
  @Test func `names codes of a domain, with their meaning and remedy`() {
    let describer = ErrorDescriber(locale: Locale(identifier: "en"), catalog: .acme)
    let declined = NSError(domain: "AcmePay", code: 402)
    #expect(describer.describe(declined).title == "The payment was declined")
    #expect(declined.remedy(in: .acme) == .needsUser)
    #expect(NSError(domain: "AcmePay", code: 503).remedy(in: .acme) == .transient)
    #expect(NSError(domain: "AcmePay", code: 590).remedy(in: .acme) == .permanent)
    #expect(NSError(domain: "Other", code: 402).remedy(in: .acme) == .unknown)
  }

  @Test func `names errors of a type, also as the cause of another error`() {
    let describer = ErrorDescriber(locale: Locale(identifier: "en"), catalog: .acme)
    #expect(describer.describe(AcmeError.wrongPIN).title == "The sign-in details aren’t right")
    #expect(
      describer.describe(Caused(AcmeError.wrongPIN)).title == "The sign-in details aren’t right")
    #expect(describer.describe(AcmeError.other).title == "Something went wrong")
  }

  @Test func `an error's own properties ask only the built-in catalog`() {
    let error = NSError(domain: "AcmePay", code: 3)
    #expect(error.isCancellation(in: .acme))
    #expect(!error.isCancellation)
    #expect(Caused(error).isCancellation(in: .acme))
    #expect(!Caused(error).isCancellation)
    #expect(NSError(domain: "AcmePay", code: 402).remedy == .unknown)
  }

  @Test func `a later entry takes precedence, also over the built-in catalog`() {
    let timeout = NSError(domain: NSURLErrorDomain, code: -1_001)
    let catalog = ErrorCatalog()
      .mapping(domain: NSURLErrorDomain, codes: [-1_001], to: .serverFailed)
      .mapping(domain: NSURLErrorDomain, codes: [-1_001], to: .serviceUnavailable)
    let describer = ErrorDescriber(locale: Locale(identifier: "en"), catalog: catalog)
    #expect(describer.describe(timeout).title == "The service isn’t available")
    let both = ErrorCatalog.acme.adding(catalog)
    #expect(NSError(domain: "AcmePay", code: 3).isCancellation(in: both))
    #expect(
      ErrorDescriber(catalog: both).describe(timeout).title
        == ErrorDescriber(catalog: catalog).describe(timeout).title)
  }

  @Test func `texts for developers are never presented, and an app's texts always are`() {
    let texts = [NSLocalizedDescriptionKey: "PK-1: ledger mismatch"]
    let error = NSError(domain: "AcmePay", code: 1, userInfo: texts)
    let known = NSError(domain: "AcmePay", code: 402, userInfo: texts)
    let english = Locale(identifier: "en")
    let hiding = ErrorDescriber(locale: english, catalog: .acme)
    #expect(hiding.describe(error).title == "Something went wrong")
    #expect(hiding.describe(known).title == "The payment was declined")
    let falling = ErrorCatalog.acme.texts(ofDomain: "AcmePay", are: .fallback)
    let describer = ErrorDescriber(locale: english, catalog: falling)
    #expect(describer.describe(error).title == "PK-1: ledger mismatch")
    #expect(describer.describe(known).title == "The payment was declined")
    let showing = ErrorCatalog.acme.texts(ofDomain: "AcmePay", are: .forPeople)
    #expect(ErrorDescriber(catalog: showing).describe(known).title == "PK-1: ledger mismatch")
    let mute = ErrorCatalog().texts(of: LocalizedExample.self, are: .forDevelopers)
    let spoken = LocalizedExample(errorDescription: "E42")
    #expect(
      ErrorDescriber(locale: english, catalog: mute).describe(spoken).title
        == "Something went wrong")
  }

  // MARK: Every stage asks the catalog that it was given

  @Test func `withRetry never repeats a cancellation or a failure that needs the user`() async {
    let context = RetryContext(catalog: .acme, clock: ManualClock(advancesBySleeping: true))
    for (code, runs) in [(3, 1), (402, 1), (503, 3)] {
      var count = 0
      try? await withRetry(idempotency: .idempotent, context: context) {
        count += 1
        throw NSError(domain: "AcmePay", code: code)
      }
      #expect(count == runs, "\(code)")
    }
  }

  @MainActor @Test func `a router ignores the cancellations, and alerts what needs the user`()
    async
    throws
  {
    let recorder = ErrorRecorder(describer: ErrorDescriber(catalog: .acme))
    let router = recorder.router
    let ignored = router.report(NSError(domain: "AcmePay", code: 3), origin: .userAction)
    #expect(await ignored.outcome == .ignored)
    #expect(try await recorder.next().outcome == .ignored)
    router.report(NSError(domain: "AcmePay", code: 402), origin: .userAction)
    #expect(
      try await recorder.next().title
        == ErrorDescriber(catalog: .acme)
        .describe(NSError(domain: "AcmePay", code: 402)).title)
    try recorder.answer("OK")
    try recorder.finish()
  }

  @MainActor @Test func `withRetry inside an attempt asks the catalog of the router`() async {
    let router = ErrorRouter(describer: ErrorDescriber(catalog: .acme))
    var runs = 0
    let task = router.attempt {
      try await withRetry(
        idempotency: .idempotent,
        context: RetryContext(clock: ManualClock(advancesBySleeping: true))
      ) {
        runs += 1
        throw NSError(domain: "AcmePay", code: 3)
      }
    }
    await task.value
    #expect(runs == 1)
    #expect(router.journal.counts[.ignored] == 1)
  }

  @MainActor @Test func `a loader ends quietly on a cancellation`() async {
    let loader = Loader<Int>(context: RetryContext(catalog: .acme)) {
      throw NSError(domain: "AcmePay", code: 3)
    }
    await loader.load()
    #expect(!loader.state.isLoading)
    if case .failed = loader.state { Issue.record("a cancellation is a failure") }
  }

  @Test func `the journal ignores a cancellation that code without a router records`() {
    let journal = ErrorJournal(catalog: .acme)
    journal.record(NSError(domain: "AcmePay", code: 3))
    #expect(journal.counts[.ignored] == 1)
  }

  @Test func `the terminal prints nothing for a cancellation, and its status follows the meaning`()
  {
    let describer = ErrorDescriber(locale: Locale(identifier: "en"), catalog: .acme)
    var text = ""
    let presenter = TerminalPresenter(describer: describer, style: .plain)
    presenter.present(NSError(domain: "AcmePay", code: 3), to: &text)
    #expect(text.isEmpty)
    presenter.present(NSError(domain: "AcmePay", code: 402), to: &text)
    #expect(text.hasPrefix("The payment was declined\n"))
    #expect(ProgramStatus(NSError(domain: "AcmePay", code: 3), catalog: .acme) == .cancelled)
    #expect(ProgramStatus(NSError(domain: "AcmePay", code: 503), catalog: .acme) == .unavailable)
  }

  @Test func `no guard starts anything after a cancellation of the app's catalog`() async {
    let context = RetryContext(catalog: .acme)
    await #expect(throws: NSError.self) {
      try await withRetry(.never, idempotency: .idempotent, context: context) {
        throw NSError(domain: "AcmePay", code: 3)
      }
    }
  }
}

extension ErrorCatalog {
  /// The catalog of an app that uses a library which nobody else knows.
  fileprivate static let acme = ErrorCatalog()
    .mapping(domain: "AcmePay", codes: [3, 9], to: .cancelled)
    .mapping(domain: "AcmePay", codes: [402], to: .paymentDeclined)
    .mapping(domain: "AcmePay", codes: 500...599, to: .serviceUnavailable)
    .mapping(domain: "AcmePay", codes: [590], to: .serviceUnavailable, remedy: .permanent)
    .mapping(AcmeError.self) { $0 == .wrongPIN ? .passwordWrong : nil }
    .texts(ofDomain: "AcmePay", are: .forDevelopers)
}

private enum AcmeError: Error {
  case wrongPIN, other
}
