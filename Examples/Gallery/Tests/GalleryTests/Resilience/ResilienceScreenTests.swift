import RecourseTesting
@_spi(Testing) import SwiftUI
import Testing

@testable import GalleryScreens  // The screens are the app's own.

@MainActor
@Suite(.timeLimit(.minutes(1))) struct ResilienceScreenTests {
  private let clock = ManualClock()
  private let host: HeadlessHost

  init() {
    host = HeadlessHost(ResilienceScreen(model: ResilienceModel(clock: clock)))
  }

  @Test func `tells how a burst has ended`() async throws {
    #expect(host.shows("None sent yet"))
    try host.tap("Send 20 Requests")
    #expect(host.screen.buttons.map(\.isEnabled) == [false])
    await sendAll()
    await host.wait { host.shows("20 answered, 0 given up") }
    #expect(host.shows("Closed"))
    #expect(host.shows("at most 10"))
    #expect(host.screen.buttons.map(\.isEnabled) == [true])
  }

  @Test func `tells that the service is unavailable`() async throws {
    try host.screen.turn("The server is down", on: true)
    try host.tap("Send 20 Requests")
    await sendAll()
    await host.wait { host.screen.texts.contains { $0.hasPrefix("Service unavailable, ") } }
  }

  /// Lets the time pass in which the requests of a burst are sent.
  private func sendAll() async {
    for number in 1...ResilienceModel.burst {
      await clock.waitForSleeper(until: .milliseconds(50 * number))
      await clock.advance(to: .milliseconds(50 * number))
    }
  }
}
