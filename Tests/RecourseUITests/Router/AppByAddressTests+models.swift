import Foundation
import Observation
import RecourseStore
import RecourseTesting
import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

/// Pages, last rows, and the errors that a model or a store holds.
extension AppByAddressTests {
  @Test func `a Try Again of a model's alert that fails when the page has gone is presented`()
    async throws
  {
    let model = FailingModel()
    let window = HostedWindow(clock: clock) {
      Leaving { ModelPage(model: model) }.errorRouter(router())
    }
    model.error = URLError(.timedOut)
    try await window.tap("Try Again")
    await window.wait { model.retry.running == 1 }
    await window.rest()
    try await window.tap("Leave")
    await window.rest()
    model.retry.fail(with: WordedError("The shop is closed"))
    await window.rest()
    #expect(window.alert?.title == "The shop is closed")
  }

  @Test func `the alert of a state's error goes with the error though another one has waited`()
    async
  {
    let store = refusals()
    let window = HostedWindow(clock: clock) { RefusalPage(store: store).errorRouter(router()) }
    await window.rest()
    store.dispatch(.failed(.closed))
    await window.waitForAlert("The shop is closed")
    store.dispatch(.failed(.moved))
    await window.rest()
    store.dispatch(.mended)
    await window.rest()
    #expect(store.state.error == nil)
    #expect(window.isBare)
  }

  @Test func `an error that the state has replaced while it waited isn't read`() async throws {
    let store = refusals()
    let window = HostedWindow(clock: clock) { RefusalPage(store: store).errorRouter(router()) }
    await window.rest()
    store.dispatch(.failed(.closed))
    await window.waitForAlert("The shop is closed")
    store.dispatch(.failed(.moved))
    await window.rest()
    store.dispatch(.failed(.soldOut))
    await window.rest()
    try await window.tap("OK")
    await window.rest()
    #expect(window.alert?.title == "It’s sold out here")
  }

  private func refusals() -> Store<RefusalState, RefusalAction> {
    Store(
      initialState: RefusalState(),
      reducer: { state, action in
        switch action {
        case .failed(let error): state.error = error
        case .mended, .errorSeen: state.error = nil
        }
      })
  }

  @Test func `an unavailable view without a connection tries again when the network is back`()
    async
  {
    let network = ManualNetwork()
    let window = HostedWindow(clock: clock) {
      ErrorUnavailableView(URLError(.notConnectedToInternet)) { [state] in state.runs += 1 }
        .errorRouter(router(network: network.signal))
    }
    await window.rest()
    network.comeBack()
    await window.rest()
    #expect(state.runs == 1)
  }

  @Test func `a page's task whose alert the person has closed runs when the network is back`()
    async throws
  {
    let network = ManualNetwork()
    let window = HostedWindow(clock: clock) {
      AppItems(state: state)
        .throwingTask { [state] in
          state.runs += 1
          if state.runs == 1 { throw URLError(.notConnectedToInternet) }
          state.items = ["Milk"]
        }
        .errorRouter(router(network: network.signal))
    }
    await window.wait { window.alert != nil }
    try await window.tap("Cancel")
    await window.rest()
    #expect(window.isBare)
    network.comeBack()
    await window.rest()
    #expect(state.runs == 2)
    #expect(window.texts.contains("Milk"))
  }

  @Test func `a failed boundary shows its content again when the network is back`() async {
    let network = ManualNetwork()
    let window = HostedWindow(clock: clock) {
      ErrorBoundary {
        AppItems(state: state)
          .throwingTask { [state] in
            state.runs += 1
            if state.runs == 1 { throw URLError(.notConnectedToInternet) }
            state.items = ["Milk"]
          }
      }
      .errorRouter(router(network: network.signal))
    }
    await window.wait { window.screen.buttons.contains { $0.title == "Try Again" } }
    await window.rest()
    network.comeBack()
    await window.rest()
    #expect(state.runs == 2)
    #expect(window.texts.contains("Milk"))
  }
}

@MainActor
@Observable
private final class FailingModel {
  var error: (any Error)?
  let retry = ManualOperation<Void>()
}

private struct ModelPage: View {
  let model: FailingModel

  var body: some View {
    Text("Shop").alert(describing: Bindable(model).error) { try await model.retry() }
  }
}

private enum RefusalError: Error, Equatable, ErrorAlertConvertible, ErrorRemedyProvider {
  case closed, moved, soldOut

  var errorTitle: String {
    switch self {
    case .closed: "The shop is closed"
    case .moved: "The shop has moved"
    case .soldOut: "It’s sold out here"
    }
  }

  var errorMessage: String { "Come back tomorrow." }
  var remedy: ErrorRemedy { .transient }
}

private struct RefusalState: Sendable, Equatable {
  var error: RefusalError?
}

private enum RefusalAction: Sendable, Equatable {
  case failed(RefusalError), mended, errorSeen
}

private struct RefusalPage: View {
  let store: Store<RefusalState, RefusalAction>

  var body: some View {
    Text("Shop").alert(store.alerts(for: \.error, dismiss: .errorSeen))
  }
}
