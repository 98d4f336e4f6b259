import Foundation
import Recourse
import RecourseTesting
import Testing

/// Tests that every failure of a loader is reported, whether a model or a view owns the loader.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct LoaderReportTests {
  private let clock = ManualClock()
  private let probe = LoadProbe()

  private func makeRouter(_ disposition: Disposition) -> ErrorRouter {
    ErrorRouter(policy: ErrorPolicy { Otherwise(disposition) }, clock: clock)
  }

  private func fail(
    _ number: Int, of loader: Loader<String>, by call: (Loader<String>) async -> Void
  ) async throws {
    async let failing: Void = try probe.call(number).fail(with: LoadProblem.offline)
    await call(loader)
    try await failing
  }

  @Test func `a failed load is recorded once, with its origin and source location`()
    async throws
  {
    let router = makeRouter(.log)
    let line = #line + 1
    let loader = Loader(context: RetryContext(clock: clock), router: router, operation: probe.run)
    try await fail(1, of: loader) { await $0.load() }
    let report = try #require(router.journal.entries.first?.report)
    #expect(report.error as? LoadProblem == .offline)
    #expect(report.origin == .firstLoad)
    #expect(report.source.description == "\(#fileID):\(line)")
    #expect(router.journal.figures == ["logged 1"])
  }

  @Test func `a failed reload is reported with the refresh origin`() async throws {
    let router = makeRouter(.log)
    let loader = Loader(context: RetryContext(clock: clock), router: router, operation: probe.run)
    let load = Task { await loader.load() }
    try await probe.call(1).succeed(with: "a")
    await load.value
    try await fail(2, of: loader) { await $0.reload() }
    #expect(router.journal.entries.map(\.report.origin) == [.refresh])
  }

  @Test func `an automatically retried load is reported only after its last attempt`()
    async throws
  {
    let router = makeRouter(.log)
    let loader = Loader(
      retry: .constant(.zero, maxAttempts: 3), context: RetryContext(clock: clock), router: router,
      operation: probe.run)
    let load = Task { await loader.load() }
    for number in 1...3 {
      #expect(router.journal.counts.reported == 0)
      try await probe.call(number).fail(with: LoadProblem.offline)
    }
    await load.value
    #expect(router.journal.entries.map(\.report.attempt) == [3])
  }

  @Test func `a failure whose retry is cancelled is recorded as ignored and never presented`()
    async throws
  {
    let router = makeRouter(.alert)
    let loader = Loader(
      retry: .constant(.seconds(5), maxAttempts: 3), context: RetryContext(clock: clock),
      router: router, operation: probe.run)
    for run in 1...2 {
      let load = Task { await loader.load() }
      try await probe.call(run).fail(with: LoadProblem.offline)
      await loader.wait { $0.failure?.countdown != nil }
      load.cancel()
      await load.value
      await router.journal.wait { $0.reported == run }
    }
    #expect(router.journal.figures == ["ignored 2"])
    #expect(router.journal.entries.map(\.report.attempt) == [1, 2])
  }

  @Test func `a cancellation thrown by the operation is not reported`() async throws {
    let router = makeRouter(.alert)
    let loader = Loader<String>(router: router) { throw CancellationError() }
    await loader.load()
    #expect(router.journal.counts.reported == 0)
  }

  @Test func `Try Again in the alert loads again, and a loaded value resolves the open report`()
    async throws
  {
    let router = makeRouter(.alert)
    let window = try TestWindow(router)
    let loader = Loader(context: RetryContext(clock: clock), router: router, operation: probe.run)
    try await fail(1, of: loader) { await $0.load() }
    await eventually { window.alert != nil }
    try window.press("Try Again")
    try await probe.call(2).fail(with: LoadProblem.offline)
    await eventually { router.journal.counts.reported == 2 }
    let reload = Task { await loader.reload() }
    try await probe.call(3).succeed(with: "a")
    await reload.value
    #expect(loader.state == .loaded("a"))
    await eventually { window.alert == nil }
  }

  @Test func `another identity resolves the report, whose Try Again becomes a no-op`()
    async throws
  {
    let router = makeRouter(.alert)
    let window = try TestWindow(router)
    let loader = Loader<String>(context: RetryContext(clock: clock), router: router)
    try await fail(1, of: loader) { [probe] in await $0.load(id: 1, operation: probe.run) }
    await eventually { window.alert != nil }
    let presenter = window.top.interruptions
    let shown = try #require(presenter.stage.shown)
    let tryAgain = try #require(shown.item.content.actions.first)
    let second = Task { await loader.load(id: 2, operation: probe.run) }
    let call = try await probe.call(2)
    await eventually { router.journal.counts.pending == 0 || presenter.stage.shown == nil }
    tryAgain.handler()
    await letLoadTasksRun()
    call.succeed(with: "two")
    await second.value
    await letLoadTasksRun()
    #expect(probe.calls.count == 2)
    #expect(loader.state == .loaded("two"))
  }

  @Test func `a late failure of the previous identity is not reported`() async throws {
    let router = makeRouter(.alert)
    let stubborn = LoadProbe(heedsCancellation: false)
    let loader = Loader<String>(context: RetryContext(clock: clock), router: router)
    let first = Task { await loader.load(id: 1, operation: stubborn.run) }
    let old = try await stubborn.call(1)
    let second = Task { await loader.load(id: 2, operation: stubborn.run) }
    let new = try await stubborn.call(2)
    old.fail(with: LoadProblem.refused)
    await first.value
    await letLoadTasksRun()
    new.succeed(with: "two")
    await second.value
    #expect(router.journal.counts.reported == 0)
    #expect(loader.state == .loaded("two"))
  }

  @Test func `a loader resolves its report when it is deallocated`() async throws {
    let router = makeRouter(.alert)
    var loader: Loader<String>? = Loader<String>(router: router) { throw LoadProblem.offline }
    await loader?.load()
    #expect(router.journal.counts.pending == 1)
    loader = nil
    await router.journal.wait { $0.pending == 0 }
  }

  @Test func `a failure that a view shows inline is not presented elsewhere`() async throws {
    let router = ErrorRouter(clock: clock)
    let loader = Loader(context: RetryContext(clock: clock), router: router, operation: probe.run)
    let view = LoadView()
    loader.reporter.attach(view, reportingTo: .unhandled)
    try await fail(1, of: loader) { await $0.load() }
    #expect(router.journal.figures == ["inlined 1"])
    loader.reporter.detach(view)
    try await fail(2, of: loader) { await $0.retry() }
    #expect(router.journal.counts.pending == 1)
    // The attached view shows the failure inline, which resolves the pending toast.
    loader.reporter.attach(view, reportingTo: .unhandled)
    await router.journal.wait { $0.pending == 0 }
    #expect(router.journal.counts.reported == 2)
  }

  @Test func `a loader without a router reports to the router of the view that shows it`()
    async throws
  {
    let router = ErrorRouter(clock: clock)
    let loader = Loader(context: RetryContext(clock: clock), operation: probe.run)
    let view = LoadView()
    loader.reporter.attach(view, reportingTo: router)
    try await fail(1, of: loader) { await $0.load() }
    #expect(router.journal.figures == ["inlined 1"])
  }
}

private final class LoadView {}
