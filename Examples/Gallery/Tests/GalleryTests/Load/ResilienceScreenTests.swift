import RecourseTesting
@_spi(Testing) import SwiftUI
import Testing

@testable import GalleryScreens  // The screens are the app's own.

@MainActor
@Suite(.timeLimit(.minutes(5))) struct ResilienceScreenTests {
  private let clock = ManualClock()
  private let host: HeadlessHost

  init() {
    host = HeadlessHost(ResilienceScreen(model: ResilienceModel(clock: clock)))
  }

  @Test func `shows the result of a burst`() async throws {
    #expect(host.shows("None sent yet"))
    try host.tap("Send 20 Requests")
    #expect(host.screen.buttons.first?.isEnabled == false)
    for _ in 1...20 {
      // The sleepers are the burst and the chart, whose step may end at the same time.
      await clock.waitForSleepers(2)
      await clock.advance(by: .milliseconds(50))
    }
    await host.wait { host.screen.buttons.first?.isEnabled == true }
    #expect(host.shows("20 answered, 0 given up"))
    #expect(host.shows("30 of 30 retries"))
    #expect(host.shows("20 attempts, without Recourse 20"))
    #expect(host.shows("Closed"))
    #expect(host.shows("at most 10"))
  }

  @Test func `shows that the service is unavailable`() async throws {
    try host.screen.turn("The server is down", on: true)
    try host.tap("Send 20 Requests")
    while !host.screen.texts.contains(where: { $0.hasPrefix("Service unavailable, ") }) {
      await clock.waitForSleepers()
      await clock.advance(by: .milliseconds(50))
    }
  }
}
