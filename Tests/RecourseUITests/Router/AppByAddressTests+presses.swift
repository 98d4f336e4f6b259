import Foundation
import RecourseTesting
import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

// Presses that come twice or late, and what a person has not seen.
extension AppByAddressTests {
  private func pressTwice(_ title: String, in window: HostedWindow) throws {
    let button = try #require(window.screen.buttons.first { $0.title == title })
    button.press()
    button.press()
  }

  /// Opens a page on a store whose load has failed.
  private func storePage(load: @escaping @MainActor () async -> Void) -> HostedWindow {
    state.load = .failed(LoadFailure(WordedError("The shop is closed")), previous: nil)
    let router = router()
    return HostedWindow(clock: clock) {
      StorePage(state: state, load: load).errorRouter(router)
    }
  }

  @Test func `two presses of Try Again request a store's load once`() async throws {
    let window = storePage { [state] in state.runs += 1 }
    await window.wait { state.runs == 1 }
    await window.rest()
    try pressTwice("Try Again", in: window)
    await window.rest()
    #expect(state.runs == 2)
  }

  @Test func `Try Again joins the load that the page has requested as it appeared`() async throws {
    let (events, end) = AsyncStream.makeStream(of: Void.self)
    let window = storePage { [state] in
      state.runs += 1
      for await _ in events { break }
      state.load = .loaded(state.runs)
    }
    await window.wait { state.runs == 1 }
    try await window.tap("Try Again")
    await window.rest()
    end.yield()
    await window.wait { window.texts.contains("1") }
    #expect(state.runs == 1)
  }

  @Test func `Try Again loads from a store that has failed, although its closure goes on`()
    async throws
  {
    let (events, _) = AsyncStream.makeStream(of: Void.self)
    let window = storePage { [state] in
      state.runs += 1
      state.load = .loading(previous: nil, progress: nil)
      await Task.yield()
      state.load = .failed(LoadFailure(WordedError("Closed, \(state.runs)")), previous: nil)
      for await _ in events {}
    }
    for runs in 1...3 {
      await window.wait { state.runs == runs && window.texts.contains("Closed, \(runs)") }
      if runs < 3 { try await window.tap("Try Again") }
    }
  }

  @Test func `two presses of a recovery option of a page recover once`() async throws {
    let router = router()
    let window = HostedWindow(clock: clock) {
      ThrowingView { [state] in
        if state.runs == 0 { throw Conflict { state.runs += 1 } }
        return "Loaded"
      } content: {
        Text($0)
      }
      .errorRouter(router)
    }
    await window.wait { window.screen.buttons.contains { $0.title == "Keep Mine" } }
    try pressTwice("Keep Mine", in: window)
    await window.wait { window.texts.contains("Loaded") }
    #expect(state.runs == 1)
  }

  @Test func `a page's Sign In shows the progress of its handler, and asks once`() async throws {
    let router = router(signIn)
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    router.onRoute("signIn") { [state] _ in
      state.runs += 1
      if state.runs == 1 { return .stop }
      for await _ in ends { break }
      state.isOpen = true
      return .tryAgain
    }
    let window = HostedWindow(clock: clock) {
      ThrowingView { [state] in
        if !state.isOpen { throw SessionEnded() }
        return "Loaded"
      } content: {
        Text($0)
      }
      .errorRouter(router)
    }
    await window.wait { window.screen.buttons.contains { $0.title == "Sign In" } }
    try pressTwice("Sign In", in: window)
    await window.rest()
    #expect(state.runs == 2)
    let button = window.screen.buttons.first { $0.title == "Sign In" }
    #expect(button?.isEnabled == false)
    #expect(!window.screen.progress.isEmpty)
    end.yield()
    await window.wait { window.texts.contains("Loaded") }
    #expect(state.runs == 2)
  }

  @Test func `a problem is unread while a sheet covers the inbox`() async throws {
    let router = router(ErrorPolicy { Otherwise(.inbox) })
    let window = HostedWindow(clock: clock) {
      InboxBelowSheet(state: state).errorRouter(router)
    }
    await window.rest()
    state.isOpen = true
    await window.wait { window.sheet != nil }
    router.report(WordedError("Not synchronized"), origin: .userAction)
    await window.rest()
    #expect(router.inbox.unreadCount == 1)
    await window.dismiss()
    await window.wait("the reading") { router.inbox.unreadCount == 0 }
  }

  @Test func `a problem that arrives in the background is unread until the app is back`() async {
    let router = router(ErrorPolicy { Otherwise(.inbox) })
    let window = HostedWindow(clock: clock) { ErrorInboxView().errorRouter(router) }
    await window.rest()
    window.host.scenePhase = .background
    router.report(WordedError("Not synchronized"), origin: .userAction)
    await window.rest()
    #expect(router.inbox.unreadCount == 1)
    window.host.scenePhase = .active
    await window.wait("the reading") { router.inbox.unreadCount == 0 }
  }

  @Test func `a problem is unread while the inbox is in another tab`() async throws {
    let router = router(ErrorPolicy { Otherwise(.inbox) })
    let window = HostedWindow(clock: clock) {
      VStack {
        Text("Tab")
        ErrorInboxView()
      }
      .errorRouter(router)
    }
    await window.rest()
    window.host.cover()
    router.report(WordedError("Not synchronized"), origin: .userAction)
    await window.rest()
    #expect(router.inbox.unreadCount == 1)
    window.host.uncover()
    await window.wait("the reading") { router.inbox.unreadCount == 0 }
  }

