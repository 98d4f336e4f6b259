import Foundation
import RecourseTesting
import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

/// Pages and loads: what a person can do when there is no content.
extension AppByAddressTests {
  private func leaveAndReturn(
    to window: HostedWindow, after time: Duration = .seconds(2)
  ) async {
    window.host.scenePhase = .background
    await window.pass(time)
    window.host.scenePhase = .active
    await window.rest()
  }

  @Test(arguments: [true, false])
  func `a page that failed without a connection loads when the network is back`(
    _ hasBanner: Bool
  ) async {
    let network = ManualNetwork()
    let router = router(network: network.signal)
    let window = HostedWindow(clock: clock) {
      OfflinePage(state: state, hasBanner: hasBanner).errorRouter(router)
    }
    await window.wait { window.screen.buttons.contains { $0.title == "Try Again" } }
    await window.rest()
    network.comeBack()
    await window.pass(.seconds(5))
    #expect(state.runs == 2)
    #expect(window.texts.contains("Milk"))
    #expect(router.journal.entries.first?.outcome == .repaired(by: .reconnection))
  }

  @Test func `a person's Try Again repairs what the return of the network couldn't`() async throws {
    let network = ManualNetwork()
    let router = router(network: network.signal)
    let window = HostedWindow(clock: clock) {
      ThrowingView { [state] in
        state.runs += 1
        if state.runs == 1 { throw URLError(.notConnectedToInternet) }
        if state.runs == 2 { throw CancellationError() }
        return "Milk"
      } content: {
        Text($0)
      }
      .errorRouter(router)
    }
    await window.wait { window.screen.buttons.contains { $0.title == "Try Again" } }
    await window.rest()
    network.comeBack()
    await window.pass(.seconds(5))
    #expect(state.runs == 2)
    try await window.tap("Try Again")
    await window.wait { window.texts.contains("Milk") }
    #expect(router.journal.entries.first?.outcome == .repaired(by: .tryAgain))
  }

  @Test func `a load of a task that failed is tried again when the app becomes active`() async {
    let router = router(ErrorPolicy { Otherwise(.toast) })
    let window = HostedWindow(clock: clock) {
      TaskPage(state: state).errorRouter(router)
    }
    await window.wait { state.runs == 1 && router.journal.counts.reported == 1 }
    // Nobody sees the offer of the toast any longer.
    await window.pass(.seconds(60))
    #expect(!window.screen.buttons.contains { $0.title == "Try Again" })
    await leaveAndReturn(to: window)
    #expect(window.texts.contains("Milk"))
  }

  @Test func `a return loads a page again when the delay of the server is long over`() async {
    let window = HostedWindow(clock: clock) {
      ThrowingView { [state] in
        state.runs += 1
        if state.runs == 1 { throw Busy() }
        return "Milk"
      } content: {
        Text($0)
      }
      .errorRouter(router())
    }
    await window.wait { window.texts.contains { $0.hasPrefix("Try again in") } }
    await leaveAndReturn(to: window, after: .seconds(60))
    await window.wait("the content") { window.texts.contains("Milk") }
    #expect(state.runs == 2)
  }

  @Test func `an unavailable view in another tab tries again after a return, once it is shown`()
    async
  {
    let window = HostedWindow(clock: clock) {
      VStack {
        ErrorUnavailableView(URLError(.timedOut)) { [state] in state.runs += 1 }
      }
      .errorRouter(router())
    }
    await window.rest()
    window.host.cover()
    await leaveAndReturn(to: window)
    #expect(state.runs == 0)
    window.host.uncover()
    await window.rest()
    #expect(state.runs == 1)
  }

  @Test func `a page on a store whose load was cancelled offers to load`() async {
    let operation = ManualOperation<Void>()
    let window = HostedWindow(clock: clock) {
      StorePage(state: state, operation: operation).errorRouter(router())
    }
    await window.wait { operation.running == 1 }
    operation.succeed()
    await window.wait("a way to load again") {
      window.screen.buttons.contains { $0.title == "Try Again" }
    }
  }

  @Test func `a batch that never left the device is made when the network is back`() async {
    let network = ManualNetwork()
    let router = router(network: network.signal)
    let window = HostedWindow(clock: clock) { Text("Root").errorRouter(router) }
    let isOffline = Locked(true)
    let sent = Locked<[String]>([])
    router.attemptAll(
      ["one", "two"], title: { "\($0.failures.count) of \($0.total) photos aren’t sent" }
    ) { photo in
      if isOffline.withLock({ $0 }) { throw URLError(.notConnectedToInternet) }
      sent.withLock { $0.append(photo) }
    }
    await window.wait { window.screen.buttons.contains { $0.title == "Try Again" } }
    await window.rest()
    isOffline.withLock { $0 = false }
    network.comeBack()
    await window.pass(.seconds(5))
    #expect(sent.withLock { $0.count } == 2)
    #expect(router.journal.counts.pending == 0)
  }

  @Test func `a pull that succeeds ends the offer of an earlier one that is running again`()
    async throws
  {
    let router = router(ErrorPolicy { Otherwise(.banner) })
    let retry = ManualOperation<Void>()
    let window = HostedWindow(clock: clock) {
      List { Text("Row") }
        .throwingRefreshable { [state] in
          state.runs += 1
          if state.runs == 1 { throw URLError(.timedOut) }
          if state.runs == 2 { try await retry() }
        }
        .errorRouter(router)
    }
    try await window.screen.refresh().value
    try await window.tap("Try Again")
    await window.wait { retry.running == 1 }
    try await window.screen.refresh().value
    #expect(state.runs == 3)
    retry.fail(with: URLError(.timedOut))
    await window.rest()
    #expect(!window.screen.buttons.contains { $0.title == "Try Again" })
    #expect(router.journal.counts.pending == 0)
  }

  @Test func `a pull loads the content of a failed boundary again`() async throws {
    let window = HostedWindow(clock: clock) {
      ErrorBoundary {
        TaskPage(state: state)
      }
      .errorRouter(router())
    }
    await window.wait { window.screen.isRefreshable }
    try await window.screen.refresh().value
    await window.wait("the content") { window.texts.contains("Milk") }
    #expect(state.runs == 2)
  }
}

/// The answer of a busy server.
private struct Busy: HTTPStatusProvider {
  let statusCode = 503
  let retryAfter: RetryAfter? = .seconds(20)
}

private struct OfflinePage: View {
  let state: AppByAddress
  let hasBanner: Bool

  var body: some View {
    if hasBanner { page.offlineBanner() } else { page }
  }

  private var page: some View {
    ThrowingView { [state] in
      state.runs += 1
      if state.runs == 1 { throw URLError(.notConnectedToInternet) }
      return "Milk"
    } content: {
      Text($0)
    }
  }
}

private struct TaskPage: View {
  let state: AppByAddress

  var body: some View {
    Text(state.items.first ?? "Empty")
      .throwingTask { [state] in
        state.runs += 1
        if state.runs == 1 { throw URLError(.timedOut) }
        state.items = ["Milk"]
      }
  }
}

private struct StorePage: View {
  let state: AppByAddress
  let operation: ManualOperation<Void>

  var body: some View {
    ThrowingView(state.load) { [state, operation] in
      state.runs += 1
      state.load = .loading(previous: nil, progress: nil)
      try? await operation()
      // Another action has cancelled the effect.
      state.load = state.runs == 1 ? .idle : .loaded(7)
    } content: {
      Text("\($0)")
    }
  }
}
