import Foundation
import RecourseTesting
import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

// Operations that run again, each once.
extension AppByAddressTests {
  @Test func `all pulls of a list are one intention, and a success resolves them`() async throws {
    let router = router()
    let window = HostedWindow(clock: clock) {
      List { Text("Row") }
        .throwingRefreshable { [state] in
          state.runs += 1
          if state.runs < 4 { throw WordedError("The feed is closed") }
        }
        .errorPolicy { Otherwise(.toast) }
        .errorRouter(router)
    }
    for _ in 1...3 { try await window.screen.refresh().value }
    await window.wait("one offer") {
      window.screen.buttons.map(\.title).contains("Try Again")
    }
    try await window.screen.refresh().value
    await window.wait("the end") { !window.texts.contains("The feed is closed") }
    #expect(state.runs == 4)
    #expect(router.journal.counts.pending == 0)
  }

  @Test func `a load of a task runs again when the network is back`() async {
    let network = ManualNetwork()
    let router = ErrorRouter(
      policy: ErrorPolicy { Otherwise(.toast) }, network: network.signal, clock: clock)
    let window = HostedWindow(clock: clock) {
      AppItems(state: state)
        .throwingTask { [state] in
          state.runs += 1
          if state.runs == 1 { throw URLError(.notConnectedToInternet) }
          state.items = ["Milk"]
        }
        .errorRouter(router)
    }
    await window.wait { state.runs == 1 && router.journal.counts.reported > 0 }
    await window.rest()
    network.comeBack()
    await window.wait("the items") { state.runs == 2 }
    await window.wait { router.journal.counts.pending == 0 }
  }

  @Test func `a handler of the app without a page gets what is reported while it runs`()
    async throws
  {
    let router = router(signIn)
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    router.onRoute("signIn") { [state] _ in
      state.runs += 1
      for await _ in ends { break }
      return .stop
    }
    let window = HostedWindow(clock: clock) {
      VStack {
        ThrowingButton("First") { throw SessionEnded() }
        ThrowingButton("Second") { throw SessionEnded() }
      }
      .errorRouter(router)
    }
    try await window.tap("First")
    await window.wait { state.runs == 1 }
    try await window.tap("Second")
    await window.wait { router.journal.counts[.coalesced] == 1 }
    end.yield()
    await window.wait { router.journal.counts.pending == 0 }
    #expect(window.isBare)
    #expect(state.runs == 1)
  }

  @Test func `a load that fails because it missed the sign-in runs again`() async throws {
    let router = router(signIn)
    let answer = ManualOperation<Void>()
    router.onRoute("signIn") { [state] _ in
      state.runs += 1
      state.isOpen = true
      return .tryAgain
    }
    let window = HostedWindow(clock: clock) {
      VStack {
        ThrowingButton("Order") { [state] in if !state.isOpen { throw SessionEnded() } }
        AppItems(state: state)
          .throwingTask { [state] in
            let wasSignedIn = state.isOpen
            try await answer()
            if !wasSignedIn { throw SessionEnded() }
            state.items = ["Loaded"]
          }
      }
      .errorRouter(router)
    }
    await window.wait { answer.running > 0 }
    try await window.tap("Order")
    await window.wait { state.runs == 1 && router.journal.counts.pending == 0 }
    answer.succeed()
    await window.wait("the second run") { answer.runs > answer.running && answer.running > 0 }
    answer.succeed()
    await window.wait("the load") { window.texts.contains("Loaded") }
    #expect(state.runs == 1)
  }

  @Test(arguments: [true, false])
  func `a press while a handler works runs again with the handler's help`(
    _ isOfView: Bool
  ) async throws {
    let router = router(signIn)
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    let renew: @MainActor (ErrorReport) async -> RouteResult = { [state] _ in
      for await _ in ends { break }
      state.isOpen = true
      return .tryAgain
    }
    if !isOfView { router.onRoute("signIn", perform: renew) }
    let window = HostedWindow(clock: clock) {
      VStack {
        ForEach(["Order", "Like"], id: \.self) { title in
          ThrowingButton(title) { [state] in
            if !state.isOpen { throw SessionEnded() }
            state.runs += 1
          }
        }
      }
      .onErrorRoute(isOfView ? "signIn" : "other", perform: renew)
      .errorRouter(router)
    }
    try await window.tap("Order")
    await window.rest()
    try await window.tap("Like")
    await window.rest()
    end.yield()
    await window.wait("both runs") { state.runs == 2 && window.isBare }
    await window.wait { router.journal.counts.pending == 0 }
  }
}
