import RecourseTesting
import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

/// The recipe for an app with several windows.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct StudioWindowTests {
  private let clock = ManualClock()

  @Test func `each window presents its own error, and one journal counts all of them`()
    async throws
  {
    let router = ErrorRouter(policy: ErrorPolicy { Otherwise(.alert) }, clock: clock)
    let first = RecipeWindow(clock) {
      StudioWindow(router: router) { ThrowingButton("Fail") { throw LibraryError.damaged } }
    }
    let second = RecipeWindow(clock) {
      StudioWindow(router: router) { ThrowingButton("Fail") { throw LibraryError.damaged } }
    }
    try await first.tap("Fail")
    await first.wait { first.screen.kind == .alert }
    await second.pass()
    #expect(second.kinds == [.window])
    try await second.tap("Fail")
    await second.wait { second.screen.kind == .alert }
    for window in [first, second] {
      await window.wait { window.texts.contains("Errors in all windows: 2") }
      window.dismiss()
      await window.wait { window.kinds == [.window] }
    }
    #expect(router.journal.counts.byOutcome == [.presented: 2])
  }

  @Test func `an error from outside all views appears in the window that was used last`()
    async throws
  {
    let router = ErrorRouter(policy: ErrorPolicy { Otherwise(.alert) }, clock: clock)
    let first = RecipeWindow(clock) {
      StudioWindow(router: router) { ThrowingButton("Fail") { throw LibraryError.damaged } }
    }
    let second = RecipeWindow(clock) { StudioWindow(router: router) { Text("Drawing") } }
    try await first.tap("Fail")
    await first.wait { first.screen.kind == .alert }
    first.dismiss()
    await first.wait { first.kinds == [.window] }
    router.report(RequestRefused(statusCode: 500, retryAfter: nil), origin: .userAction)
    await first.wait { first.screen.kind == .alert }
    #expect(second.kinds == [.window])
  }
}
