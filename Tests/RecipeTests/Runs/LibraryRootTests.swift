import Foundation
import RecourseTesting
import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

/// The recipe for an error page of a whole app.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct LibraryRootTests {
  private let clock = ManualClock()
  private let router: ErrorRouter

  init() {
    router = ErrorRouter(clock: clock)
  }

  @Test func `the page takes the place of the content, and Try Again restores it`() async throws {
    var isDamaged = true
    let window = RecipeWindow(clock) {
      LibraryRoot {
        isDamaged = false
      } content: {
        Text("Photos").throwingTask { if isDamaged { throw LibraryError.damaged } }
      }
      .errorRouter(router)
    }
    await window.wait { window.texts.contains("The library can’t be opened") }
    await window.pass()
    #expect(!window.texts.contains("Photos"))
    #expect(window.kinds == [.window])
    #expect(router.journal.counts.byOutcome == [.inlined: 1])
    try await window.tap("Try Again")
    await window.wait { window.texts == ["Photos"] }
  }

  @Test func `other errors leave the content alone`() async throws {
    let window = RecipeWindow(clock) {
      LibraryRoot {
      } content: {
        ThrowingButton("Share") { throw URLError(.timedOut) }
      }
      .errorRouter(router)
    }
    try await window.tap("Share")
    await window.wait { window.buttons.contains("Try Again") }
    #expect(window.buttons.contains("Share"))
  }
}
