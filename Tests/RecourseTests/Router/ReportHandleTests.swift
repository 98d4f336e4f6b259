import Recourse
import RecourseTesting
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5))) struct ReportHandleTests {
  private let router = ErrorRouter(policy: ErrorPolicy { Otherwise(.alert) })

  @Test func `returns the same outcome every time`() async throws {
    let window = try TestWindow(router)
    let handle = router.report(RouterError.declined, origin: .userAction)
    #expect(handle.id == router.journal.entries.first?.id)
    async let early = handle.outcome
    try window.press("OK")
    #expect(await early == .presented(action: "OK"))
    #expect(await handle.outcome == .presented(action: "OK"))
  }

  @Test func `the outcome names the report into which another one was coalesced`() async {
    let first = router.report(RouterError.declined, origin: .userAction)
    #expect(
      await router.report(RouterError.declined, origin: .userAction).outcome
        == .coalesced(into: first.id))
  }

  @Test func `a waiting report that is withdrawn is never presented`() async throws {
    let window = try TestWindow(router)
    router.report(RouterError.declined, origin: .userAction)
    let handle = router.report(RouterError.soldOut, origin: .userAction)
    handle.resolve()
    #expect(await handle.outcome == .resolved)
    try window.press("OK")
    #expect(window.alert == nil)
    #expect(router.journal.figures == ["presented 1", "resolved 1"])
  }

  @Test func `withdrawing a visible report dismisses the alert, and the outcome is presented`()
    async throws
  {
    let window = try TestWindow(router)
    let handle = router.report(RouterError.declined, origin: .userAction)
    handle.resolve()
    let clearing = try #require(window.top.interruptions.stage.clearing)
    window.top.interruptions.acknowledge(clearing.id)
    #expect(await handle.outcome == .presented(action: nil))
  }

  @Test func `withdraws only its own report, and only once`() async throws {
    let window = try TestWindow(router)
    let first = router.report(RouterError.declined, origin: .userAction)
    let second = router.report(RouterError.declined, origin: .userAction)
    first.resolve()
    first.resolve()
    second.resolve()
    #expect(window.alert != nil)
    let waiters = (0..<3).map { _ in Task { await first.outcome } }
    await Task.yield()
    for waiter in waiters { waiter.cancel() }
    for waiter in waiters { #expect(await waiter.value == .resolved) }
    #expect(window.alert != nil)
    try window.press("OK")
    #expect(await first.outcome == .presented(action: "OK"))
  }

  @Test func `cancelling a wait ends the wait immediately and withdraws the report`() async throws {
    let window = try TestWindow(router)
    let handle = router.report(RouterError.declined, origin: .userAction)
    let waiter = Task { await handle.outcome }
    await Task.yield()
    waiter.cancel()
    #expect(await waiter.value == .resolved)
    await eventually { window.alert == nil }
  }

  @Test func `discarding the handle keeps the report`() {
    router.report(RouterError.declined, origin: .userAction)
    #expect(router.journal.figures == ["pending 1"])
  }
}
