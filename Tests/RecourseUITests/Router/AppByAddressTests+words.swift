import Foundation
import RecourseTesting
import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

// What reads differently is presented differently.
extension AppByAddressTests {
  @Test func `a boundary merges only errors in the same words`() async throws {
    let window = HostedWindow(clock: clock) {
      ErrorBoundary {
        ForEach(["The address is unknown", "The account has ended"], id: \.self) { words in
          ReportButton(words, WordedError(words))
        }
      }
      .errorRouter(router())
    }
    let buttons = window.screen.buttons
    buttons[0].press()
    buttons[1].press()
    await window.waitForAlert("The account has ended")
    #expect(window.texts.contains("The address is unknown"))
  }

  @Test func `an error that joins an alert in other words is read after it`() async throws {
    let router = router()
    let window = HostedWindow(clock: clock) { Text("Root").errorRouter(router) }
    for words in ["The disk is full", "The plan has ended"] {
      router.attempt(title: "The photo isn’t uploaded") { throw WordedError(words) }
      await window.waitForAlert("The photo isn’t uploaded")
    }
    #expect(window.alert?.texts.contains("The disk is full") == true)
    try await window.tap("Cancel")
    await window.wait("the second error") {
      window.alert?.texts.contains("The plan has ended") == true
    }
    try await window.tap("Cancel")
    await window.wait { window.isBare && router.journal.counts.pending == 0 }
  }

  @Test func `a button recovers the operation that its alert is about`() async throws {
    let router = router()
    let window = HostedWindow(clock: clock) { Text("Root").errorRouter(router) }
    let (first, second) = (Locked(0), Locked(0))
    for recoveries in [first, second] {
      router.attempt {
        if recoveries.withLock({ $0 }) == 0 {
          throw Conflict { recoveries.withLock { $0 += 1 } }
        }
      }
    }
    for _ in 1...2 {
      await window.waitForAlert("The document was changed elsewhere")
      try await window.tap("Keep Mine")
      await window.rest()
    }
    #expect(window.isBare)
    #expect(first.withLock { $0 } == 1)
    #expect(second.withLock { $0 } == 1)
  }

  @Test func `an alert counts the errors that it doesn't list`() async {
    let router = router(ErrorPolicy { Otherwise(.banner) })
    let window = HostedWindow(clock: clock) { Text("Root").errorRouter(router) }
    for number in ["one", "two", "three", "four", "five", "six", "seven"] {
      router.report(
        WordedError("Reason \(number)"), origin: .userAction, title: "A photo isn’t uploaded")
    }
    await window.wait("the count") {
      window.texts.contains { $0.contains("Reason five") && $0.hasSuffix("And 2 more problems.") }
    }
  }

  @Test func `a page shows the words of the latest failure`() async {
    let window = HostedWindow(clock: clock) {
      Page(state: state).errorRouter(router())
    }
    for words in ["The shop is closed", "The shop has moved"] {
      state.load = .failed(LoadFailure(WordedError(words)), previous: nil)
      await window.wait("the words") { window.texts.contains(words) }
    }
  }
}

private struct Page: View {
  let state: AppByAddress

  var body: some View {
    ThrowingView(state.load) {
    } content: {
      Text("\($0)")
    }
  }
}

/// An error that recovers its own operation.
private struct Conflict: LocalizedError, RecoverableError {
  let recover: @Sendable () -> Void
  let errorDescription: String? = "The document was changed elsewhere"
  let recoveryOptions = ["Keep Mine", "Cancel"]

  func attemptRecovery(optionIndex: Int) -> Bool {
    if optionIndex == 0 { recover() }
    return optionIndex == 0
  }
}
