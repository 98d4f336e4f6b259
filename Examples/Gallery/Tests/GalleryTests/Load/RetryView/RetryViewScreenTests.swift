import RecourseTesting
import RecourseUI
@_spi(Testing) import SwiftUI
import Testing

@testable import GalleryScreens  // The screens are the app's own.

@MainActor
@Suite(.timeLimit(.minutes(5))) struct RetryViewScreenTests {
  private let clock = ManualClock()
  private let host: HeadlessHost

  init() {
    host = HeadlessHost(RetryViewScreen().environment(\.errorClock, clock))
  }

  @Test(arguments: [RetryScenario.view, .modifier, .value])
  func `a retry loads the content in a second run`(scenario: RetryScenario) async throws {
    try host.screen.choose(scenario.rawValue)
    await host.wait { host.shows("Run 1 has failed") && host.has("Try Again") }
    #expect(host.shows("There was an error loading this page.") == (scenario != .value))
    #expect(!host.shows(Order.examples[0].title))
    try host.tap("Try Again")
    await host.wait { host.shows(Order.examples[0].title) }
    #expect(host.shows("Run 2 has succeeded"))
    #expect(!host.has("Try Again"))
  }

  @Test func `retries after a delay, or at once on request`() async throws {
    try host.screen.choose("An automatic retry")
    await host.wait { host.shows("Trying again in 12 seconds") }
    try host.tap("Try Now")
    await host.wait { host.shows("Run 2 has failed") && host.shows("Trying again in 12 seconds") }
    for second in 1...12 {
      await clock.waitForSleeper(until: .seconds(second))
      await clock.advance(to: .seconds(second))
    }
    await host.wait { host.shows(Order.examples[0].title) }
    #expect(host.shows("Run 3 has succeeded"))
  }

  @Test func `an empty result shows a placeholder`() async throws {
    try host.screen.choose("An empty list")
    await host.wait { host.shows("Nothing Here Yet") }
    #expect(host.shows("Run 1 has succeeded"))
  }

  @Test func `a failed refresh keeps the content`() async throws {
    try host.screen.choose("A failed refresh")
    await host.wait { host.shows(Order.examples[0].title) }
    try host.tap("Refresh")
    await host.wait { host.shows("This may be out of date.") }
    #expect(host.shows(Order.examples[0].title))
    try host.tap("Try Again")
    await host.wait { !host.shows("This may be out of date.") }
    #expect(host.shows(Order.examples[0].title))
    #expect(host.shows("Run 3 has succeeded"))
  }

  @Test func `an expired session shows Sign In in place of the content`() async throws {
    try host.screen.choose("Signed out")
    await host.wait { host.shows(Order.examples[0].title) }
    try host.tap("Refresh")
    await host.wait { host.has("Sign In") }
    #expect(!host.shows(Order.examples[0].title))
    try host.tap("Sign In")
    await host.wait { host.shows(Order.examples[0].title) }
    #expect(!host.has("Sign In"))
  }

  @Test func `a failed button reports its error`() async throws {
    try host.screen.choose("A button that fails")
    try host.tap("Pay")
    #expect(host.screen.buttons.first { $0.title == "Pay" }?.isEnabled == false)
    await host.wait { host.shows("onError: The server has a problem") }
    try host.tap("Pay")
    await host.wait { host.shows("Run 2 has succeeded") }
  }

  @Test func `a failed part is replaced until it is reset`() async throws {
    try host.screen.choose("A part that fails")
    try host.tap("Pay Here")
    await host.wait { host.shows("The server has a problem") }
    #expect(!host.has("Pay Here"))
    #expect(host.has("Start Over"))
    try host.tap("Try Again")
    #expect(host.shows("The part was reset by you"))
    #expect(host.has("Pay Here"))
  }

  @Test func `Start Over restarts the scenario`() async throws {
    await host.wait { host.has("Try Again") }
    try host.tap("Try Again")
    await host.wait { host.shows("Run 2 has succeeded") && host.shows(Order.examples[0].title) }
    try host.tap("Start Over")
    #expect(!host.shows(Order.examples[0].title))
    await host.wait { host.shows("Run 1 has failed") && host.has("Try Again") }
    #expect(host.shows(RetryScenario.view.explanation))
  }

  @Test func `ignores the result of an earlier run`() async throws {
    try host.screen.choose("A button that fails")
    try host.tap("Pay")
    try host.tap("Start Over")
    #expect(host.shows("Nothing yet"))
    try host.tap("Pay")
    await host.wait { host.shows("onError: The server has a problem") }
    // A run of the earlier start would be the second one.
    #expect(host.shows("1"))
  }
}
