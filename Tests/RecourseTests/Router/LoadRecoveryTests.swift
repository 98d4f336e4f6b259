import Foundation
import Recourse
import RecourseTesting
import Testing

/// Tests that a load and the presentations of its failure share their runs.
@MainActor
@Suite(.timeLimit(.minutes(5))) final class LoadRecoveryTests: RetryScene {
  @Test func `a banner shows a load that a view has started`() async throws {
    let router = makeRouter(.banner)
    let window = try TestWindow(router)
    let loader = Loader(context: RetryContext(clock: clock), router: router) { [operations] in
      try await operations.run()
    }
    let load = Task { await loader.load() }
    await operations.end(RouterError.declined)
    await load.value
    #expect(window.banner?.actionState == .ready)
    let reload = Task { await loader.reload() }
    await eventually { window.banner?.actionState == .running }
    await operations.end(RouterError.declined)
    await reload.value
    await eventually { window.banner?.actionState == .ready }
    #expect(window.banner?.message?.contains("Tried 2 times.") == true)
    #expect(window.banner?.count == 1)
    try press(.banner, in: window)
    await operations.end(nil)
    await eventually { window.banner == nil }
    #expect(operations.runs == 3)
  }

  @Test func `an alert gives the number of all attempts to load`() async throws {
    let router = makeRouter(.alert)
    let window = try TestWindow(router)
    let loader = Loader(context: RetryContext(clock: clock), router: router) { [operations] in
      try await operations.run()
    }
    let load = Task { await loader.load() }
    await operations.end(RouterError.declined)
    await load.value
    for attempts in 2...3 {
      try window.press("Try Again")
      await operations.end(RouterError.declined)
      await eventually { window.alert?.message?.contains("Tried \(attempts) times.") == true }
    }
    #expect(router.journal.figures == ["pending 1", "presented 2"])
  }

  @Test func `a load that is cancelled before its first result leaves nothing behind`() async {
    weak var loader: Loader<Void>?
    do {
      let cancelled = Loader(context: RetryContext(clock: clock), router: makeRouter(.alert)) {
        [operations] in try await operations.run()
      }
      loader = cancelled
      let load = Task { await cancelled.load() }
      await eventually { operations.runs == 1 }
      cancelled.cancel()
      await operations.end(nil)
      await load.value
    }
    await eventually { loader == nil }
  }

  @Test func `a banner offers to load again after the run was cancelled`() async throws {
    let router = makeRouter(.banner)
    let window = try TestWindow(router)
    let loader = Loader(context: RetryContext(clock: clock), router: router) { [operations] in
      try await operations.run()
    }
    let load = Task { await loader.load() }
    await operations.end(RouterError.declined)
    await load.value
    try press(.banner, in: window)
    await eventually { operations.runs == 2 && window.banner?.actionState == .running }
    loader.cancel()
    await eventually { window.banner?.actionState == .ready }
    await operations.end(nil)
    try press(.banner, in: window)
    await operations.end(nil)
    await eventually { window.banner == nil }
  }

  @Test func `an alert that waited during a run offers Try Again after it`() async throws {
    let router = makeRouter(.alert)
    let window = try TestWindow(router)
    let loader = Loader(context: RetryContext(clock: clock), router: router) { [operations] in
      try await operations.run()
    }
    router.report(RouterError.soldOut, origin: .userAction)
    await eventually { window.alert != nil }
    let load = Task { await loader.load() }
    await operations.end(RouterError.declined)
    await load.value
    let reload = Task { await loader.reload() }
    await eventually { operations.runs == 2 }
    for _ in 1...20 { await Task.yield() }
    try window.press("OK")
    await eventually { window.alert != nil }
    let shown = try #require(window.top.interruptions.stage.shown)
    window.top.interruptions.contentAppeared(shown.id)
    await operations.end(RouterError.declined)
    await reload.value
    for _ in 1...50 { await Task.yield() }
    #expect(router.journal.counts.pending == 1)
    #expect(window.alert?.actions.map(\.title).contains("Try Again") == true)
  }

  @Test func `the answer to a load that a person requests comes`() async throws {
    let router = makeRouter(.banner, then: .alert, perMinute: 0)
    let window = try TestWindow(router)
    let loader = Loader(context: RetryContext(clock: clock), router: router) { [operations] in
      try await operations.run()
    }
    let load = Task { await loader.load() }
    await operations.end(RouterError.declined)
    await load.value
    try press(.banner, in: window)
    await operations.end(RouterError.soldOut)
    await eventually { window.alert != nil || !router.inbox.entries.isEmpty }
    #expect(window.alert != nil)
  }

  @Test func `a load whose retry starts no run ends its progress`() async throws {
    let router = makeRouter(.banner)
    let window = try TestWindow(router)
    let reporter = LoadReporter(
      router: router, source: ErrorReport.Source(fileID: #fileID, line: #line))
    reporter.report(LoadFailure(RouterError.declined), origin: .refresh) {}
    await eventually { window.banner?.actionState == .ready }
    try press(.banner, in: window)
    for _ in 1...100 { await Task.yield() }
    #expect(window.banner?.actionState == .ready)
  }
}
