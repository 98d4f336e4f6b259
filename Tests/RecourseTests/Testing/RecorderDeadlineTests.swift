import Recourse
import RecourseTesting
import Testing

/// Tests the end of a test that doesn't answer a presentation.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct RecorderDeadlineTests {
  private let timer = ManualClock()
  private let recorder: ErrorRecorder

  init() {
    recorder = ErrorRecorder(
      policy: ErrorPolicy {
        On(.error(RouterError.soldOut), .toast)
        Otherwise(.alert)
      }, timeout: .seconds(20), timer: timer)
  }

  @Test func `an alert without an answer is named and withdrawn, so that its operation ends`()
    async throws
  {
    let line = #line + 1
    let payment = recorder.router.attempt { throw RouterError.declined }
    #expect(try await recorder.next().report.attempt == 1)
    // The deadline of the second report is another moment than that of the first.
    await timer.advance(by: .seconds(1))
    try recorder.answer("Try Again")
    await eventually { recorder.router.journal.counts.reported == 2 }
    await pass(.seconds(20))
    await payment.value
    let failure = #expect(throws: RecorderFailure.self) { try recorder.finish() }
    #expect(
      failure?.reason
        == .notAnswered([
          "\(#fileID):\(line): alert “Something went wrong” [Try Again, Cancel]"
        ]))
    #expect(recorder.router.journal.counts.pending == 0)
  }

  @Test func `waiting alerts and toasts are named and withdrawn as well`() async throws {
    let payment = recorder.router.attempt(title: "The payment failed") {
      throw RouterError.declined
    }
    let upload = recorder.router.attempt(title: "The upload failed") {
      throw RouterError.rejected("photo")
    }
    recorder.router.report(RouterError.soldOut, origin: .userAction)
    await eventually { recorder.router.journal.counts.pending == 3 }
    await pass(.seconds(20))
    await payment.value
    await upload.value
    let failure = #expect(throws: RecorderFailure.self) { try recorder.finish() }
    let text = failure?.description ?? ""
    for words in ["alert “The payment failed”", "“The upload failed” waits", "toast “Something"] {
      #expect(text.contains(words))
    }
  }

  @Test func `an answer restarts the deadline`() async throws {
    var runs = 0
    let payment = recorder.router.attempt {
      runs += 1
      if runs < 3 { throw RouterError.declined }
    }
    for _ in 1...2 {
      _ = try await recorder.next()
      await pass(.seconds(19))
      try recorder.answer("Try Again")
    }
    await payment.value
    try recorder.finish()
    #expect(recorder.router.journal.figures == ["presented 1", "repaired 1"])
  }

  /// Lets time pass after the recorder has set the deadline.
  private func pass(_ time: Duration) async {
    await timer.waitForSleeper(until: timer.now.offset + .seconds(20))
    await timer.advance(by: time)
  }
}
