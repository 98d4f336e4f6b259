import Foundation
import Recourse
import RecourseTesting
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5))) struct ErrorRecorderTests {
  private let recorder = ErrorRecorder(
    policy: ErrorPolicy {
      On(.error(RouterError.declined), .alert)
      On(.error(RouterError.soldOut), .toast)
      On(.type(URLError.self), .banner)
      On(.type(RouterLocalizedError.self), .sheet)
      On(.type(RouterHTTPError.self), .route("signIn"))
      Otherwise(.log)
    })

  @Test func `returns the words and the buttons of the presented report`() async throws {
    let line = #line + 1
    let task = recorder.router.attempt { throw RouterError.declined }
    let shown = try await recorder.next()
    #expect(shown.disposition == .alert)
    #expect(shown.title == "Something went wrong")
    #expect(shown.message?.isEmpty == false)
    #expect(shown.actions == ["Try Again", "Cancel"])
    #expect(shown.outcome == nil)
    #expect(shown.report.source.description == "\(#fileID):\(line)")
    try recorder.answer("Cancel")
    await task.value
    try recorder.finish()
    #expect(recorder.router.journal.figures == ["presented 1"])
  }

  @Test func `an answer runs the operation again, whose next failure is another report`()
    async throws
  {
    var runs = 0
    let task = recorder.router.attempt {
      runs += 1
      if runs < 3 { throw RouterError.declined }
    }
    for attempt in 1...2 {
      let shown = try await recorder.next()
      #expect(shown.report.attempt == attempt)
      try recorder.answer("Try Again")
    }
    await task.value
    #expect(runs == 3)
    try recorder.finish()
  }

  @Test func `returns each report with its place`() async throws {
    let errors: [(any Error, Disposition)] = [
      (RouterError.soldOut, .toast), (URLError(.timedOut), .banner),
      (RouterLocalizedError(), .sheet), (RouterError.rejected("card"), .log),
      (CancellationError(), .ignore),
    ]
    for (error, disposition) in errors {
      recorder.router.report(error, origin: .userAction)
      let shown = try await recorder.next()
      #expect(shown.disposition == disposition)
      recorder.dismiss()
    }
    #expect(recorder.router.journal.counts.pending == 0)
    recorder.router.onRoute("signIn") { _ in .stop }
    recorder.router.report(RouterHTTPError(statusCode: 401), origin: .userAction)
    #expect(try await recorder.next().disposition == .route("signIn"))
    try recorder.finish()
  }

  @Test func `a presentation arrives after the answer to the one before it`() async throws {
    recorder.router.report(RouterError.declined, origin: .userAction)
    recorder.router.report(RouterLocalizedError(), origin: .userAction)
    #expect(try await recorder.next().disposition == .alert)
    let failure = #expect(throws: RecorderFailure.self) { try recorder.finish() }
    #expect(failure?.description.contains("waits behind “Something went wrong”") == true)
    try recorder.answer("OK")
    #expect(try await recorder.next().title == "It’s closed")
    try recorder.finish()
  }

  @Test func `coalesced reports are asserted with their problem`() async throws {
    for _ in 0..<50 { recorder.router.report(RouterError.declined, origin: .userAction) }
    #expect(try await recorder.next().title == "Something went wrong")
    try recorder.finish()
  }

  @Test func `expects a logged report among others in one line`() async throws {
    recorder.router.report(URLError(.timedOut), origin: .userAction)
    recorder.router.report(RouterError.rejected("card"), origin: .userAction)
    try await recorder.expectLogged(RouterError.self)
    #expect(try await recorder.next().disposition == .banner)
    try recorder.finish()
  }

  @Test func `expecting a logged report fails for one that is presented`() async throws {
    recorder.router.report(RouterError.soldOut, origin: .userAction)
    let failure = await #expect(throws: RecorderFailure.self) {
      try await recorder.expectLogged(RouterError.self, fileID: "Shop/Tests.swift", line: 7)
    }
    #expect(failure?.description.hasPrefix("Shop/Tests.swift:7: This report should only") == true)
    #expect(failure?.description.contains("toast “Something went wrong”") == true)
  }

  @Test func `expecting a logged report fails if no such error is reported`() async throws {
    let recorder = ErrorRecorder(policy: .standard, timeout: .zero)
    recorder.router.report(RouterError.soldOut, origin: .userAction)
    let failure = await #expect(throws: RecorderFailure.self) {
      try await recorder.expectLogged(URLError.self)
    }
    #expect(failure?.reason == .notReported("URLError"))
  }

  @Test func `finish fails with the location of a report that was not asserted`() {
    let line = #line + 1
    recorder.router.report(RouterError.soldOut, origin: .userAction)
    let failure = #expect(throws: RecorderFailure.self) {
      try recorder.finish(fileID: "Shop/Tests.swift", line: 7)
    }
    #expect(
      failure?.reason
        == .reportsNotAsserted([
          "\(#fileID):\(line): toast “Something went wrong”"
        ]))
    #expect(failure?.description.hasPrefix("Shop/Tests.swift:7: The test doesn’t assert") == true)
  }

  @Test func `next fails at the timeout with its location`() async throws {
    let recorder = ErrorRecorder(timeout: .zero)
    let failure = await #expect(throws: RecorderFailure.self) {
      try await recorder.next(fileID: "Shop/Tests.swift", line: 7)
    }
    #expect(failure?.description.hasPrefix("Shop/Tests.swift:7: No report arrived.") == true)
    try recorder.finish()
  }

  @Test func `an entry of the inbox is answered by its button`() async throws {
    let recorder = ErrorRecorder(policy: ErrorPolicy { Otherwise(.inbox) })
    var runs = 0
    let task = recorder.router.attempt(origin: .background) {
      runs += 1
      if runs == 1 { throw RouterError.declined }
    }
    let shown = try await recorder.next()
    #expect(shown.disposition == .inbox)
    #expect(shown.actions == ["Try Again"])
    #expect(throws: AnswerFailure.nothingShown(answer: "OK")) { try recorder.answer("OK") }
    try recorder.answer("Try Again")
    await task.value
    #expect(runs == 2)
    try recorder.finish()
  }

  @Test func `an answer to a report that is not presented fails`() async throws {
    recorder.router.report(RouterError.rejected("card"), origin: .userAction)
    _ = try await recorder.next()
    #expect(throws: AnswerFailure.nothingShown(answer: "OK")) { try recorder.answer("OK") }
    recorder.router.report(RouterError.declined, origin: .userAction)
    _ = try await recorder.next()
    let failure = #expect(throws: AnswerFailure.self) { try recorder.answer("Pay") }
    #expect(failure?.description.contains("offers “OK”") == true)
    try recorder.finish()
  }

  @Test func `a requested delay passes on the recorder's clock`() async throws {
    let recorder = ErrorRecorder(policy: ErrorPolicy { Otherwise(.toast) })
    let task = recorder.router.attempt {
      throw RouterHTTPError(statusCode: 429, retryAfter: .seconds(30))
    }
    #expect(try await recorder.next().actions == [])
    await recorder.clock.waitForSleeper(until: .seconds(30))
    await recorder.clock.advance(by: .seconds(30))
    await eventually { (try? recorder.answer("Try Again")) != nil }
    let repeated = try await recorder.next()
    #expect(repeated.report.attempt == 2)
    #expect(repeated.message?.contains("Tried 2 times.") == true)
    task.cancel()
    await task.value
    try recorder.finish()
  }
}
