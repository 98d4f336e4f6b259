import Foundation
import RecourseTesting
import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

/// The recipe for a refresh in the background.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct HeadlinesScreenTests {
  private let clock = ManualClock()
  private let router: ErrorRouter

  init() {
    router = ErrorRouter(clock: clock)
  }

  @Test func `a failed refresh keeps the headlines, and is only logged`() async {
    var loads = 0
    let window = RecipeWindow(clock) {
      HeadlinesScreen {
        loads += 1
        if loads == 2 { throw URLError(.timedOut) }
        return ["Load \(loads)"]
      }
      .errorRouter(router)
    }
    await window.wait { window.texts == ["Load 1"] }
    await window.pass(.seconds(61))
    #expect(loads == 2)
    #expect(window.texts == ["Load 1"])
    #expect(window.kinds == [.window])
    #expect(router.journal.counts.byOutcome == [.logged: 1])
    await window.pass(.seconds(60))
    #expect(window.texts == ["Load 3"])
  }

  @Test func `a failed first load takes the place of the list`() async throws {
    var loads = 0
    let window = RecipeWindow(clock) {
      HeadlinesScreen {
        loads += 1
        if loads == 1 { throw URLError(.timedOut) }
        return ["Load \(loads)"]
      }
      .errorRouter(router)
    }
    try await window.tap("Try Again")
    await window.wait { window.texts == ["Load 2"] }
  }
}
