import RecourseTesting
import RecourseUI
@_spi(Testing) import SwiftUI
import Testing

@testable import GalleryScreens  // The screens are the app's own.

@MainActor
@Suite(.timeLimit(.minutes(1))) struct ConsoleScreenTests {
  private let journal = ErrorJournal()
  private let host: HeadlessHost

  init() {
    host = HeadlessHost(ConsoleScreen(model: ConsoleModel(journal: journal)))
  }

  @Test func `shows what is reported, and what becomes of it`() async throws {
    try host.tap("Report One")
    await host.wait { host.screen.texts.contains("1 reported = 1 settled + 0 pending") }
    try host.tap("Report 500")
    await host.wait { host.screen.texts.contains("501 reported = 500 settled + 1 pending") }
    try host.tap("Filter")
    try host.screen.choose("pending")
    #expect(host.screen.texts.contains { $0.contains(" · refresh · pending ×500 · ") })
    try host.tap("Settle All")
    await host.wait { host.screen.texts.contains("501 reported = 501 settled + 0 pending") }
  }

  @Test func `streams until it is told to stop`() async throws {
    let clock = ManualClock()
    let host = HeadlessHost(ConsoleScreen(model: ConsoleModel(journal: journal, clock: clock)))
    try host.screen.turn("An error every half second", on: true)
    await host.wait { host.screen.texts.contains { $0.hasPrefix("1 reported = ") } }
    try host.screen.turn("An error every half second", on: false)
    #expect(host.screen.toggles.first { $0.label.hasPrefix("An error") }?.isOn == false)
  }
}
