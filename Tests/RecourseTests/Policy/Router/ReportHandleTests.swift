import Recourse
import RecourseTesting
import Testing

@MainActor
@Suite(.timeLimit(.minutes(1))) struct ReportHandleTests {
  private let router = ErrorRouter(policy: ErrorPolicy { Otherwise(.alert) })

  @Test func `tells the outcome as often as it is asked`() async throws {
    let window = try TestWindow(router)
    let handle = router.report(RouterError.declined)
    #expect(handle.id == router.journal.entries.first?.id)
    async let early = handle.outcome
    try window.press("OK")
    #expect(await early == .presented(action: "OK"))
    #expect(await handle.outcome == .presented(action: "OK"))
  }

  @Test func `tells with which report another one was counted`() async {
    let first = router.report(RouterError.declined)
    #expect(await router.report(RouterError.declined).outcome == .coalesced(into: first.id))
  }

  @Test func `withdraws a report that waits before anybody has seen it`() async throws {
    let window = try TestWindow(router)
    router.report(RouterError.declined)
    let handle = router.report(RouterError.soldOut)
    handle.withdraw()
    #expect(await handle.outcome == .superseded)
    try window.press("OK")
    #expect(window.alert == nil)
    #expect(router.journal.figures == ["presented 1", "superseded 1"])
  }

  @Test func `takes down what is shown, which a person has seen by then`() async throws {
    let window = try TestWindow(router)
    let handle = router.report(RouterError.declined)
    handle.withdraw()
    let clearing = try #require(window.top.interruptions.stage.clearing)
    window.top.interruptions.acknowledge(clearing.id)
    #expect(await handle.outcome == .presented(action: nil))
  }

  @Test func `takes back its own report once, and no other`() async throws {
    let window = try TestWindow(router)
    let first = router.report(RouterError.declined)
    let second = router.report(RouterError.declined)
    first.withdraw()
    first.withdraw()
    second.withdraw()
    #expect(window.alert != nil)
    let waiters = (0..<3).map { _ in Task { await first.outcome } }
    await Task.yield()
    for waiter in waiters { waiter.cancel() }
    for waiter in waiters { #expect(await waiter.value == .superseded) }
    #expect(window.alert != nil)
    try window.press("OK")
    #expect(await first.outcome == .presented(action: "OK"))
  }

  @Test func `a cancelled wait ends at once, and takes the report back`() async throws {
    let window = try TestWindow(router)
    let handle = router.report(RouterError.declined)
    let waiter = Task { await handle.outcome }
    await Task.yield()
    waiter.cancel()
    #expect(await waiter.value == .superseded)
    await eventually { window.alert == nil }
  }

  @Test func `one that nobody keeps stays reported`() {
    router.report(RouterError.declined)
    #expect(router.journal.figures == ["pending 1"])
  }
}
