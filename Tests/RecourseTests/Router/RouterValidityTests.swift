import Foundation
import Recourse
import RecourseTesting
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5))) struct RouterValidityTests {
  private let clock = ManualClock()
  private let policy = ErrorPolicy {
    On(.error(RouterError.soldOut), .toast)
    Otherwise(.alert)
  }
  private let offline = URLError(.notConnectedToInternet)

  @Test func `an event before a report doesn't resolve the report`() throws {
    let router = ErrorRouter(policy: policy)
    let window = try TestWindow(router)
    router.resolve("x")
    router.report(RouterError.declined, origin: .userAction, resolvedBy: ["x"])
    #expect(window.alert != nil)
  }

  @Test func `resolving removes waiting reports and dismisses the visible one`() throws {
    let router = ErrorRouter(policy: policy)
    let window = try TestWindow(router)
    router.report(RouterError.declined, origin: .userAction, resolvedBy: ["x"])
    router.report(RouterError.rejected("a"), origin: .userAction, resolvedBy: ["y", "z"])
    router.report(RouterLocalizedError(), origin: .userAction)
    router.resolve("z")
    #expect(router.journal.figures == ["pending 2", "resolved 1"])
    router.resolve("x")
    let clearing = try #require(window.top.interruptions.stage.clearing)
    window.top.interruptions.acknowledge(clearing.id)
    #expect(window.alert != nil)
    #expect(router.journal.figures == ["pending 1", "presented 1", "resolved 1"])
  }

  @Test func `resolving doesn't change an answered report`() throws {
    let router = ErrorRouter(policy: policy)
    let window = try TestWindow(router)
    router.report(RouterError.declined, origin: .userAction, resolvedBy: ["x"])
    let presenter = window.top.interruptions
    let shown = try #require(presenter.stage.shown)
    presenter.choose(shown.item.content.actions[0], in: shown.id)
    router.resolve("x")
    presenter.acknowledge(shown.id)
    #expect(router.journal.entries.first?.outcome == .presented(action: "OK"))
  }

  @Test func `presents a problem that recurs after its report was resolved`() throws {
    let router = ErrorRouter(policy: policy, clock: clock)
    let window = try TestWindow(router)
    router.report(RouterError.soldOut, origin: .refresh, resolvedBy: ["x"])
    router.resolve("x")
    router.report(RouterError.soldOut, origin: .refresh, resolvedBy: ["x"])
    let clearing = try #require(window.top.toasts.stage.clearing)
    window.top.toasts.acknowledge(clearing.id)
    #expect(window.toast != nil)
  }

  @Test func `coalesces an automatic report within the interval after a dismissal`() async throws {
    let router = ErrorRouter(policy: policy, clock: clock)
    let window = try TestWindow(router)
    router.report(RouterError.soldOut, origin: .refresh)
    window.top.toasts.dismissShown()
    await clock.advance(by: .seconds(9))
    let repeated = router.report(RouterError.soldOut, origin: .refresh)
    #expect(await repeated.outcome.kind == .coalesced)
    #expect(window.toast == nil)
    await clock.advance(by: .seconds(1))
    router.report(RouterError.soldOut, origin: .refresh)
    #expect(window.toast != nil)
  }

  @Test func `dismisses an offline alert when the network is back and the load succeeds`()
    async throws
  {
    let isOnline = Locked(false)
    let network = TestNetwork()
    let router = ErrorRouter(policy: policy, network: network.signal)
    let window = try TestWindow(router)
    let task = router.attempt(origin: .refresh) { [offline] in
      if !isOnline.withLock({ $0 }) { throw offline }
    }
    await eventually { window.alert != nil }
    await network.waitForReader(1)
    isOnline.withLock { $0 = true }
    network.send(true)
    await eventually { window.top.interruptions.stage.clearing != nil }
    let clearing = try #require(window.top.interruptions.stage.clearing)
    window.top.interruptions.acknowledge(clearing.id)
    #expect(await task.value != nil)
    #expect(router.journal.figures == ["repaired 1"])
  }

  @Test func `an offline alert stays until the network changes to available`() async throws {
    let network = TestNetwork()
    let router = ErrorRouter(policy: policy, network: network.signal)
    let window = try TestWindow(router)
    network.send(true)
    router.report(offline, origin: .refresh)
    await network.waitForReader(1)
    #expect(window.alert != nil)
    network.send(false)
    router.report(offline, origin: .refresh)
    await network.waitForReader(1)
    #expect(window.alert != nil)
    network.send(true)
    await eventually { window.alert == nil }
  }
}

/// A network whose availability the test determines.
private final class TestNetwork: Sendable {
  private let state = Locked(
    (isReachable: false, readers: [AsyncStream<Bool>.Continuation]()))

  var signal: NetworkSignal {
    NetworkSignal { [self] in
      let (stream, continuation) = AsyncStream.makeStream(of: Bool.self)
      let isReachable = state.withLock { state in
        state.readers.append(continuation)
        return state.isReachable
      }
      continuation.yield(isReachable)
      return stream
    }
  }

  func send(_ isReachable: Bool) {
    let readers = state.withLock { state in
      state.isReachable = isReachable
      return state.readers
    }
    readers.forEach { $0.yield(isReachable) }
  }

  /// Waits until the signal was read the given number of times and the readers had time to run.
  func waitForReader(_ count: Int) async {
    while state.withLock({ $0.readers.count < count }), !Task.isCancelled { await Task.yield() }
    for _ in 0..<100 { await Task.detached(priority: .background) { await Task.yield() }.value }
  }
}