  @Test func `an alerter's Try Again runs only the operations that the alert has counted`()
    async throws
  {
    let alerter = Alerter()
    let window = HostedWindow(clock: clock) { Text("Root").alert(alerter.alert) }
    var runs: [Int] = []
    func send(_ number: Int) {
      alerter.tryWithErrorAlert {
        runs.append(number)
        if runs.count < 3 { throw URLError(.timedOut) }
      }
    }
    send(1)
    await window.wait { window.alert != nil }
    send(2)
    await window.rest()
    try await window.tap("Try Again")
    await window.wait { runs == [1, 2, 1] }
    await window.wait("the second offer") { window.alert != nil }
    try await window.tap("Try Again")
    await window.wait { runs == [1, 2, 1, 2] && window.isBare }
  }

  @Test func `a late operation takes the place of a counted one that was cancelled`() async throws {
    let alerter = Alerter()
    let window = HostedWindow(clock: clock) { Text("Root").alert(alerter.alert) }
    let first = alerter.tryWithErrorAlert { throw URLError(.timedOut) }
    await window.wait { window.alert != nil }
    alerter.tryWithErrorAlert { [state] in
      state.runs += 1
      if state.runs == 1 { throw URLError(.timedOut) }
    }
    await window.wait { state.runs == 1 }
    await window.rest()
    first.cancel()
    await window.rest()
    try await window.tap("Try Again")
    await window.wait { state.runs == 2 && window.isBare }
  }

  @Test func `no alert follows for a late operation that was cancelled`() async throws {
    let alerter = Alerter()
    let window = HostedWindow(.actionLate, clock: clock) { Text("Root").alert(alerter.alert) }
    let first = alerter.alert(error: URLError(.timedOut))
    await window.wait { window.alert != nil }
    let late = alerter.tryWithErrorAlert { throw URLError(.timedOut) }
    await window.rest()
    let ok = try #require(window.screen.buttons.first { $0.title == "OK" })
    ok.press()
    first.dismiss()
    late.cancel()
    await window.wait { window.isBare }
    await window.pass(.seconds(5))
    #expect(window.isBare)
  }

  @Test func `a page of a store says how often its load has failed`() async throws {
    let router = router()
    let window = HostedWindow(clock: clock) {
      StorePage(state: state) { [state] in
        state.load = .loading(previous: nil, progress: nil)
        await Task.yield()
        state.load = .failed(LoadFailure(WordedError("Closed")), previous: nil)
      }
      .errorRouter(router)
    }
    for tried in 1...3 {
      await window.wait { router.journal.counts.reported == tried }
      await window.wait { window.texts.contains("Tried \(tried) times.") == (tried > 1) }
      try await window.tap("Try Again")
    }
    #expect(router.journal.entries.prefix(3).map(\.report.attempt) == [1, 2, 3])
  }

  @Test func `an alerter offers Try Again after an alert without it`() async throws {
    let alerter = Alerter()
    let window = HostedWindow(clock: clock) { Text("Root").alert(alerter.alert) }
    alerter.tryWithErrorAlert(offersTryAgain: false) { throw URLError(.timedOut) }
    await window.wait { window.alert != nil }
    alerter.tryWithErrorAlert { throw URLError(.timedOut) }
    await window.rest()
    try await window.tap("OK")
    await window.wait { window.alert?.buttons.map(\.title) == ["Try Again", "Cancel"] }
    try await window.tap("Cancel")
    await window.wait { window.isBare }
  }

  @Test func `a page announces a failure with other words`() async throws {
    let router = router()
    let announced = AnnouncementLog()
    let loader = Loader { [state] () async throws -> String in
      state.runs += 1
      throw WordedError(state.runs < 3 ? "The feed is closed" : "The feed has moved")
    }
    let window = HostedWindow(clock: clock) {
      ThrowingView(loader) { Text($0) }
        .environment(\.announce) { announced.texts.append($0.text) }
        .errorRouter(router)
    }
    for count in 1...3 {
      await window.wait { state.runs == count && !loader.state.isLoading }
      await loader.reload()
    }
    await window.rest()
    let titles = announced.texts.map { $0.prefix { $0 != "\n" } }
    #expect(titles == ["The feed is closed", "The feed has moved"])
  }
}

private struct StorePage: View {
  let state: AppByAddress
  let load: @MainActor () async -> Void

  var body: some View {
    ThrowingView(state.load) {
      await load()
    } content: {
      Text("\($0)")
    }
  }
}

private struct InboxBelowSheet: View {
  @Bindable var state: AppByAddress

  var body: some View {
    ErrorInboxView()
      .sheet(isPresented: $state.isOpen) { Text("A letter").errorHost() }
  }
}

@MainActor
private final class Alerter: ErrorAlerter {
  let alert = AlertContext()
}

/// A conflict that the person resolves.
private struct Conflict: RecoverableError {
  let keepMine: @MainActor @Sendable () -> Void

  var recoveryOptions: [String] { ["Keep Mine"] }

  func attemptRecovery(optionIndex: Int) -> Bool {
    MainActor.assumeIsolated { keepMine() }
    return true
  }
}
