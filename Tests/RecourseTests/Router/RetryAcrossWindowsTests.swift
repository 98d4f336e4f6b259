import Foundation
import Recourse
import RecourseTesting
import Testing

/// Tests runs whose problem moves to another window, into the inbox or out of it.
@MainActor
@Suite(.timeLimit(.minutes(5))) final class RetryAcrossWindowsTests: RetryScene {
  @Test func `a keyed retry keeps its count when its window closes`() async throws {
    let router = makeRouter(.banner)
    let first = try TestWindow(router)
    let second = try TestWindow(router)
    router.onRetry(of: "orders") { [operations] in try await operations.run() }
    first.router.report(RouterError.declined, origin: .refresh, retryKey: "orders")
    await eventually { first.banner != nil }
    try press(.banner, in: first)
    await eventually { operations.runs == 1 }
    first.close()
    await eventually { second.banner != nil }
    #expect(second.banner?.actionState == .running)
    await operations.end(RouterError.declined)
    await eventually { second.banner?.actionState == .ready }
    #expect(second.banner?.count == 1)
    #expect(second.banner?.message?.contains("Tried 2 times.") == true)
  }

  @Test func `a keyed retry in a closed window leaves no old presentation`() async throws {
    let router = makeRouter(.banner, then: .alert)
    let first = try TestWindow(router)
    let second = try TestWindow(router)
    router.onRetry(of: "orders") { [operations] in try await operations.run() }
    first.router.report(RouterError.declined, origin: .refresh, retryKey: "orders")
    await eventually { first.banner != nil }
    try press(.banner, in: first)
    await eventually { operations.runs == 1 }
    first.close()
    await eventually { second.banner != nil }
    await operations.end(RouterError.soldOut)
    await eventually { second.alert != nil }
    await eventually { second.banner == nil }
    #expect(second.banner == nil)
  }

  @Test func `a problem keeps the error of its latest run when its window closes`()
    async throws
  {
    let router = makeRouter(.banner)
    let first = try TestWindow(router)
    let second = try TestWindow(router)
    first.router.attempt { [operations] in try await operations.run() }
    await operations.end(RouterHTTPError(statusCode: 429))
    await eventually { first.banner != nil }
    try press(.banner, in: first)
    await operations.end(limited(20))
    await eventually { first.banner?.actionState.delay != nil }
    first.close()
    await eventually { second.banner != nil }
    #expect(second.banner?.actionState.delay?.rest == .seconds(20))
  }

  @Test func `a keyed run that another surface takes from the inbox isn't counted again`()
    async throws
  {
    let router = makeRouter(.toast, perMinute: 0)
    let window = try TestWindow(router)
    router.onRetry(of: "orders") { [operations] in try await operations.run() }
    router.report(RouterError.declined, origin: .background, retryKey: "orders")
    await eventually { router.inbox.entries.count == 1 }
    router.inbox.entries.first?.content.action?.handler()
    await eventually { operations.runs == 1 }
    router.report(RouterError.declined, origin: .userAction)
    await eventually { window.toast != nil }
    #expect(window.toast?.count == 1)
    await operations.end(RouterError.declined)
    await eventually { window.toast?.message?.contains("Tried 2 times.") == true }
    #expect(window.toast?.count == 1)
    #expect(router.inbox.entries.isEmpty)
  }

  @Test func `a keyed failure without any window is recorded`() async throws {
    var router: ErrorRouter? = makeRouter(.banner)
    let journal = try #require(router?.journal)
    var window: TestWindow? = try TestWindow(try #require(router))
    router?.onRetry(of: "orders") { [operations] in try await operations.run() }
    router?.report(RouterError.declined, origin: .refresh, retryKey: "orders")
    await eventually { window?.banner != nil }
    try press(.banner, in: try #require(window))
    await eventually { operations.runs == 1 }
    window?.close()
    window = nil
    router = nil
    await operations.end(RouterError.soldOut)
    for _ in 1...100 { await Task.yield() }
    #expect(journal.counts.pending == 0)
    #expect(journal.entries.contains { ($0.report.error as? RouterError) == .soldOut })
  }

  @Test func `a task that runs again in a closed window goes on in another`() async throws {
    let router = makeRouter(.banner)
    let first = try TestWindow(router)
    let second = try TestWindow(router)
    let task = first.router.attempt { [operations] in try await operations.run() }
    await operations.end(RouterError.declined)
    await eventually { first.banner != nil }
    try press(.banner, in: first)
    await eventually { operations.runs == 2 }
    first.close()
    await eventually { second.banner != nil }
    #expect(second.banner?.actionState == .running)
    await operations.end(RouterError.declined)
    await eventually { second.banner?.actionState == .ready }
    #expect(second.banner?.count == 1)
    #expect(second.banner?.message?.contains("Tried 2 times.") == true)
    task.cancel()
    await task.value
    await eventually { second.banner == nil }
    #expect(second.banner == nil)
  }

  @Test func `a task that runs in the inbox is taken by a toast and goes on there`()
    async throws
  {
    let router = makeRouter(.toast, perMinute: 0)
    let window = try TestWindow(router)
    router.attempt(origin: .background) { [operations] in try await operations.run() }
    await operations.end(RouterError.declined)
    await eventually { router.inbox.entries.count == 1 }
    router.inbox.entries.first?.content.action?.handler()
    await eventually { operations.runs == 2 }
    router.report(RouterError.declined, origin: .userAction)
    await eventually { window.toast != nil }
    #expect(window.toast?.actionState == .running)
    await operations.end(RouterError.declined)
    await eventually { window.toast?.actionState == .ready }
    #expect(window.toast?.count == 1)
    try press(.toast, in: window)
    await operations.end(nil)
    await eventually { window.toast?.action == nil }
    #expect(window.toast?.count == 1)
  }

  @Test func `the action taken is recorded although the window closes`() async throws {
    let router = makeRouter(.banner)
    let first = try TestWindow(router)
    let second = try TestWindow(router)
    let task = first.router.attempt { [operations] in try await operations.run() }
    await operations.end(RouterError.declined)
    await eventually { first.banner != nil }
    try press(.banner, in: first)
    await eventually { operations.runs == 2 }
    first.close()
    await eventually { second.banner != nil }
    await operations.end(nil)
    await task.value
    await eventually { second.banner == nil }
    acknowledgeEnds(in: second)
    #expect(router.journal.entries.map(\.outcome) == [.repaired(by: .tryAgain)])
  }
}
