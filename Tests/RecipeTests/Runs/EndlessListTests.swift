import Foundation
import RecourseTesting
import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

/// The recipe for a page that fails at the end of a list.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct EndlessListTests {
  private let clock = ManualClock()

  @Test func `a failed page keeps the pages before it, and its row offers to try again`()
    async throws
  {
    let router = ErrorRouter(clock: clock)
    var requests: [Int] = []
    let window = RecipeWindow(clock) {
      EndlessList { number in
        requests.append(number)
        if requests == [1, 2] { throw URLError(.timedOut) }
        return number == 3 ? [] : ["Page \(number)"]
      }
      .errorRouter(router)
    }
    await window.wait { window.buttons.contains("Try Again") }
    await window.pass()
    #expect(window.texts.first == "Page 1")
    #expect(requests == [1, 2])
    #expect(window.kinds == [.window])
    #expect(router.journal.counts.byOutcome == [.inlined: 1])
    try await window.tap("Try Again")
    await window.wait { requests == [1, 2, 2, 3] }
    await window.pass()
    #expect(window.texts == ["Page 1", "Page 2"])
  }
}
