import Foundation
import RecourseTesting
import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

/// Keys, batches, fields, waits, and pages on a state.
extension AppByAddressTests {
  @Test func `a failed save stays on offer though a later one of the same key is cancelled`()
    async throws
  {
    let router = router(ErrorPolicy { Otherwise(.banner) })
    let later = ManualOperation<Void>()
    let window = HostedWindow(clock: clock) { Text("Root").errorRouter(router) }
    router.attempt(title: "The note isn’t saved", retryKey: "note") { [state] in
      state.runs += 1
      if state.runs == 1 { throw URLError(.timedOut) }
    }
    await window.wait { window.texts.contains("The note isn’t saved") }
    let task = router.attempt(title: "The note isn’t saved", retryKey: "note") { try await later() }
    await window.wait { later.running == 1 }
    task.cancel()
    await window.rest()
    #expect(window.texts.contains("The note isn’t saved"))
    #expect(router.journal.counts.pending == 1)
    #expect(window.screen.buttons.contains { $0.title == "Try Again" })
  }

  @Test func `a batch with an error of a field also presents its other failures`() async {
    let router = router()
    let window = HostedWindow(clock: clock) {
      NameForm(state: state).errorRouter(router)
    }
    await window.rest()
    router.attemptAll(["one", "two", "three"]) { element in
      switch element {
      case "one": throw FieldErrors([FieldError(\AppProfile.name, "Enter a name.")])
      case "two": throw WordedError("The disk is full")
      default: break
      }
    }
    await window.rest()
    #expect(window.texts.contains("Enter a name."))
    #expect(window.alert != nil)
    #expect(window.alert?.texts.contains { $0.contains("The disk is full") } == true)
  }

  @Test func `the error of a form stays when the same form fails in another window`() async throws {
    let router = router()
    let other = AppByAddress()
    let first = HostedWindow(clock: clock) { NameForm(state: state).errorRouter(router) }
    let second = HostedWindow(clock: clock) { NameForm(state: other).errorRouter(router) }
    try await first.tap("Order")
    await first.rest()
    #expect(first.texts.contains("Enter a name."))
    try await second.tap("Order")
    await second.rest()
    await first.rest()
    #expect(second.texts.contains("Enter a name."))
    #expect(first.texts.contains("Enter a name."))
  }

  @Test func `a toast that waits below a sheet goes to the inbox in time after an alert`()
    async throws
  {
    let router = router(
      ErrorPolicy {
        On(.type(CartError.self), .alert)
        Otherwise(.toast)
      })
    let window = HostedWindow(clock: clock) { PlainSheet(state: state).errorRouter(router) }
    await window.rest()
    router.report(CartError.declined, origin: .userAction)
    await window.waitForAlert("The card was declined")
    try await window.tap("OK")
    await window.rest()
    state.isOpen = true
    await window.wait { window.sheet != nil }
    router.report(WordedError("The feed is closed"), origin: .background)
    await window.pass(.seconds(45))
    #expect(router.inbox.entries.count == 1)
  }

  @Test func `an alert's wait in one window ends though another window comes and goes`()
    async throws
  {
    let router = router()
    let first = HostedWindow(clock: clock) {
      VStack {
        ReportButton("Pay", CartError.declined)
        ReportButton("Check", WordedError("The feed is closed"), origin: .background)
      }
      .errorRouter(router)
    }
    let second = HostedWindow(clock: clock) { Text("B").errorRouter(router) }
    await second.rest()
    try await first.tap("Pay")
    await first.waitForAlert("The card was declined")
    try first.tapBelow("Check")
    await first.rest()
    for _ in 1...6 {
      second.host.scenePhase = .background
      await first.pass(.seconds(20))
      second.host.scenePhase = .active
      await first.pass(.seconds(20))
    }
    #expect(router.inbox.entries.count == 1)
  }

  @Test func `two views of a store's load report its failure once`() async {
    let router = router()
    let window = HostedWindow(clock: clock) {
      StatePages(state: state, count: 2).errorRouter(router)
    }
    await window.rest()
    state.load = .failed(LoadFailure(WordedError("Closed")), previous: nil)
    await window.wait { window.screen.buttons.count { $0.title == "Try Again" } == 2 }
    await window.rest()
    #expect(router.journal.counts.byOutcome == [.inlined: 1])
    state.load = .loaded(7)
    await window.rest()
    #expect(router.journal.counts.byOutcome == [.repaired: 1])
  }

  @Test func `two views of a store ask nobody again to sign in who has been asked`() async {
    let window = HostedWindow(clock: clock) {
      StatePages(state: state, count: 2)
        .onError(of: SessionEnded.self) { [state] _ in state.items.append("Asked") }
        .errorRouter(router())
    }
    await window.rest()
    state.load = .failed(LoadFailure(SessionEnded()), previous: nil)
    await window.wait { state.items == ["Asked"] }
    await window.rest()
    let runs = state.runs
    window.host.scenePhase = .background
    await window.pass(.seconds(2))
    window.host.scenePhase = .active
    await window.pass(.seconds(2))
    #expect(state.runs == runs)
  }

  @Test(arguments: [true, false])
  func `a page whose store is reset loads, or offers to`(_ wasLoaded: Bool) async {
    let failure = LoadFailure(WordedError("Closed"))
    state.load = wasLoaded ? .loaded(7) : .failed(failure, previous: nil)
    let window = HostedWindow(clock: clock) {
      StatePages(state: state, count: 1).errorRouter(router())
    }
    await window.rest()
    let runs = state.runs
    // The person has changed the account, and the app's state begins anew.
    state.load = .idle
    await window.rest()
    #expect(
      state.runs > runs || window.screen.buttons.contains { $0.title == "Try Again" },
      "The page shows \(window.texts), and nothing loads.")
  }

  @Test func `a page loads once when the app and the network are back together`() async {
    let network = ManualNetwork()
    let router = router(
      ErrorPolicy { Otherwise(.present(.banner, evenIfShown: true)) }, network: network.signal)
    let window = HostedWindow(clock: clock) {
      ThrowingView { [state] in
        state.runs += 1
        if state.runs == 1 { throw URLError(.notConnectedToInternet) }
        return "Milk"
      } content: {
        Text($0)
      }
      .errorRouter(router)
    }
    await window.wait { window.screen.buttons.contains { $0.title == "Try Again" } }
    window.host.scenePhase = .background
    await window.rest()
    network.comeBack()
    window.host.scenePhase = .active
    await window.pass(.seconds(5))
    #expect(window.texts.contains("Milk"))
    #expect(state.runs == 2)
    #expect(router.journal.counts.pending == 0)
  }
}

private struct NameForm: View {
  @Bindable var state: AppByAddress

  var body: some View {
    Form {
      TextField("Name", text: $state.profile.name).errorField(\.name, of: state.profile)
      ThrowingButton("Order") {
        throw FieldErrors([FieldError(\AppProfile.name, "Enter a name.")])
      }
    }
  }
}

private struct PlainSheet: View {
  @Bindable var state: AppByAddress

  var body: some View {
    Text("Root").sheet(isPresented: $state.isOpen) { Text("A letter") }
  }
}

private struct StatePages: View {
  let state: AppByAddress
  let count: Int

  var body: some View {
    VStack {
      ForEach(0..<count, id: \.self) { _ in
        ThrowingView(state.load) { [state] in
          state.runs += 1
        } content: {
          Text("\($0)")
        }
      }
    }
  }
}
