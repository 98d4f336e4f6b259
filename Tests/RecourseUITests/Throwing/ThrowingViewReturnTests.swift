import Foundation
import RecourseStore
import RecourseTesting
import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

/// A return to the app loads a failed page again, once for each activation.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct ThrowingViewReturnTests {
  private let operation = ManualOperation<[String]>()

  private func makeHost(retry: RetrySchedule = .never) async -> HeadlessHost {
    let host = HeadlessHost(
      ThrowingView(retry: retry) {
        try await operation()
      } content: { names in
        List { ForEach(names, id: \.self) { Text($0) } }
      }
      .environment(\.errorClock, ManualClock()))
    await host.wait { operation.running == 1 }
    return host
  }

  private func failedHost(_ error: any Error) async -> HeadlessHost {
    let host = await makeHost()
    operation.fail(with: error)
    await host.wait { host.screen.texts.contains { $0.lowercased().hasPrefix("try again") } }
    return host
  }

  private func leaveAndReturn(to host: HeadlessHost) async {
    for phase in [ScenePhase.inactive, .background, .inactive, .active] {
      host.scenePhase = phase
      await letTasksRun()
    }
  }

  private func letTasksRun() async {
    for _ in 0..<20 { await Task.yield() }
  }

  @Test(arguments: [
    URLError(.timedOut), URLError(.userAuthenticationRequired), URLError(.secureConnectionFailed),
  ])
  func `a failed first load loads again on each return, and shows its value`(
    _ error: URLError
  ) async {
    let host = await failedHost(error)
    await leaveAndReturn(to: host)
    #expect(operation.runs == 2)
    operation.fail(with: error)
    await host.wait { host.screen.texts.contains("Try Again") }
    await letTasksRun()
    #expect(operation.runs == 2)
    await leaveAndReturn(to: host)
    #expect(operation.runs == 3)
    operation.succeed(with: ["Tea"])
    await host.wait { host.screen.texts == ["Tea"] }
  }

  @Test func `an alert of the system counts as a departure`() async {
    let host = await failedHost(URLError(.timedOut))
    host.scenePhase = .inactive
    await letTasksRun()
    #expect(operation.runs == 1)
    host.scenePhase = .active
    await letTasksRun()
    #expect(operation.runs == 2)
  }

  @Test(arguments: [Refusal(statusCode: 404), Refusal(statusCode: 503, retryAfter: .seconds(30))])
  func `a return doesn't load after a permanent error or one that requests a delay`(
    _ error: Refusal
  ) async {
    let host = await failedHost(error)
    await leaveAndReturn(to: host)
    #expect(operation.runs == 1)
  }

  @Test func `a return during a load or a countdown starts no other`() async {
    let host = await makeHost(retry: .constant(.seconds(3), maxAttempts: 2))
    await leaveAndReturn(to: host)
    #expect(operation.runs == 1)
    operation.fail(with: URLError(.timedOut))
    await host.wait { host.screen.texts.contains("Trying again in 3 seconds") }
    await leaveAndReturn(to: host)
    #expect(operation.runs == 1)
  }

  @Test func `a return reloads content only if an error that needs the user hides it`()
    async throws
  {
    let host = await makeHost()
    operation.succeed(with: ["Tea"])
    await host.wait { host.screen.texts == ["Tea"] }
    for (error, runs) in [(URLError(.timedOut), 2), (URLError(.userAuthenticationRequired), 4)] {
      let pull = try host.screen.refresh()
      await host.wait { operation.running == 1 }
      operation.fail(with: error)
      await pull.value
      await leaveAndReturn(to: host)
      #expect(operation.runs == runs)
    }
    operation.succeed(with: ["Milk"])
    await host.wait { host.screen.texts == ["Milk"] }
  }

  @Test func `a covered page loads when it reappears, and not on a return`() async {
    let host = await failedHost(URLError(.timedOut))
    host.cover()
    await leaveAndReturn(to: host)
    #expect(operation.runs == 1)
    host.uncover()
    await host.wait { operation.running == 1 }
    await letTasksRun()
    #expect(operation.runs == 2)
  }

  @Test func `a return loads a loader once, however many views show it`() async {
    let loader = Loader { [operation] in try await operation() }
    let host = HeadlessHost(
      VStack {
        ThrowingView(loader) { Text($0.joined()) }
        ThrowingView(loader) { Text($0.joined()) }
      })
    await host.wait { operation.running == 1 }
    operation.fail()
    await host.wait { host.screen.texts.contains("Try Again") }
    await leaveAndReturn(to: host)
    #expect(operation.runs == 2)
    operation.succeed(with: ["Tea"])
    await host.wait { host.screen.texts == ["Tea", "Tea"] }
  }

  @Test func `a return requests a failed load of a store again`() async {
    let store = Store<Names, LoadAction<[String]>>(
      initialState: Names(),
      reducer: { state, action in loadReducer(state: &state.names, action: action) },
      middlewares: [
        { [operation] state, action in
          .load(action, into: state.names, id: "names") { _ in try await operation() }
        }
      ])
    let host = HeadlessHost(StoredNames(store: store))
    await host.wait { operation.running == 1 }
    operation.fail(with: URLError(.userAuthenticationRequired))
    await host.wait { host.screen.texts.contains("Try Again") }
    await leaveAndReturn(to: host)
    await host.wait { operation.running == 1 }
    operation.succeed(with: ["Tea"])
    await host.wait { host.screen.texts == ["Tea"] }
    #expect(operation.runs == 2)
  }

  @Test func `a return tries again in an unavailable view, unless the error is permanent`() async {
    var retries: [Int] = []
    let host = HeadlessHost(
      VStack {
        ForEach([401, 404, 503], id: \.self) { status in
          ErrorUnavailableView(Refusal(statusCode: status)) { retries.append(status) }
        }
      })
    await leaveAndReturn(to: host)
    #expect(retries.sorted() == [401, 503])
  }
}

struct Refusal: HTTPStatusProvider {
  let statusCode: Int
  var retryAfter: RetryAfter?
}

private struct Names: Equatable {
  var names = LoadState<[String]>.idle
}

private struct StoredNames: View {
  let store: Store<Names, LoadAction<[String]>>

  var body: some View {
    ThrowingView(store.state.names) {
      await store.dispatch(.reload).finish()
    } content: {
      Text($0.joined())
    }
  }
}
