import Foundation
import RecourseTesting
import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

// Presses that come twice, and what a person has not seen.
extension AppByAddressTests {
  private func pressTwice(_ title: String, in window: HostedWindow) throws {
    let button = try #require(window.screen.buttons.first { $0.title == title })
    button.press()
    button.press()
  }

  @Test func `two presses of Try Again request a store's load once`() async throws {
    state.load = .failed(LoadFailure(WordedError("The shop is closed")), previous: nil)
    let router = router()
    let window = HostedWindow(clock: clock) {
      StorePage(state: state) { [state] in state.runs += 1 }.errorRouter(router)
    }
    await window.wait { state.runs == 1 }
    await window.rest()
    try pressTwice("Try Again", in: window)
    await window.rest()
    #expect(state.runs == 2)
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
      if state.runs == 1 { return .leave }
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

  @Test(arguments: [true, false])
  func `a change whose toast has gone is not forgotten when the network is back`(
    _ isSafe: Bool
  ) async throws {
    let network = ManualNetwork()
    let router = ErrorRouter(
      policy: ErrorPolicy { Otherwise(.toast) }, network: network.signal, clock: clock)
    let window = HostedWindow(clock: clock) {
      ThrowingButton("Save", failing: "The note isn’t saved") { [state] in
        state.runs += 1
        let offline = URLError(.notConnectedToInternet)
        if state.runs == 1 { throw isSafe ? offline : HalfSent(causes: [offline]) }
      }
      .errorRouter(router)
    }
    try await window.tap("Save")
    await window.wait { window.texts.contains("The note isn’t saved") }
    await window.pass(.seconds(60))
    #expect(!window.texts.contains("The note isn’t saved"))
    #expect(router.journal.counts.pending == 1)
    network.comeBack()
    if !isSafe {
      await window.wait { window.texts.contains("The note isn’t saved") }
      #expect(state.runs == 1)
      try await window.tap("Try Again")
    }
    await window.wait { state.runs == 2 && router.journal.counts.pending == 0 }
    await window.rest()
    #expect(!window.texts.contains("The note isn’t saved"))
  }

  @Test func `a change that fails again while its toast has gone is presented again`()
    async throws
  {
    let network = ManualNetwork()
    let router = ErrorRouter(
      policy: ErrorPolicy { Otherwise(.toast) }, network: network.signal, clock: clock)
    let window = HostedWindow(clock: clock) {
      ThrowingButton("Save") { throw URLError(.notConnectedToInternet) }.errorRouter(router)
    }
    for _ in 1...2 {
      try await window.tap("Save")
      await window.wait { window.screen.buttons.contains { $0.title == "Try Again" } }
      await window.pass(.seconds(60))
      #expect(!window.screen.buttons.contains { $0.title == "Try Again" })
    }
  }

  @Test func `a change that waits for the network takes no answer's place`() async throws {
    let network = ManualNetwork()
    let router = ErrorRouter(
      policy: ErrorPolicy { Otherwise(.toast) }, network: network.signal, interruptionsPerMinute: 1,
      clock: clock)
    let window = HostedWindow(clock: clock) {
      VStack {
        ForEach(["Save", "Send"], id: \.self) { title in
          ThrowingButton(title, failing: "Not done: \(title)") {
            throw URLError(.notConnectedToInternet)
          }
        }
      }
      .errorRouter(router)
    }
    for title in ["Save", "Send"] {
      try await window.tap(title)
      await window.wait { window.texts.contains("Not done: \(title)") }
      await window.pass(.seconds(25))
      #expect(!window.texts.contains("Not done: \(title)"))
    }
    // A failure that nobody awaits doesn't bring it back before the network.
    router.report(
      URLError(.notConnectedToInternet), origin: .background, failing: "Not done: Save")
    await window.pass(.seconds(25))
    #expect(!window.texts.contains("Not done: Save"))
    #expect(router.journal.counts.pending == 2)
  }

  @Test func `a problem is unread while a sheet covers the inbox`() async throws {
    let router = router(ErrorPolicy { Otherwise(.inbox) })
    let window = HostedWindow(clock: clock) {
      InboxBelowSheet(state: state).errorRouter(router)
    }
    await window.rest()
    state.isOpen = true
    await window.wait { window.sheet != nil }
    router.report(WordedError("Not synchronized"))
    await window.rest()
    #expect(router.inbox.unreadCount == 1)
    await window.dismiss()
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
    router.report(WordedError("Not synchronized"))
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
      alerter.tryWithErrorAlert(offersTryAgain: true) {
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

  @Test func `an alerter offers Try Again after an alert without it`() async throws {
    let alerter = Alerter()
    let window = HostedWindow(clock: clock) { Text("Root").alert(alerter.alert) }
    alerter.tryWithErrorAlert { throw URLError(.timedOut) }
    await window.wait { window.alert != nil }
    alerter.tryWithErrorAlert(offersTryAgain: true) { throw URLError(.timedOut) }
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
  let load: @MainActor () -> Void

  var body: some View {
    ThrowingView(state.load) {
      load()
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

/// A change that was made in part before the network was lost.
private struct HalfSent: CausedError, ErrorRemedyProvider {
  let causes: [any Error]
  let remedy = ErrorRemedy.transient
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
