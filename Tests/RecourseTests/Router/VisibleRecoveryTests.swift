import Foundation
import Recourse
import RecourseTesting
import Testing

/// Tests that presentations which can change show a retry, its progress and its result.
@MainActor
@Suite(.timeLimit(.minutes(5))) final class VisibleRecoveryTests: RetryScene {
  @Test(arguments: staying)
  func `a presentation stays while its operation runs again, and ends with its success`(
    disposition: Disposition
  ) async throws {
    let router = makeRouter(disposition)
    let window = try TestWindow(router)
    let task = router.attempt { [operations] in try await operations.run() }
    await operations.end(RouterError.declined)
    await eventually { content(at: disposition, in: window)?.action?.title == "Try Again" }
    #expect(content(at: disposition, in: window)?.actionState == .ready)
    try press(disposition, in: window)
    await eventually { content(at: disposition, in: window)?.actionState == .running }
    await operations.end(nil)
    await task.value
    #expect(content(at: disposition, in: window) == nil)
    acknowledgeEnds(in: window)
    #expect(router.journal.entries.map(\.outcome) == [.repaired(by: .tryAgain)])
  }

  @Test(arguments: staying)
  func `a presentation says that its operation has failed again`(
    disposition: Disposition
  ) async throws {
    let router = makeRouter(disposition)
    let window = try TestWindow(router)
    let task = router.attempt { [operations] in try await operations.run() }
    await operations.end(RouterError.declined)
    for attempts in 2...3 {
      await eventually { content(at: disposition, in: window)?.actionState == .ready }
      try press(disposition, in: window)
      await operations.end(RouterError.declined)
      await eventually {
        content(at: disposition, in: window)?.message?.contains("Tried \(attempts) times.") == true
      }
      #expect(content(at: disposition, in: window)?.count == 1)
    }
    #expect(router.journal.figures == ["pending 1", "coalesced 2"])
    task.cancel()
    await task.value
    #expect(content(at: disposition, in: window) == nil)
  }

  @Test func `a problem that a person retries in the inbox doesn't interrupt them`() async throws {
    let router = makeRouter(.alert)
    let window = try TestWindow(router)
    for number in 1...3 { router.report(problem(number), origin: .background) }
    router.attempt(origin: .background) { [operations] in try await operations.run() }
    await operations.end(RouterError.declined)
    await eventually { router.inbox.entries.count == 1 }
    for _ in 1...3 { try window.press("OK") }
    try press(.inbox, in: window)
    await operations.end(RouterError.declined)
    await eventually {
      router.inbox.entries.first?.content.message?.contains("Tried 2 times.") == true
    }
    #expect(window.alert == nil)
  }

  @Test(arguments: staying)
  func `another error of the retried operation replaces the presentation`(
    disposition: Disposition
  ) async throws {
    let router = makeRouter(disposition, then: .alert)
    let window = try TestWindow(router)
    router.attempt { [operations] in try await operations.run() }
    await operations.end(RouterError.declined)
    await eventually { content(at: disposition, in: window) != nil }
    try press(disposition, in: window)
    await operations.end(RouterError.soldOut)
    await eventually { window.alert != nil }
    #expect(content(at: disposition, in: window) == nil)
    #expect(window.alert?.message?.contains("Tried 2 times.") == true)
  }

  @Test func `an alert ends with Try Again, and the next one gives the number of attempts`()
    async throws
  {
    let router = makeRouter(.alert)
    let window = try TestWindow(router)
    router.attempt { [operations] in try await operations.run() }
    await operations.end(RouterError.declined)
    await eventually { window.alert != nil }
    try window.press("Try Again")
    #expect(window.alert == nil)
    await operations.end(RouterError.declined)
    await eventually { window.alert?.message?.contains("Tried 2 times.") == true }
    #expect(router.journal.figures == ["pending 1", "presented 1"])
  }

  @Test func `a retry whose presentation a person closes is presented when it fails`() async throws
  {
    let router = makeRouter(.toast)
    let window = try TestWindow(router)
    router.attempt { [operations] in try await operations.run() }
    await operations.end(RouterError.declined)
    await eventually { window.toast != nil }
    try press(.toast, in: window)
    window.top.toasts.dismissShown()
    #expect(window.toast == nil)
    await operations.end(RouterError.declined)
    await eventually { window.toast?.message?.contains("Tried 2 times.") == true }
    #expect(router.journal.figures == ["pending 1", "presented 1"])
  }

  @Test(arguments: staying)
  func `cancelling a task that runs again ends its presentation`(
    disposition: Disposition
  ) async throws {
    let router = makeRouter(disposition)
    let window = try TestWindow(router)
    let task = router.attempt { [operations] in try await operations.run() }
    await operations.end(RouterError.declined)
    await eventually { content(at: disposition, in: window) != nil }
    try press(disposition, in: window)
    await eventually { operations.runs == 2 }
    task.cancel()
    await operations.end(RouterError.declined)
    await task.value
    #expect(content(at: disposition, in: window) == nil)
    acknowledgeEnds(in: window)
    #expect(router.journal.counts.pending == 0)
  }

  @Test func `an error that a route handles ends the presentation of the earlier error`()
    async throws
  {
    let router = makeRouter(.toast, then: .route(.signIn))
    let window = try TestWindow(router)
    router.onRoute(.signIn) { _ in .tryAgain }
    let task = router.attempt { [operations] in try await operations.run() }
    await operations.end(RouterError.declined)
    await eventually { window.toast != nil }
    try press(.toast, in: window)
    await operations.end(RouterError.soldOut)
    await eventually { window.toast == nil }
    await operations.end(nil)
    await task.value
    acknowledgeEnds(in: window)
    #expect(router.journal.figures == ["presented 1", "repaired 1"])
  }

  @Test func `a success leaves the presentation to the operations that fail again`() async throws {
    let router = makeRouter(.banner)
    let window = try TestWindow(router)
    for _ in 1...2 { router.attempt { [operations] in try await operations.run() } }
    for number in [2, 1] { await operations.end(of: number, URLError(.notConnectedToInternet)) }
    await eventually { window.banner?.action?.title == "Try All Again (2)" }
    try press(.banner, in: window)
    await operations.end(of: 2, nil)
    await eventually { window.banner?.action?.title == "Try Again" }
    #expect(window.banner?.actionState == .running)
    #expect(window.banner?.count == 1)
    await operations.end(URLError(.notConnectedToInternet))
    await eventually { window.banner?.actionState == .ready }
    #expect(window.banner?.message?.contains("Tried 2 times.") == true)
  }

  @Test func `all presentations of a registered operation show its run`() async throws {
    let router = makeRouter(.toast)
    let window = try TestWindow(router)
    router.onRetry(of: "orders") { [operations] in try await operations.run() }
    let report = ErrorReport(RouterError.declined, origin: .refresh, retryKey: "orders")
    router.report(report)
    router.deliver(
      Delivery(
        report, in: router.journal,
        forced: ErrorPolicy { Otherwise(.banner) }.decision(for: report)))
    try press(.toast, in: window)
    try press(.banner, in: window)
    await eventually {
      window.toast?.actionState == .running && window.banner?.actionState == .running
    }
    await operations.end(RouterError.declined)
    await eventually { window.toast?.actionState == .ready && window.banner?.actionState == .ready }
    #expect(operations.runs == 1)
    #expect(window.toast?.message?.contains("Tried 2 times.") == true)
    #expect(window.banner?.message?.contains("Tried 2 times.") == true)
    try press(.banner, in: window)
    await operations.end(nil)
    await eventually { window.toast == nil && window.banner == nil }
    #expect(operations.runs == 2)
  }

  @Test func `a registered operation that fails in another way leaves no earlier presentation`()
    async throws
  {
    let router = makeRouter(.toast, then: .banner)
    let window = try TestWindow(router)
    router.onRetry(of: "orders") { [operations] in try await operations.run() }
    router.report(RouterError.declined, origin: .userAction, retryKey: "orders")
    try press(.toast, in: window)
    await operations.end(RouterError.soldOut)
    await eventually { window.banner != nil }
    #expect(window.toast == nil)
  }
}
