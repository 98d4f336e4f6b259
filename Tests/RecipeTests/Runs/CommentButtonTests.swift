import RecourseTesting
import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

/// The recipe for a server that limits the rate of requests.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct CommentButtonTests {
  private let clock = ManualClock()

  @Test func `Try Again counts down the delay that the server requests`() async throws {
    let router = ErrorRouter(clock: clock)
    var requests = 0
    let window = RecipeWindow(clock) {
      CommentButton {
        requests += 1
        return requests == 1 ? (429, "20") : (201, nil)
      }
      .errorRouter(router)
    }
    try await window.tap("Send")
    await window.wait { window.texts.contains("Try Again (20)") }
    #expect(window.texts.contains("The comment isn’t sent"))
    #expect(!window.buttons.contains("Try Again (20)"))
    await window.wait { window.texts.contains("Try Again (7)") }
    #expect(requests == 1)
    try await window.tap("Try Again")
    await window.wait { requests == 2 && !window.texts.contains("The comment isn’t sent") }
    #expect(router.journal.counts.pending == 0)
  }
}
