import Recourse
import RecourseStore
import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

@MainActor
@Suite(.timeLimit(.minutes(5))) struct StoreAlertViewTests {
  private struct Screen: View {
    let store: Store<Fetching, FetchAction>

    var body: some View {
      Text(store.state.isFetching ? "fetching" : "idle")
        .alert(store.alerts(for: \.error, dismiss: .errorSeen, tryAgain: .fetch))
    }
  }

  private let store = Store(initialState: Fetching(), reducer: fetchReducer)

  @Test(arguments: SystemBehavior.named)
  func `closing the alert clears the error, and the alert isn't presented again`(
    _ behavior: SystemBehavior
  ) async throws {
    let window = HostedWindow(behavior) { Screen(store: store) }
    store.dispatch(.fetch)
    store.dispatch(.failed(.offline))
    try await window.tap("Cancel")
    await window.wait { window.isBare && store.state.error == nil }
    await window.rest()
    #expect(window.isBare)
    #expect(store.state.seen == 1)
    #expect(window.screen.texts == ["idle"])
  }

  @Test(arguments: SystemBehavior.named)
  func `an error that the alert's action causes is presented after the alert`(
    _ behavior: SystemBehavior
  ) async throws {
    let store = Store(
      initialState: Fetching(), reducer: fetchReducer,
      middlewares: [
        { _, action in action == .fetch ? .just(.failed(.denied)) : .none }
      ])
    let window = HostedWindow(behavior) { Screen(store: store) }
    store.dispatch(.failed(.offline))
    try await window.tap("Try Again")
    window.expectEnd()
    await window.wait { window.alert != nil }
    #expect(store.state.error == .denied)
    #expect(store.state.seen == 0)
    try await window.tap("Cancel")
    await window.wait { window.isBare && store.state.error == nil }
    await window.rest()
    #expect(window.isBare)
    #expect(store.state.seen == 1)
  }

  @Test func `an error doesn't evaluate the view that presents its alert`() async {
    let host = HeadlessHost(Screen(store: store))
    await host.wait { host.screen.texts == ["idle"] }
    store.dispatch(.nothing)
    host.resetEvaluations()
    store.dispatch(.failed(.offline))
    await host.wait { host.alert != nil }
    #expect(host.evaluations(of: Screen.self) == 0)
  }
}

private struct Fetching: Sendable, Equatable {
  var isFetching = false
  var error: FetchError?
  var seen = 0
}

private enum FetchError: Error, Equatable {
  case offline
  case denied
}

private enum FetchAction: Sendable, Equatable {
  case fetch
  case failed(FetchError)
  case errorSeen
  case nothing
}

private func fetchReducer(state: inout Fetching, action: FetchAction) {
  switch action {
  case .fetch:
    state.isFetching = true
    state.error = nil
  case .failed(let error):
    state.isFetching = false
    state.error = error
  case .errorSeen:
    state.error = nil
    state.seen += 1
  case .nothing: break
  }
}
