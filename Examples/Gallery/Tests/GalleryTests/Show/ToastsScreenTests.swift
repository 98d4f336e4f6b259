import Foundation
import RecourseTesting
import RecourseUI
@_spi(Testing) import SwiftUI
import Testing

@testable import GalleryScreens  // The screens are the app's own.

@MainActor
@Suite(.timeLimit(.minutes(5))) struct ToastsScreenTests {
  private let clock = ManualClock()
  private let router: ErrorRouter
  private let host: HeadlessHost

  init() {
    router = ErrorRouter(policy: .gallery, clock: clock)
    host = HeadlessHost(ToastsScreen().errorRouter(router))
  }

  @Test func `a toast is dismissed when its duration has elapsed`() async throws {
    try host.tap("Save Draft")
    #expect(host.shows("Draft saved"))
    await clock.waitForSleeper(until: .seconds(4))
    await clock.advance(to: .seconds(4))
    await host.wait { host.shows("Draft saved: dismissed") }
    #expect(!host.shows("Draft saved"))
  }

  @Test func `Undo in a toast restores a deleted draft`() async throws {
    try host.tap("Delete Draft")
    #expect(host.shows("2"))
    try host.tap("Undo")
    #expect(host.shows("3"))
    await host.wait { host.shows("Draft deleted: Undo") }
  }

  @Test func `presents three toasts one after another`() async throws {
    try host.tap("Show Three")
    for number in 1...3 {
      await host.wait { host.shows("Message \(number) of 3") }
      try host.tap("Close")
    }
    await host.wait { host.shows("Message 3 of 3: dismissed") }
  }

  @Test func `the content below a toast stays interactive`() throws {
    try host.tap("Connect")
    try host.screen.turn("Offline", on: true)
    #expect(host.shows("Can’t connect to the server"))
    #expect(host.screen.texts.first == "You’re offline")
    try host.tap("Delete Draft")
    #expect(host.shows("2"))
  }

  @Test func `a reported failure becomes a toast`() async throws {
    try host.tap("Synchronize")
    await host.wait { host.shows("Can’t connect to the server") }
    #expect(router.journal.entries.last?.path.map(\.rule) == ["otherwise"])
    try host.tap("Close")
    await router.journal.wait { $0[.presented] == 1 }
    #expect(!host.shows("Can’t connect to the server"))
  }

  @Test func `a banner stays while offline, and can be closed`() async throws {
    try host.screen.turn("Offline", on: true)
    await clock.advance(by: .seconds(3_600))
    #expect(host.shows("You’re offline"))
    try host.screen.turn("Offline", on: false)
    #expect(!host.shows("You’re offline"))
    try host.screen.turn("Offline", on: true)
    await host.wait { host.shows("You’re offline") }
    try host.tap("Close")
    #expect(!host.shows("You’re offline"))
    #expect(host.screen.toggles.map(\.isOn) == [true])
  }

  @Test func `a toast over a sheet moves to the window after the sheet closes`() async throws {
    try host.tap("Show Sheet")
    #expect(host.sheet?.title == "Draft")
    try host.tap("Save Draft")
    #expect(host.sheet?.texts.contains("Draft saved") == true)
    try host.tap("Close Sheet")
    await host.wait { host.sheet == nil && host.shows("Draft saved") }
  }
}
