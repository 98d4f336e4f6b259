import Recourse
import RecourseStore
import RecourseTesting
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5))) struct EffectRouteTests {
  private let router = ErrorRouter(policy: ErrorPolicy { Otherwise(.alert) })
  private let run = EffectTestRun<String>()
  private let operations = Operations()
  private let begun = Locked(0)

  private func routed(
    key: ErrorReport.Key? = nil, offersTryAgain: Bool = true
  ) -> Effect<String, Never> {
    Effect.run { [operations, begun] () async throws(Operations.Failure) in
      let number = begun.withLock { begun in
        begun += 1
        return begun
      }
      return "value \(try await operations.run(number))"
    }
    .route(to: router, retryKey: key, offersTryAgain: offersTryAgain) { _ in "failed" }
  }

  @Test func `reports a failure to the router, and reruns when the user taps Try Again`()
    async throws
  {
    let handle = run.start(routed())
    operations.end(1, succeeds: false)
    #expect(await becomes { router.presentedError is Operations.Failure })
    #expect(handle?.isFinished == false)
    try router.answerAlert("Try Again")
    operations.end(2)
    #expect(await becomes { handle?.isFinished == true })
    #expect(run.outputs == ["failed", "value 2"])
    #expect(router.journal.counts.byOutcome == [.repaired: 1])
  }

  @Test func `numbers the reports by attempt, and finishes when the user cancels`() async throws {
    let handle = run.start(routed())
    operations.end(1, succeeds: false)
    #expect(await becomes { router.presentedError != nil })
    try router.answerAlert("Try Again")
    operations.end(2, succeeds: false)
    #expect(await becomes { router.presentedError != nil })
    try router.answerAlert("Cancel")
    #expect(await becomes { handle?.isFinished == true })
    #expect(router.journal.entries.map(\.report.attempt) == [1, 2])
    #expect(run.outputs == ["failed", "failed"])
  }

  @Test func `cancelling the effect resolves its report`() async {
    let handle = run.start(routed())
    operations.end(1, succeeds: false)
    #expect(await becomes { router.presentedError != nil })
    handle?.cancel()
    #expect(await becomes { router.presentedError == nil })
    #expect(await becomes { router.journal.counts.byOutcome == [.resolved: 1] })
  }

  @Test func `never reports a cancellation`() async {
    let outputs = await run.finish(
      Effect.run { () async throws(EffectTestWrapper) -> String in
        throw .caused(by: CancellationError())
      }
      .route(to: router) { _ in "failed" })
    #expect(outputs == [])
    #expect(router.journal.counts.reported == 0)
  }

  @Test func `finishes after a failure when it doesn't offer Try Again`() async {
    let handle = run.start(routed(offersTryAgain: false))
    operations.end(1, succeeds: false)
    #expect(await becomes { handle?.isFinished == true })
    await settle()
    #expect(router.presentedError != nil)
    #expect(run.outputs == ["failed"])
  }

  @Test func `an error that no retry can mend stays on screen after the effect has ended`() async {
    let effect = Effect.run { () async throws(Refusal) -> String in throw Refusal() }
    #expect(await run.finish(effect.route(to: router)) == [])
    await settle()
    #expect(router.presentedError is Refusal)
  }

  @Test func `effects with one key are one intention, whose offer runs one of them`() async throws {
    let handles = [run.start(routed(key: "send")), run.start(routed(key: "send"))]
    #expect(await becomes { begun.withLock(\.self) == 2 })
    operations.end(1, succeeds: false)
    operations.end(2, succeeds: false)
    #expect(await becomes { handles.contains { $0?.isFinished == true } })
    try router.answerAlert("Try Again")
    operations.end(3)
    #expect(await becomes { handles.allSatisfy { $0?.isFinished == true } })
    #expect(begun.withLock(\.self) == 3)
    #expect(await becomes { router.presentedError == nil })
  }

  /// Lets all effects that have ended be deallocated.
  private func settle() async {
    for _ in 1...100 { await Task.yield() }
  }
}

/// An error that a retry can't mend.
private struct Refusal: Error, ErrorRemedyProvider {
  var remedy: ErrorRemedy { .permanent }
}
