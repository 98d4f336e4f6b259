import Foundation
import Recourse
import RecourseTesting
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5))) struct RouteTests {
  private let clock = ManualClock()
  private let router: ErrorRouter
  private let desk = SignInDesk()

  init() {
    router = ErrorRouter(
      policy: ErrorPolicy {
        On(.error(RouterError.declined), .route(.signIn))
        On(.error(RouterError.soldOut), .route(.signIn))
        Otherwise(.alert)
      }, clock: clock)
    router.onRoute(.signIn) { [desk] in await desk.handle($0) }
  }

  @Test func `calls the handler once and then retries every waiting operation once`() async {
    var runs = 0
    let tasks = (0..<6).map { number in
      router.attempt {
        runs += 1
        guard desk.isSignedIn else {
          throw number.isMultiple(of: 2) ? RouterError.declined : .soldOut
        }
      }
    }
    await router.journal.wait { $0.reported == 6 }
    await eventually { desk.reports.count == 1 }
    #expect(router.journal.figures == ["pending 1", "coalesced 5"])
    desk.end(with: .tryAgain)
    for task in tasks { #expect(await task.value != nil) }
    #expect(runs == 12)
    #expect(desk.reports.count == 1)
    #expect(router.journal.figures == ["coalesced 5", "repaired 1"])
  }

  @Test func `ends every waiting operation when the handler returns leave`() async {
    let tasks = (0..<3).map { _ in router.attempt { throw RouterError.declined } }
    await eventually { desk.reports.count == 1 }
    await router.journal.wait { $0.reported == 3 }
    desk.end(with: .stop)
    for task in tasks { #expect(await task.value == nil) }
    #expect(router.journal.figures == ["coalesced 2", "handled 1"])
  }

  @Test func `presents a repeated failure instead of calling the handler forever`() async throws {
    let window = try TestWindow(router)
    let task = router.attempt(origin: .refresh) { throw RouterError.declined }
    await eventually { desk.reports.count == 1 }
    desk.end(with: .tryAgain)
    await eventually { window.alert != nil }
    #expect(desk.reports.count == 1)
    await clock.advance(by: .seconds(10))
    try window.press("Try Again")
    await eventually { desk.reports.count == 2 }
    desk.end(with: .stop)
    await task.value
    #expect(router.journal.figures == ["handled 2", "presented 1"])
  }

  @Test func `after leave, calls the handler again only for a user action`() async {
    router.report(RouterError.declined, origin: .userAction)
    await eventually { desk.reports.count == 1 }
    desk.end(with: .stop)
    await router.journal.wait { $0.pending == 0 }
    #expect(await router.report(RouterError.soldOut, origin: .refresh).outcome.kind == .coalesced)
    router.report(RouterError.declined, origin: .userAction)
    await eventually { desk.reports.count == 2 }
    desk.end(with: .stop)
    await router.journal.wait { $0.pending == 0 }
  }

  @Test func `a handler whose own attempt fails on the same route doesn't wait for itself`()
    async throws
  {
    let window = try TestWindow(router)
    router.onRoute(.signIn) { [router] _ in
      await router.attempt { throw RouterError.soldOut }.value == nil ? .stop : .tryAgain
    }
    let handle = router.report(RouterError.declined, origin: .userAction)
    await eventually { window.alert != nil }
    try window.press("Cancel")
    #expect(await handle.outcome == .handled)
    #expect(router.journal.figures == ["handled 1", "presented 1"])
  }

  @Test func `a handler can report to another route and await the outcome`() async {
    router.onRoute(.upgrade) { [router] _ in
      _ = await router.report(RouterError.declined, origin: .userAction).outcome
      return .stop
    }
    let delivery = Delivery(
      ErrorReport(RouterError.rejected("a"), origin: .userAction), in: router.journal,
      forced: ErrorPolicy { Otherwise(.route(.upgrade)) }
        .decision(for: ErrorReport(RouterError.soldOut, origin: .userAction)))
    router.deliver(delivery)
    await eventually { desk.reports.count == 1 }
    desk.end(with: .stop)
    #expect(await ReportHandle(delivery).outcome == .handled)
    #expect(router.journal.figures == ["handled 2"])
  }

  @Test func `errors of a route without a handler are presented as alerts`() throws {
    let window = try TestWindow(router)
    router.onRoute(.signIn, perform: nil)
    router.report(RouterError.declined, origin: .userAction)
    #expect(window.alert != nil)
  }

  @Test func `a running handler survives its window and is not called twice`()
    async throws
  {
    let window = try TestWindow(router)
    let other = try TestWindow(router)
    let first = window.router.attempt { if !desk.isSignedIn { throw RouterError.declined } }
    await eventually { desk.reports.count == 1 }
    let second = other.router.attempt { if !desk.isSignedIn { throw RouterError.soldOut } }
    await router.journal.wait { $0.reported == 2 }
    window.close()
    #expect(desk.reports.count == 1)
    desk.end(with: .tryAgain)
    #expect(await first.value != nil)
    #expect(await second.value != nil)
    #expect(router.journal.figures == ["coalesced 1", "repaired 1"])
  }

  @Test func `a cancelled attempt stops waiting immediately`() async {
    let task = router.attempt { throw RouterError.declined }
    await eventually { desk.reports.count == 1 }
    task.cancel()
    #expect(await task.value == nil)
    desk.end(with: .tryAgain)
    await router.journal.wait { $0.pending == 0 }
    #expect(router.journal.figures == ["handled 1"])
  }

  @Test func `a handler that never returns doesn't retain the router`() async throws {
    var router: ErrorRouter? = ErrorRouter(policy: ErrorPolicy { Otherwise(.route(.signIn)) })
    let journal = try #require(router?.journal)
    router?.onRoute(.signIn) { [desk] in await desk.handle($0) }
    let handle = try #require(router?.report(RouterError.declined, origin: .userAction))
    await eventually { desk.reports.count == 1 }
    router = nil
    #expect(await handle.outcome == .undeliverable)
    #expect(journal.figures == ["undeliverable 1"])
    desk.end(with: .tryAgain)
  }
}

/// A sign-in screen whose result the test determines.
@MainActor
private final class SignInDesk {
  private(set) var reports: [ErrorReport] = []
  private(set) var isSignedIn = false
  private var waiting: CheckedContinuation<RouteResult, Never>?

  func handle(_ report: ErrorReport) async -> RouteResult {
    reports.append(report)
    return await withCheckedContinuation { waiting = $0 }
  }

  func end(with result: RouteResult) {
    isSignedIn = result == .tryAgain
    waiting?.resume(returning: result)
    waiting = nil
  }
}
