import Recourse
import RecourseTesting
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5))) struct KeyedRetryTests {
  private let router = ErrorRouter(
    policy: ErrorPolicy {
      On(.error(RouterError.soldOut), .toast)
      Otherwise(.alert)
    })

  @Test func `Try Again runs the operation of the key and resolves the key's reports`()
    async throws
  {
    let window = try TestWindow(router)
    var runs = 0
    router.onRetry(of: "orders") { runs += 1 }
    router.report(RouterError.declined, origin: .userAction, retryKey: "orders")
    router.report(
      RouterError.soldOut, origin: .userAction, retryKey: "orders", resolvedBy: ["orders"])
    try window.press("Try Again")
    await eventually { window.top.toasts.stage.clearing != nil }
    #expect(runs == 1)
    let clearing = try #require(window.top.toasts.stage.clearing)
    window.top.toasts.acknowledge(clearing.id)
    #expect(router.journal.figures == ["repaired 2"])
  }

  @Test func `an operation that the server refuses for good ends, and says so once`() async throws {
    let folder = try DurableFolder()
    let router = ErrorRouter(policy: ErrorPolicy { Otherwise(.alert) }, journal: folder.journal)
    let window = try TestWindow(router)
    var runs = 0
    router.onRetry(of: "orders") {
      runs += 1
      throw RouterHTTPError(statusCode: 501)
    }
    router.report(RouterHTTPError(statusCode: 503), origin: .userAction, retryKey: "orders")
    try window.press("Try Again")
    await eventually { runs == 1 && window.alert != nil }
    #expect(window.alert?.actions.map(\.title) == ["OK"])
    try window.press("OK")
    await eventually { router.journal.counts.pending == 0 }
    #expect(window.alert == nil)
    #expect(runs == 1)
    #expect(router.journal.figures == ["presented 2"])
    #expect(try folder.restorable() == [])
  }

  @Test func `concurrent retries of a key run its operation once`() async throws {
    let window = try TestWindow(router)
    var runs = 0
    let isOver = Locked(false)
    router.onRetry(of: "orders") {
      runs += 1
      while !isOver.withLock({ $0 }) { await Task.yield() }
    }
    router.report(RouterError.declined, origin: .userAction, retryKey: "orders")
    router.report(RouterError.declined, origin: .userAction, retryKey: "orders")
    router.report(RouterError.rejected("a"), origin: .userAction, retryKey: "orders")
    try window.press("Try Again")
    try window.press("Try Again")
    await eventually { runs > 0 }
    for _ in 0..<50 { await Task.yield() }
    #expect(runs == 1)
    isOver.withLock { $0 = true }
  }

  @Test func `reports a repeated failure as the next attempt under the same policies`()
    async throws
  {
    let window = try TestWindow(router)
    router.onRetry(of: "orders") { throw RouterError.soldOut }
    let report = ErrorReport(
      RouterError.declined, origin: .refresh, retryKey: "orders", resolvedBy: ["view"])
    var delivery = Delivery(report, in: router.journal)
    delivery.surroundings.policies = [
      ErrorPolicy("subtree") {
        On(.error(RouterError.soldOut), .sheet)
        On(.type(RouterError.self), .alert)
      }
    ]
    router.deliver(delivery)
    for attempt in 2...4 {
      try window.press("Try Again")
      await eventually { window.sheet != nil }
      window.top.interruptions.stage.shown.map {
        window.top.interruptions.contentAppeared($0.id)
      }
      let again = try #require(router.journal.entries.last?.report)
      #expect(again.attempt == attempt)
      #expect(again.origin == .refresh)
      #expect(again.resolvedBy == ["view", "orders"])
    }
    #expect(router.journal.figures == ["pending 1", "presented 3"])
  }

  @Test func `offers Try Again only while the key has an operation`() async throws {
    let window = try TestWindow(router)
    router.report(RouterError.soldOut, origin: .userAction, retryKey: "orders")
    #expect(window.toast?.action == nil)
    router.onRetry(of: "orders") {}
    await eventually { window.toast?.action?.title == "Try Again" }
    router.onRetry(of: "orders", perform: nil)
    await eventually { window.toast?.action == nil }
  }

  @Test func `doesn't rerun an operation whose report was resolved`() async throws {
    let window = try TestWindow(router)
    var runs = 0
    router.onRetry(of: "orders") { runs += 1 }
    router.report(
      RouterError.soldOut, origin: .userAction, retryKey: "orders", resolvedBy: ["orders"])
    let other = router.attempt { throw RouterError.soldOut }
    await eventually { window.toast?.action?.title == "Try All Again (2)" }
    router.resolve("orders")
    await eventually { window.toast?.action?.title == "Try Again" }
    other.cancel()
    await other.value
    await eventually { window.toast == nil }
    #expect(runs == 0)
  }

  @Test func `withdrawing a report that can't be retried keeps Try Again for the others`()
    async throws
  {
    let router = ErrorRouter(policy: ErrorPolicy { Otherwise(.inbox) })
    router.onRetry(of: "orders") {}
    for number in 1...200 { router.report(problem(number), origin: .userAction) }
    let permanent = router.report(
      RouterHTTPError(statusCode: 501), origin: .userAction, retryKey: "orders")
    router.report(RouterError.declined, origin: .userAction, retryKey: "orders")
    permanent.resolve()
    await eventually { router.inbox.entries[0].content.action?.title == "Try Again" }
    #expect(router.inbox.entries[0].content.title == "And 1 more problem.")
  }
}
