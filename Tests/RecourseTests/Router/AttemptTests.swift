import Foundation
import Recourse
import RecourseTesting
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5))) struct AttemptTests {
  private let router = ErrorRouter(policy: ErrorPolicy { Otherwise(.alert) })

  @Test func `returns the value of the operation`() async {
    #expect(await router.attempt { 42 }.value == 42)
    #expect(router.journal.figures == [])
  }

  @Test func `reports a failure and returns nil when the user cancels`() async throws {
    let window = try TestWindow(router)
    let line = #line + 1
    let task = router.attempt(origin: .launch) { () async throws -> Int in
      throw RouterError.declined
    }
    await eventually { window.alert != nil }
    #expect(window.alert?.actions.map(\.title) == ["Try Again", "Cancel"])
    let report = try #require(router.journal.entries.first?.report)
    #expect(report.origin == .launch)
    #expect(report.source.description == "\(#fileID):\(line)")
    try window.press("Cancel")
    #expect(await task.value == nil)
    #expect(router.journal.figures == ["presented 1"])
  }

  @Test func `retries as often as the user asks and counts the attempts`() async throws {
    let window = try TestWindow(router)
    var runs = 0
    let task = router.attempt {
      runs += 1
      if runs < 4 { throw RouterError.declined }
      return "done"
    }
    for run in 1...3 {
      await eventually { window.alert != nil && runs == run }
      try window.press("Try Again")
    }
    #expect(await task.value == "done")
    #expect(router.journal.entries.map(\.report.attempt) == [1, 2, 3])
    #expect(router.journal.figures == ["presented 2", "repaired 1"])
  }

  @Test(arguments: [ErrorOrigin.userAction, .refresh, .launch])
  func `presents a repeated failure, even while the first alert is being dismissed`(
    origin: ErrorOrigin
  ) async throws {
    let window = try TestWindow(router)
    let task = router.attempt(origin: origin) { throw RouterError.declined }
    await eventually { window.alert != nil }
    let presenter = window.top.interruptions
    let shown = try #require(presenter.stage.shown)
    let tryAgain = try #require(shown.item.content.actions.first)
    presenter.choose(tryAgain, in: shown.id)
    await router.journal.wait { $0.reported == 2 }
    #expect(router.journal.counts.pending == 2)
    presenter.acknowledge(shown.id)
    await eventually { window.alert != nil }
    try window.press("Cancel")
    await task.value
    #expect(router.journal.figures == ["presented 2"])
  }

  @Test func `cancelling an attempt resolves only its own report`() async throws {
    let window = try TestWindow(router)
    let first = router.attempt { throw RouterError.declined }
    let second = router.attempt { throw RouterError.declined }
    await router.journal.wait { $0.reported == 2 }
    first.cancel()
    #expect(await first.value == nil)
    #expect(window.alert != nil)
    #expect(router.journal.figures == ["pending 1", "coalesced 1"])
    second.cancel()
    #expect(await second.value == nil)
    await eventually { window.top.interruptions.stage.shown == nil }
    let clearing = try #require(window.top.interruptions.stage.clearing)
    window.top.interruptions.acknowledge(clearing.id)
    await router.journal.wait { $0.pending == 0 }
    #expect(router.journal.figures == ["coalesced 1", "presented 1"])
  }

  @Test func `a cancelled operation is recorded as ignored, whatever error it throws`() async {
    let task = router.attempt { () async throws -> Int in
      while !Task.isCancelled { await Task.yield() }
      throw RouterError.declined
    }
    task.cancel()
    #expect(await task.value == nil)
    #expect(await router.attempt { throw CancellationError() }.value == nil)
    #expect(router.journal.figures == ["ignored 2"])
  }

  @Test func `a success resolves the earlier reports with its key`() async throws {
    let window = try TestWindow(router)
    let first = router.attempt(retryKey: "orders") { throw RouterError.declined }
    let other = router.attempt { throw RouterError.declined }
    await router.journal.wait { $0.reported == 2 }
    await router.attempt(retryKey: "orders") {}.value
    #expect(await first.value == nil)
    #expect(window.alert != nil)
    await router.attempt(retryKey: "other") {}.value
    try window.press("Cancel")
    await other.value
    #expect(router.journal.figures == ["coalesced 1", "presented 1"])
  }

  @Test func `an alert offers Try Again only if a retry can help now`() async throws {
    let window = try TestWindow(router)
    let errors: [(any Error, [String])] = [
      (PolicyRemedyError(remedy: .needsUser), ["OK"]),
      (RouterHTTPError(statusCode: 401), ["OK"]),
      (RouterHTTPError(statusCode: 402), ["OK"]),
      (RouterHTTPError(statusCode: 429, retryAfter: .seconds(30)), ["OK"]),
      (RouterHTTPError(statusCode: 429), ["Try Again", "Cancel"]),
      (RouterDeclined.declined, ["Change the Card", "Cancel"]),
    ]
    for (error, titles) in errors {
      let task = router.attempt { throw error }
      await eventually { window.alert != nil }
      #expect(window.alert?.actions.map(\.title) == titles)
      try window.press(titles[titles.count - 1])
      #expect(await task.value == nil)
    }
  }

  @Test func `a recovery option that succeeds runs the operation again`() async throws {
    let window = try TestWindow(router)
    var runs = 0
    let task = router.attempt {
      runs += 1
      if runs == 1 { throw RouterDeclined.declined }
    }
    await eventually { window.alert != nil }
    try window.press("Change the Card")
    await task.value
    #expect(runs == 2)
  }

  @Test func `never offers Try Again for an error that only a developer can fix`() async throws {
    let window = try TestWindow(router)
    router.onRetry(of: "key") {}
    let errors: [any Error] = [
      PolicyRemedyError(remedy: .permanent), RouterHTTPError(statusCode: 501),
      RouterWrapper(PolicyRemedyError(remedy: .permanent)),
    ]
    for error in errors {
      let task = router.attempt { throw error }
      await eventually { window.alert != nil }
      #expect(window.alert?.actions.map(\.title) == ["OK"])
      #expect(await task.value == nil)
      router.report(error, origin: .userAction, retryKey: "key")
      try window.press("OK")
    }
    #expect(router.journal.counts.reported == 6)
  }

  @Test func `cancelling one wait for the request declines it for every waiter`() async throws {
    let window = try TestWindow(router)
    let intention = Intention()
    intention.offer(after: 1)
    router.deliver(
      Delivery(
        ErrorReport(RouterError.declined, origin: .launch), in: router.journal,
        intention: intention))
    let waiters = (0..<2).map { _ in Task { await intention.isAccepted() } }
    await Task.yield()
    waiters[0].cancel()
    for waiter in waiters { #expect(await waiter.value == false) }
    #expect(window.alert == nil)
  }

  @Test func `offers no retry if the caller disables the offer`() async throws {
    let window = try TestWindow(router)
    let task = router.attempt(offersTryAgain: false) { throw RouterError.declined }
    #expect(await task.value == nil)
    #expect(window.alert?.actions.map(\.title) == ["OK"])
  }

  @Test func `returns nil if its error is not presented`() async {
    let router = ErrorRouter(
      policy: ErrorPolicy {
        On(.error(RouterError.declined), .log)
        On(.error(RouterError.soldOut), .ignore)
      })
    #expect(await router.attempt { throw RouterError.declined }.value == nil)
    #expect(await router.attempt { throw RouterError.soldOut }.value == nil)
    let unhandled = ErrorRouter.unhandled(sinks: []) { _ in }
    #expect(await unhandled.attempt { throw RouterError.soldOut }.value == nil)
  }

  @Test func `an attempt ends with its router and doesn't retain the router`() async throws {
    var router: ErrorRouter? = ErrorRouter(policy: ErrorPolicy { Otherwise(.alert) })
    let journal = try #require(router?.journal)
    weak let window = router?.window
    let tasks = (0..<3).map { number in router?.attempt { throw problem(number % 2) } }
    let handle = try #require(router?.report(RouterError.declined, origin: .userAction))
    await journal.wait { $0.reported == 4 }
    router = nil
    for task in tasks { _ = await task?.value }
    #expect(await handle.outcome == .undeliverable)
    #expect(journal.figures == ["coalesced 1", "undeliverable 3"])
    #expect(window == nil)
  }
}

/// A declined payment from which the user can recover by changing the card.
private enum RouterDeclined: ErrorRemedyProvider, RecoverableError {
  case declined

  var remedy: ErrorRemedy { .needsUser }
  var recoveryOptions: [String] { ["Change the Card"] }

  func attemptRecovery(optionIndex: Int) -> Bool { true }
}
