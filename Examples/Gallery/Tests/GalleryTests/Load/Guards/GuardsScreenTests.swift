import RecourseTesting
import RecourseUI
@_spi(Testing) import SwiftUI
import Testing

@testable import GalleryScreens  // The screens are the app's own.

@MainActor
@Suite(.timeLimit(.minutes(5))) struct GuardsScreenTests {
  private let clock = ManualClock()
  private let router = ErrorRouter(policy: .gallery, clock: ManualClock())
  private let host: HeadlessHost

  init() {
    host = HeadlessHost(GuardsScreen(clock: clock).errorRouter(router))
  }

  @Test func `three failures open the breaker, and each decision is counted`() async throws {
    #expect(host.value(of: "Answered") == "None yet")
    #expect(host.value(of: "Breaker") == "Closed")
    #expect(decisions == ["None yet"])
    try await openBreaker()
    await host.wait { breaker.hasPrefix("Open for 5 seconds, until ") }
    #expect(host.value(of: "Answered") == "0 of 1")
    #expect(decisions == ["Tried again 2", "Breaker opened 1", "Gave up 1"])
  }

  @Test func `a failed probe doubles the pause, and the next attempt is refused`() async throws {
    try await openBreaker()
    await endPause()
    try host.tap("Load Orders")
    await host.wait { breaker.hasPrefix("Open for 10 seconds, until ") }
    await clock.waitForSleeper(until: .milliseconds(6_500))
    await clock.advance(to: .milliseconds(6_500))
    await host.wait { decisions.last == "Gave up 2" }
    #expect(decisions == ["Tried again 3", "Refused 1", "Breaker opened 2", "Gave up 2"])
    await router.journal.wait { $0.reported == 2 }
    #expect(router.journal.entries.last?.report.error is CircuitOpenError)
  }

  @Test func `an answered probe closes the breaker`() async throws {
    try await openBreaker()
    try host.screen.choose("All is well")
    await endPause()
    try host.tap("Load Orders")
    await host.wait { breaker == "Closed" && decisions.contains("Breaker closed 1") }
    await host.wait { host.value(of: "Answered") == "1 of 2" }
  }

  @Test func `a late answer is a timeout, and the next attempt hides it`() async throws {
    try host.screen.choose("A delay of 3 seconds")
    try host.tap("Load Orders")
    // The server has received the request, and delays its answer.
    await clock.waitForSleeper(until: .seconds(3))
    #expect(host.screen.progress.count == 1)
    try host.screen.choose("All is well")
    await clock.advance(to: .seconds(1))
    await clock.waitForSleeper(until: .milliseconds(1_500))
    await clock.advance(to: .milliseconds(1_500))
    await host.wait { host.value(of: "Answered") == "1 of 1" }
    await host.wait { decisions == ["Tried again 1", "Timed out 1"] }
    #expect(host.screen.progress.isEmpty)
    #expect(router.journal.counts.reported == 0)
  }

  @Test func `calls beyond the waiting ones are refused, and succeed when tried again`()
    async throws
  {
    try host.tap("Load Eight")
    await host.wait { host.shows("5 of 8") && decisions == ["Refused 3"] }
    await clock.waitForSleepers(3)
    await clock.advance(to: .milliseconds(500))
    await host.wait { host.value(of: "Answered") == "8 of 8" }
    await host.wait { decisions == ["Tried again 3", "Refused 3"] }
    #expect(router.journal.counts.reported == 0)
  }

  @Test func `the 21st call within 10 seconds is refused in the library's words`()
    async throws
  {
    try host.tap("Load 25")
    await host.wait { host.shows("Too many requests") }
    #expect(host.has("Try Again (10)"))
    #expect(host.value(of: "Answered") == "20 of 21")
    await host.wait { decisions == ["Refused 1", "Gave up 1"] }
  }

  @Test func `the app's journal keeps the counts while the screen is closed`() async throws {
    try await openBreaker()
    host.close()
    let next = HeadlessHost(GuardsScreen(clock: clock).errorRouter(router))
    #expect(next.value(of: "Decisions of the guards")?.contains("Breaker opened 1") == true)
    #expect(next.value(of: "Breaker") == "Closed")
  }

  private var breaker: String { host.value(of: "Breaker") ?? "" }

  /// The visible decisions with their counts.
  private var decisions: [String] {
    host.value(of: "Decisions of the guards")?.components(separatedBy: "\n") ?? []
  }

  /// Lets three attempts fail, the last of which opens the breaker after a second.
  private func openBreaker() async throws {
    try host.screen.choose("503 Service Unavailable")
    try host.tap("Load Orders")
    for time in [Duration.milliseconds(500), .seconds(1)] {
      await clock.waitForSleeper(until: time)
      await clock.advance(to: time)
    }
    await host.wait { host.shows("The service isn’t available") }
    await host.wait { decisions.contains("Gave up 1") }
  }

  /// Waits until the breaker, whose pause has begun after a second, admits a probe.
  private func endPause() async {
    await clock.waitForSleeper(until: .seconds(6))
    await clock.advance(to: .seconds(6))
    await host.wait { breaker == "Half-open: the next call is a probe" }
  }
}
