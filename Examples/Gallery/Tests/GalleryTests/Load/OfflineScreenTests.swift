import RecourseTesting
import RecourseUI
@_spi(Testing) import SwiftUI
import Testing

@testable import GalleryScreens  // The screens are the app's own.

@MainActor
@Suite(.timeLimit(.minutes(5))) struct OfflineScreenTests {
  private let clock = ManualClock()
  private let router: ErrorRouter
  private let host: HeadlessHost
  private let title = "You’re offline"

  init() {
    router = ErrorRouter(policy: .gallery, clock: clock)
    host = HeadlessHost(OfflineScreen().errorRouter(router))
  }

  @Test func `one banner announces the loss before anything fails, and leaves with it`()
    async throws
  {
    try await loseNetwork()
    #expect(!host.has("Try Again"))
    #expect(router.journal.counts.reported == 1)
    try await restoreNetwork()
    await router.journal.wait { $0.pending == 0 }
  }

  @Test func `requests that fail meanwhile are counted in the banner, and sent when it leaves`()
    async throws
  {
    try await loseNetwork()
    try host.tap("Send Three")
    await host.wait { host.shows("×3") }
    #expect(host.screens.count == 1)
    #expect(host.has("Try All Again (3)"))
    try await restoreNetwork()
    #expect(host.screens.count == 1)
    await host.wait { host.value(of: "Sent") == "3" }
    await router.journal.wait { $0.pending == 0 }
  }

  @Test func `a first load waits for the network, and then loads`() async throws {
    try await loseNetwork()
    try host.tap("Load Again")
    await host.wait { host.shows("Waiting for a connection…") }
    #expect(!host.shows("4 orders"))
    try await restoreNetwork()
    await host.wait { host.shows("4 orders") }
    #expect(!host.shows("Waiting for a connection…"))
  }

  @Test func `messages are sent while the network is reachable`() async throws {
    try host.tap("Send Three")
    await host.wait { host.value(of: "Sent") == "3" }
    #expect(router.journal.counts.reported == 0)
  }

  private func loseNetwork() async throws {
    await host.wait { host.shows("4 orders") }
    try await turnNetwork(on: false)
    await host.wait { host.shows(title) }
  }

  private func restoreNetwork() async throws {
    try await turnNetwork(on: true)
    await host.wait { !host.shows(title) }
  }

  /// Flips the switch, and waits the second after which the banner follows.
  private func turnNetwork(on isOn: Bool) async throws {
    let now = clock.now.offset
    try host.screen.turn("Network", on: isOn)
    await clock.waitForSleeper(until: now + .seconds(1))
    await clock.advance(to: now + .seconds(1))
  }
}
