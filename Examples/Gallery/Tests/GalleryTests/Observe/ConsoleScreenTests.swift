import RecourseTesting
import RecourseUI
@_spi(Testing) import SwiftUI
import Testing

@testable import GalleryScreens  // The screens are the app's own.

@MainActor
@Suite(.timeLimit(.minutes(5))) struct ConsoleScreenTests {
  private let host: HeadlessHost

  init() {
    host = HeadlessHost(
      ConsoleScreen(model: ConsoleModel(clock: ManualClock()))
        // The console doesn't wait between updates, and messages don't expire.
        .environment(\.errorClock, ManualClock(advancesBySleeping: true))
        .errorRouter(ErrorRouter(policy: .gallery, clock: ManualClock())))
  }

  @Test func `shows reports and their outcomes`() async throws {
    try host.tap("Report One")
    await host.wait { host.shows("1 reported = 0 settled + 1 pending") }
    try host.tap("Report 500")
    await host.wait { host.shows("501 reported = 499 settled + 2 pending") }
    try host.tap("Filter")
    try host.screen.choose("pending")
    // The counts are current, but the list may be one batch behind.
    await host.wait {
      host.screen.texts.contains { $0.contains(" · userAction · pending, 499 coalesced · ") }
    }
    #expect(host.shows("×500"))
    let rows = host.screen.buttons.filter { $0.title.contains(" · ") }
    #expect(rows.count == 2)
    #expect(rows.first?.title.contains(", 500 times, ") == true)
    try host.tap("Resolve")
    await host.wait { host.shows("501 reported = 500 settled + 1 pending") }
  }

  @Test func `streams errors until the toggle is turned off`() async throws {
    try host.screen.turn("An error every half second", on: true)
    await host.wait { host.screen.texts.contains { $0.hasPrefix("1 reported = ") } }
    try host.screen.turn("An error every half second", on: false)
    #expect(host.screen.toggles.first { $0.label.hasPrefix("An error") }?.isOn == false)
  }
}
