import RecourseTesting
import RecourseUI
@_spi(Testing) import SwiftUI
import Testing

@testable import GalleryScreens  // The screens are the app's own.

@MainActor
@Suite(.timeLimit(.minutes(5))) struct StartScreenTests {
  private let router = ErrorRouter(policy: .gallery, clock: ManualClock())
  private let host: HeadlessHost

  init() {
    host = HeadlessHost(GalleryView(router: router))
  }

  @Test func `is the first screen, and begins with an alert whose Try Again succeeds`() async throws
  {
    try host.tap("Send")
    await host.wait { host.alert?.title == "The message wasn’t sent" }
    try host.tap("Try Again")
    await host.wait { host.value(of: "Messages sent") == "1" }
    await host.wait { host.alert == nil }
    #expect(router.journal.counts.pending == 0)
  }

  @Test func `presents the failure as a toast`() async throws {
    try host.screen.choose("As a toast")
    try host.tap("Send")
    await host.wait { host.shows("The message wasn’t sent") }
    #expect(host.alert == nil)
    try host.tap("Try Again")
    await host.wait { host.value(of: "Messages sent") == "1" }
    await host.wait { !host.shows("The message wasn’t sent") }
  }

  @Test func `presents the failure inline`() async throws {
    try host.screen.choose("Inline")
    try host.tap("Send")
    await host.wait { host.has("Try Again") }
    #expect(host.alert == nil)
    try host.tap("Try Again")
    await host.wait { host.shows("Message 1 is sent") }
    await host.wait { host.value(of: "Last outcome in the journal") == "Repaired" }
  }

  @Test func `only logs the failure`() async throws {
    try host.screen.choose("In the log only")
    try host.tap("Send")
    await host.wait { host.value(of: "Last outcome in the journal") == "Logged" }
    #expect(!host.has("Try Again"))
    #expect(host.value(of: "Messages sent") == "0")
  }

  @Test func `a server that is down fails again`() async throws {
    try host.screen.choose("Inline")
    try host.screen.choose("Is down")
    try host.tap("Send")
    for count in 1...2 {
      await host.wait { router.journal.counts[.inlined] == count && host.has("Try Again") }
      try host.tap("Try Again")
    }
    #expect(host.value(of: "Messages sent") == "0")
  }
}
