import RecourseTesting
import RecourseUI
@_spi(Testing) import SwiftUI
import Testing

@testable import GalleryScreens  // The screens are the app's own.

@MainActor
@Suite(.timeLimit(.minutes(5))) struct UploadsScreenTests {
  private let router = ErrorRouter(policy: .gallery, clock: ManualClock())

  @Test func `presents all failures in one alert, and uploads only the failed files again`()
    async throws
  {
    let host = open(by: ManualClock(advancesBySleeping: true))
    try host.tap("Upload")
    await host.wait { host.alert != nil }
    #expect(host.alert?.title == "3 of 20 files couldn’t be uploaded")
    #expect(
      host.alert?.message == "The service isn’t available (2)\nThe connection was lost (1)")
    #expect(host.screens[0].texts.contains("17 of 20"))
    #expect(host.screens[0].progress == [0.85])
    try host.tap("Try Again")
    await host.wait { host.shows("20 of 20") }
    #expect(host.shows("20 uploaded"))
    #expect(host.value(of: "Requests") == "23")
    await router.journal.wait { $0.byOutcome == [.repaired: 1] }
  }

  @Test func `three of 20 uploads fail in each run, for two causes`() async throws {
    let host = open(by: ManualClock(advancesBySleeping: true))
    for _ in 1...2 {
      try host.tap("Upload")
      await host.wait { host.alert != nil }
      let error = router.journal.entries.last?.report.error
      let failures = try #require(error as? AggregateError)
      #expect(failures.failures.count == 3)
      #expect(failures.causes.count == 2)
      #expect(host.screens[0].texts.contains("17 uploaded, 3 failed"))
      try host.tap("Cancel")
      await host.wait { isEnabled("Upload", host) }
      #expect(host.value(of: "Requests") == "20")
    }
  }

  @Test func `declining to try again keeps the uploaded files`() async throws {
    let host = open(by: ManualClock(advancesBySleeping: true))
    try host.tap("Upload")
    await host.wait { host.alert != nil }
    try host.tap("Cancel")
    await host.wait { host.shows("17 uploaded, 3 failed") && isEnabled("Upload", host) }
    #expect(!isEnabled("Cancel", host))
  }

  @Test func `cancelling keeps the uploaded files, and starts no other`() async throws {
    let clock = ManualClock()
    let host = open(by: clock)
    try host.tap("Upload")
    await clock.waitForSleepers(4)
    #expect(host.shows("4 uploading, 16 waiting"))
    #expect(!isEnabled("Upload", host))
    await clock.advance(by: .milliseconds(200))
    await clock.waitForSleepers(4)
    await host.wait { host.shows("4 uploaded, 4 uploading, 12 waiting") }
    #expect(host.shows("4 of 20"))
    try host.tap("Cancel")
    await host.wait { host.shows("4 uploaded, 16 waiting") && isEnabled("Upload", host) }
    #expect(host.value(of: "Requests") == "8")
    #expect(router.journal.counts.byOutcome == [.ignored: 1])
  }

  @Test func `leaving the screen cancels the uploads`() async throws {
    let clock = ManualClock()
    let host = open(by: clock)
    try host.tap("Upload")
    await clock.waitForSleepers(4)
    host.close()
    // Without a cancellation, the uploads would wait for the clock, and have no outcome.
    await router.journal.wait { $0.byOutcome == [.ignored: 1] }
  }

  private func open(by clock: ManualClock) -> HeadlessHost {
    HeadlessHost(UploadsScreen(clock: clock).errorRouter(router))
  }

  private func isEnabled(_ button: String, _ host: HeadlessHost) -> Bool {
    host.screen.buttons.first { $0.title == button }?.isEnabled ?? false
  }
}
