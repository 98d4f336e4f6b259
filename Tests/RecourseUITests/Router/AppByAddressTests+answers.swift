import Foundation
import RecourseTesting
import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

/// Presses and their answers: what follows a sign-in, batches, keys, and what else waits.
extension AppByAddressTests {
  /// A router whose sign-in succeeds at once.
  private func signingIn() -> ErrorRouter {
    let router = router(
      ErrorPolicy {
        On(.status(401), .route("signIn"))
        Otherwise(.alert)
      })
    router.onRoute("signIn") { [state] _ in
      state.isSignedIn = true
      return .tryAgain
    }
    return router
  }

  @Test func `a button is free again when the person cancels what follows the sign-in`()
    async throws
  {
    let router = signingIn()
    let window = HostedWindow(clock: clock) {
      ThrowingButton("Buy") { [state] in
        state.runs += 1
        if !state.isSignedIn { throw SessionEnded() }
        // The person closes the sheet of the purchase.
        if state.runs == 2 { throw CancellationError() }
      }
      .errorRouter(router)
    }
    try await window.tap("Buy")
    await window.wait { state.runs == 2 && router.journal.counts.pending == 0 }
    await window.rest()
    #expect(window.screen.progress.isEmpty)
    try await window.tap("Buy")
    await window.wait { state.runs == 3 }
  }

  @Test func `a button is free again when the server refuses a field after the sign-in`()
    async throws
  {
    let router = signingIn()
    let window = HostedWindow(clock: clock) { OrderForm(state: state).errorRouter(router) }
    try await window.tap("Order")
    await window.wait { window.texts.contains("Enter a name.") }
    await window.rest()
    #expect(window.screen.progress.isEmpty)
    try window.screen.type("Ada", into: "Name")
    try await window.tap("Order")
    await window.wait { state.runs == 3 && !window.texts.contains("Enter a name.") }
  }

  @Test func `a button is free again when the app handles what follows the sign-in`()
    async throws
  {
    let router = signingIn()
    let window = HostedWindow(clock: clock) {
      VStack {
        Text(state.items.first ?? "In stock")
        ThrowingButton("Buy") { [state] in
          state.runs += 1
          throw state.isSignedIn ? CartError.soldOut : SessionEnded() as any Error
        }
      }
      .onError(of: CartError.self) { [state] _ in state.items = ["Sold out"] }
      .errorRouter(router)
    }
    try await window.tap("Buy")
    await window.wait { state.runs == 2 && state.items == ["Sold out"] }
    await window.rest()
    #expect(window.screen.progress.isEmpty)
    #expect(window.screen.buttons.first { $0.title == "Buy" }?.isEnabled == true)
  }

  @Test func `a button that missed the sign-in is free again after a cancellation`()
    async throws
  {
    let router = signingIn()
    let answer = ManualOperation<Void>()
    let window = HostedWindow(clock: clock) {
      VStack {
        ThrowingButton("Order") { [state] in if !state.isSignedIn { throw SessionEnded() } }
        ThrowingButton("Buy") { [state] in
          state.runs += 1
          if state.runs == 2 { throw CancellationError() }
          try await answer()
          throw SessionEnded()
        }
      }
      .errorRouter(router)
    }
    try await window.tap("Buy")
    await window.wait { answer.running == 1 }
    try await window.tap("Order")
    await window.wait { state.isSignedIn && router.journal.counts.pending == 0 }
    answer.succeed()
    await window.wait { state.runs == 2 }
    await window.rest()
    #expect(window.screen.progress.isEmpty)
    #expect(window.screen.buttons.first { $0.title == "Buy" }?.isEnabled == true)
  }

  @Test func `a batch is over when all that had failed is done, though one was cancelled`()
    async throws
  {
    let router = router(ErrorPolicy { Otherwise(.banner) })
    let window = HostedWindow(clock: clock) { Text("Root").errorRouter(router) }
    let failures = Locked(1)
    router.attemptAll(["one", "two", "three"]) { photo in
      if photo == "two" { throw CancellationError() }
      guard photo == "three" else { return }
      let fails = failures.withLock { left -> Bool in
        left -= 1
        return left >= 0
      }
      if fails { throw URLError(.timedOut) }
    }
    try await window.tap("Try Again")
    await window.rest()
    #expect(failures.withLock { $0 } == -1)
    #expect(!window.screen.buttons.contains { $0.title == "Try Again" })
    #expect(router.journal.counts.pending == 0)
  }

