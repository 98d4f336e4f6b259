import Foundation
import RecourseTesting
import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

// The page that a handler opens, whoever presents it.
extension AppByAddressTests {
  @Test(arguments: ["report", "handle", "refresh"])
  func `a page that a handler opens never reports to the handler's route`(
    _ way: String
  ) async throws {
    let router = router(signIn)
    let window = HostedWindow(clock: clock) {
      PlainGate(state: state, way: way).errorRouter(router)
    }
    try await window.tap("Order")
    await window.wait("the page") { window.sheet != nil }
    if way == "refresh" {
      try await window.screen.refresh().value
    } else {
      try await window.tap(way)
    }
    await window.wait("the error") { window.alert != nil }
    #expect(window.kinds == [.window, .sheet, .alert])
  }

  @Test func `a plain page that a handler of the app opens presents its own failures`()
    async throws
  {
    let router = router(signIn)
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    router.onRoute("signIn") { [state] _ in
      state.isOpen = true
      for await _ in ends { break }
      return .stop
    }
    let window = HostedWindow(clock: clock) {
      PlainPage(state: state, end: end).errorRouter(router)
    }
    try await window.tap("Order")
    await window.wait("the page") { window.sheet != nil }
    try await window.tap("Sign In")
    await window.wait("the error") { window.alert != nil }
    #expect(window.kinds == [.window, .sheet, .alert])
  }

  @Test func `a handler whose view is gone for good ends, and the next one is asked`()
    async throws
  {
    let router = router(signIn)
    state.isOpen = true
    let window = HostedWindow(clock: clock) { GateRoot(state: state).errorRouter(router) }
    try await window.tap("Order")
    await window.wait("the page") { window.sheet != nil }
    state.isOpen = false
    await window.wait { window.isBare && router.journal.counts.pending == 0 }
    state.isOpen = true
    try await window.tap("Order")
    await window.wait("the page again") { window.sheet != nil }
  }
}

/// A sign-in whose page is a plain sheet.
private struct PlainGate: View {
  @Bindable var state: AppByAddress
  let way: String
  @State private var ends = AsyncStream.makeStream(of: Void.self)

  var body: some View {
    ThrowingButton("Order") { throw SessionEnded() }
      .onErrorRoute("signIn") { [state, ends] _ in
        state.isOpen = true
        for await _ in ends.stream { break }
        return .stop
      }
      .sheet(isPresented: $state.isOpen, onDismiss: { ends.continuation.yield() }) {
        GatePage(way: way).errorHost()
      }
  }
}

private struct GatePage: View, Routable {
  let way: String
  @Environment(\.reportError) private var report
  @Environment(ErrorRouter.self) var router

  var body: some View {
    if way == "refresh" {
      List { Text("Accounts") }.throwingRefreshable { throw SessionEnded() }
    } else {
      Button(way) {
        if way == "report" {
          report(SessionEnded(), origin: .userAction)
        } else {
          handle(SessionEnded())
        }
      }
    }
  }
}

private struct PlainPage: View {
  @Bindable var state: AppByAddress
  let end: AsyncStream<Void>.Continuation

  var body: some View {
    ThrowingButton("Order") { throw SessionEnded() }
      .sheet(isPresented: $state.isOpen, onDismiss: { end.yield() }) {
        ThrowingButton("Sign In") { throw SessionEnded() }
      }
  }
}

/// A part of the app with its own sign-in, which comes and goes.
private struct GateRoot: View {
  let state: AppByAddress

  var body: some View {
    if state.isOpen { Gate() } else { Text("Welcome") }
  }
}

private struct Gate: View {
  @State private var sheet = SheetContext()

  var body: some View {
    ThrowingButton("Order") { throw SessionEnded() }
      .sheet(sheet)
      .onErrorRoute("signIn") { [sheet] _ in
        _ = await sheet.present { Text("Sign In") }.answer
        return .stop
      }
  }
}
