import Foundation
import Recourse
import RecourseTesting
import Testing

/// Tests that a person gets one answer, which is true, to each request to try again.
@MainActor
@Suite(.timeLimit(.minutes(5))) final class RetryAnswerTests: RetryScene {
  @Test(arguments: [Disposition.toast, .banner])
  func `a recovery option's retry that fails is presented`(_ place: Disposition) async throws {
    let router = makeRouter(place)
    let window = try TestWindow(router)
    router.attempt(origin: .refresh) { [operations] in try await operations.run() }
    await operations.end(Recoverable())
    await eventually { window.toast != nil || window.banner != nil }
    try press(place, in: window)
    acknowledgeEnds(in: window)
    await operations.end(of: 1, Recoverable())
    await eventually { window.toast != nil || window.banner != nil }
    #expect((window.toast ?? window.banner)?.message?.contains("Tried 2 times.") == true)
    #expect(router.journal.figures == ["pending 1", "presented 1"])
  }

  @Test func `a refresh whose running toast is closed is presented when it fails`()
    async throws
  {
    let router = makeRouter(.toast)
    let window = try TestWindow(router)
    let task = router.attempt(origin: .refresh) { [operations] in try await operations.run() }
    await operations.end(RouterError.declined)
    await eventually { window.toast != nil }
    try press(.toast, in: window)
    window.top.toasts.dismissShown()
    await operations.end(RouterError.declined)
    await eventually { window.toast != nil }
    #expect(window.toast?.message?.contains("Tried 2 times.") == true)
    #expect(router.journal.figures == ["pending 1", "presented 1"])
    task.cancel()
  }

  @Test func `a titled operation shows only the error of its latest run`() async throws {
    let router = makeRouter(.banner)
    let window = try TestWindow(router)
    router.attempt(title: "The note isn’t saved") { [operations] in try await operations.run() }
    await operations.end(Named(name: "Disk"))
    await eventually { window.banner != nil }
    try press(.banner, in: window)
    await operations.end(RouterLocalizedError())
    await eventually { window.banner?.message?.contains("Tried 2 times.") == true }
    #expect(window.banner?.message?.contains("Disk") == false)
    #expect(window.banner?.message?.contains("closed") == true)
    #expect(window.banner?.count == 1)
  }

  @Test(arguments: [0, 1])
  func `the answer to a retry isn't sent to the inbox`(perMinute: Int) async throws {
    let router = makeRouter(.toast, then: .alert, perMinute: perMinute)
    let window = try TestWindow(router)
    router.attempt { [operations] in try await operations.run() }
    await operations.end(RouterError.declined)
    await eventually { window.toast != nil }
    try press(.toast, in: window)
    await operations.end(RouterError.soldOut)
    await eventually { window.alert != nil || !router.inbox.entries.isEmpty }
    #expect(window.alert != nil)
    #expect(router.inbox.entries.isEmpty)
  }

  @Test func `an entry of the inbox offers what helps first, and Try All Again doesn't choose it`()
    async throws
  {
    let router = makeRouter(.inbox)
    var runs = 0
    router.onRetry(of: "orders") { runs += 1 }
    router.report(Recoverable(), origin: .userAction, retryKey: "orders")
    #expect(router.inbox.entries.map(\.content.action?.title) == ["Unlock"])
    router.inbox.tryAllAgain()
    for _ in 0..<50 { await Task.yield() }
    #expect(runs == 0)
    router.inbox.entries.first?.content.action?.handler()
    await eventually { router.inbox.entries.isEmpty }
    #expect(runs == 1)
  }

  @Test func `what joins an alert on screen isn't run by its Try Again, and is presented next`()
    async throws
  {
    let router = makeRouter(.alert)
    let window = try TestWindow(router)
    let later = Operations()
    router.attempt { [operations] in try await operations.run() }
    await operations.end(RouterError.declined)
    await eventually { window.alert != nil }
    router.attempt { try await later.run() }
    await later.end(RouterError.declined)
    await eventually { router.journal.counts.reported == 2 }
    try window.press("Try Again")
    await operations.end(nil)
    await eventually { window.alert != nil }
    #expect(operations.runs == 2)
    #expect(later.runs == 1)
    try window.press("Cancel")
    await eventually { router.journal.counts.pending == 0 }
  }

  @Test func `a fresh report doesn't reset the attempts of a key`() async throws {
    let router = makeRouter(.banner)
    let window = try TestWindow(router)
    router.onRetry(of: "orders") { [operations] in try await operations.run() }
    router.report(RouterError.declined, origin: .refresh, retryKey: "orders")
    for number in 2...3 {
      await eventually { window.banner?.actionState == .ready }
      try press(.banner, in: window)
      await operations.end(RouterError.declined)
      await eventually { window.banner?.message?.contains("Tried \(number) times.") == true }
    }
    router.report(RouterError.declined, origin: .refresh, retryKey: "orders")
    #expect(window.banner?.count == 1)
    try press(.banner, in: window)
    await operations.end(RouterError.declined)
    await eventually { window.banner?.message?.contains("Tried 4 times.") == true }
    #expect(window.banner?.message?.contains("Tried 4 times.") == true)
  }

  @Test func `an operation that is unregistered while running offers no other run`()
    async throws
  {
    let router = makeRouter(.banner)
    let window = try TestWindow(router)
    router.onRetry(of: "orders") { [operations] in try await operations.run() }
    router.report(RouterError.declined, origin: .refresh, retryKey: "orders")
    try press(.banner, in: window)
    await eventually { operations.runs == 1 }
    router.onRetry(of: "orders", perform: nil)
    await operations.end(RouterError.declined)
    await eventually { window.banner?.action == nil }
    #expect(window.banner?.action == nil)
    #expect(window.banner?.actionState == .ready)
    #expect(window.banner?.count == 1)
  }

  @Test func `attemptAll retries show the rest and end with success`() async throws {
    let router = makeRouter(.toast)
    let window = try TestWindow(router)
    let fails = Locked(2)
    let task = router.attemptAll([1, 2, 3], maxConcurrent: 1) {
      (element: Int) async throws -> Int in
      if element > 1, fails.withLock({ $0 > 0 }) {
        fails.withLock { $0 -= 1 }
        throw RouterError.declined
      }
      return element
    }
    await eventually { window.toast != nil }
    try press(.toast, in: window)
    let values = await task.value
    #expect(values == [1, 2, 3])
    #expect(window.toast == nil)
  }

  @Test func `a cancelled run of a registered operation keeps the failure`() async throws {
    let router = makeRouter(.banner)
    let window = try TestWindow(router)
    router.onRetry(of: "orders") { [operations] in try await operations.run() }
    router.report(RouterError.declined, origin: .refresh, retryKey: "orders")
    try press(.banner, in: window)
    await operations.end(CancellationError())
    for _ in 1...100 { await Task.yield() }
    #expect(window.banner?.actionState == .ready)
    #expect(window.banner?.message?.contains("Tried") == false)
  }

  @Test func `a banner describes the operation that still fails`() async throws {
    let router = makeRouter(.banner)
    let window = try TestWindow(router)
    let other = Operations()
    router.attempt(title: "Not synced") { [operations] in try await operations.run() }
    await operations.end(Named(name: "Alpha"))
    router.attempt(title: "Not synced") { try await other.run() }
    await other.end(Named(name: "Beta"))
    await eventually { window.banner?.action?.title == "Try All Again (2)" }
    try press(.banner, in: window)
    await operations.end(nil)
    await eventually { window.banner?.action?.title == "Try Again" }
    await other.end(Named(name: "Beta"))
    await eventually { window.banner?.actionState == .ready }
    let text = "\(window.banner?.title ?? "") \(window.banner?.message ?? "")"
    #expect(text.contains("Beta"))
    #expect(!text.contains("Alpha"))
    #expect(!text.contains("0 "))
  }

  @Test func `the number of attempts is that of the operations that still fail`() async throws {
    let router = makeRouter(.banner)
    let window = try TestWindow(router)
    let other = Operations()
    router.attempt { [operations] in try await operations.run() }
    await operations.end(URLError(.notConnectedToInternet))
    await eventually { window.banner != nil }
    try press(.banner, in: window)
    await operations.end(URLError(.notConnectedToInternet))
    await eventually { window.banner?.message?.contains("Tried 2 times.") == true }
    router.attempt { try await other.run() }
    await other.end(URLError(.notConnectedToInternet))
    await eventually { window.banner?.count == 2 }
    try press(.banner, in: window)
    await operations.end(nil)
    await eventually { window.banner?.count == 1 }
    #expect(window.banner?.message?.contains("Tried 2 times.") == false)
  }

  @Test func `an alert opened during a keyed run offers Try Again after it`() async throws {
    let router = makeRouter(.banner, then: .alert)
    let window = try TestWindow(router)
    router.onRetry(of: "orders") { [operations] in try await operations.run() }
    router.report(RouterError.declined, origin: .refresh, retryKey: "orders")
    try press(.banner, in: window)
    await eventually { operations.runs == 1 }
    router.report(RouterError.soldOut, origin: .userAction, retryKey: "orders")
    await eventually { window.alert != nil }
    let shown = try #require(window.top.interruptions.stage.shown)
    window.top.interruptions.contentAppeared(shown.id)
    await operations.end(RouterError.declined)
    await eventually { window.banner?.actionState == .ready }
    for _ in 1...50 { await Task.yield() }
    #expect(window.alert?.actions.map(\.title).contains("Try Again") == true)
  }

  @Test func `a keyed retry that signs in leaves one presentation with the right count`()
    async throws
  {
    let router = makeRouter(.banner, then: .route(.signIn))
    let window = try TestWindow(router)
    router.onRoute(.signIn) { _ in .tryAgain }
    router.onRetry(of: "orders") { [operations] in try await operations.run() }
    router.report(RouterError.declined, origin: .refresh, retryKey: "orders")
    try press(.banner, in: window)
    await operations.end(RouterError.soldOut)
    await eventually { window.banner == nil }
    acknowledgeEnds(in: window)
    await eventually { operations.runs == 2 }
    await operations.end(RouterError.declined)
    await eventually { window.banner != nil }
    #expect(window.banner?.message?.contains("Tried 3 times.") == true)
    #expect(window.banner?.count == 1)
    try press(.banner, in: window)
    await operations.end(nil)
    await eventually { window.banner == nil }
    acknowledgeEnds(in: window)
    #expect(router.journal.counts.pending == 0)
    #expect(operations.runs == 3)
  }
}

/// An error that offers to repair its cause.
private struct Recoverable: LocalizedError, RecoverableError, ErrorRemedyProvider {
  var remedy: ErrorRemedy { .needsUser }
  var errorDescription: String? { "Locked" }
  var recoveryOptions: [String] { ["Unlock"] }

  func attemptRecovery(optionIndex: Int) -> Bool { true }
}

/// Errors of one problem with different texts.
private struct Named: LocalizedError {
  let name: String

  var errorDescription: String? { "\(name) failed" }
}