  @Test func `an older save that fails after a newer one has succeeded is no failure`()
    async throws
  {
    let router = router()
    let older = ManualOperation<Void>()
    let window = HostedWindow(clock: clock) { Text("Root").errorRouter(router) }
    router.attempt(title: "The note isn’t saved", retryKey: "note") { try await older() }
    await window.wait { older.running == 1 }
    router.attempt(title: "The note isn’t saved", retryKey: "note") { [state] in state.runs += 1 }
    await window.wait { state.runs == 1 }
    await window.rest()
    older.fail(with: URLError(.timedOut))
    await window.rest()
    #expect(window.isBare)
  }

  @Test func `a press is answered at once though the same failure waits behind other toasts`()
    async throws
  {
    let router = router(ErrorPolicy { Otherwise(.toast) })
    let window = HostedWindow(clock: clock) {
      ReportButton("Check", WordedError("The mail is closed")).errorRouter(router)
    }
    for words in ["The feed is closed", "The shop is closed", "The mail is closed"] {
      router.report(WordedError(words), origin: .background)
    }
    await window.wait { window.texts.contains("The feed is closed") }
    try await window.tap("Check")
    await window.rest()
    #expect(window.texts.contains("The mail is closed"))
  }

  @Test func `with VoiceOver, a press is answered at once though the toast of another one stays`()
    async throws
  {
    let router = router(ErrorPolicy { Otherwise(.toast) })
    let window = HostedWindow(clock: clock) {
      VStack {
        ReportButton("Check", WordedError("The mail is closed"))
        ReportButton("Pay", CartError.declined)
      }
      .errorRouter(router)
    }
    window.host.assistance = .voiceOver
    try await window.tap("Check")
    await window.wait { window.texts.contains("The mail is closed") }
    try await window.tap("Pay")
    await window.wait { window.texts.contains("The card was declined") }
    try await window.tap("Check")
    await window.wait { window.texts.contains("The mail is closed") }
    try await window.tap("Close")
    await window.wait { window.texts.contains("The card was declined") }
  }

  @Test func `a press is answered by the next alert though the same failure waits behind others`()
    async throws
  {
    let router = router()
    let window = HostedWindow(clock: clock) {
      ReportButton("Check", WordedError("The mail is closed")).errorRouter(router)
    }
    for words in ["The feed is closed", "The shop is closed", "The mail is closed"] {
      router.report(WordedError(words), origin: .background)
    }
    await window.waitForAlert("The feed is closed")
    try window.tapBelow("Check")
    await window.rest()
    try await window.tap("OK")
    await window.wait("the next alert") {
      window.alert.map { $0.title != "The feed is closed" } ?? false
    }
    #expect(window.alert?.title.hasPrefix("The mail is closed") == true)
  }

  @Test func `the banner that answers a press takes its problem out of the inbox`()
    async throws
  {
    let router = router(
      ErrorPolicy {
        On(.origin(.background), .inbox)
        Otherwise(.banner)
      })
    let window = HostedWindow(clock: clock) {
      ReportButton("Check", WordedError("The mail is closed")).errorRouter(router)
    }
    router.report(WordedError("The mail is closed"), origin: .background)
    await window.rest()
    #expect(router.inbox.entries.count == 1)
    try await window.tap("Check")
    await window.rest()
    #expect(window.texts.contains("The mail is closed"))
    #expect(router.inbox.entries.isEmpty)
  }
}

private struct OrderForm: View {
  @Bindable var state: AppByAddress

  var body: some View {
    Form {
      TextField("Name", text: $state.profile.name).errorField(\.name, of: state.profile)
      ThrowingButton("Order") { [state] in
        state.runs += 1
        if !state.isSignedIn { throw SessionEnded() }
        if state.profile.name.isEmpty {
          throw FieldErrors([FieldError(\AppProfile.name, "Enter a name.")])
        }
      }
    }
  }
}
