import RecourseTesting
import RecourseUI
@_spi(Testing) import SwiftUI
import Testing

@testable import GalleryScreens  // The screens are the app's own.

@MainActor
@Suite(.timeLimit(.minutes(5))) struct FloodScreenTests {
  private let router = ErrorRouter(policy: .gallery, clock: ManualClock())
  private let host: HeadlessHost

  init() {
    host = HeadlessHost(
      FloodScreen()
        // The flood doesn't pause; the router's clock stands still, so that no toast expires.
        .environment(\.errorClock, ManualClock(advancesBySleeping: true))
        .errorRouter(router))
  }

  private var isFlooding: Bool {
    host.screen.buttons.contains { $0.title == "Report 10,000" && !$0.isEnabled }
  }

  @Test func `shows the messages of a flood, and resolves them`() async throws {
    try host.tap("Report 10,000")
    await host.wait { host.value(of: "Reported") == "10,000" && host.value(of: "Pending") == "50" }
    #expect(host.value(of: "Presented or pending") == "50")
    #expect(host.value(of: "Settled") == "9,950")
    await host.wait { host.shows("47 new problems") }
    #expect(host.shows("Sensor 1 doesn’t answer"))
    await host.wait { host.shows("×200") }
    try host.tap("Resolve All")
    await host.wait { host.value(of: "Pending") == "0" }
    await host.wait { !host.shows("Sensor 1 doesn’t answer") }
    // A person has seen the first toast.
    let outcomes = router.journal.counts.byOutcome
    #expect(outcomes == [.presented: 1, .resolved: 49, .coalesced: 9_950])
  }

  @Test func `reduces 10,000 errors to few messages, and loses none`() async throws {
    #expect(host.value(of: "Longest turn of the main actor") == "Not measured yet")
    try host.tap("Report 10,000")
    await host.wait { isFlooding }
    await host.wait { !isFlooding }
    let counts = router.journal.counts
    #expect(counts.reported == 10_000)
    #expect(counts.reported == counts.settled + counts.pending)
    #expect(counts.pending == 50)
    #expect(counts[.coalesced] == 9_950)
    #expect(router.inbox.entries.count == 47)
    #expect(host.value(of: "Longest turn of the main actor")?.hasSuffix(" ms") == true)
  }

  @Test func `retries all operations at once`() async throws {
    try host.tap("Run All")
    await host.wait { host.value(of: "Reported") == "20" && host.has("Try All Again (20)") }
    #expect(host.value(of: "Presented or pending") == "1")
    await host.wait { host.shows("×20") }
    try host.screen.turn("The server is down", on: false)
    try host.tap("Try All Again (20)")
    await host.wait { host.value(of: "Succeeded") == "20 of 20" }
    await host.wait { host.value(of: "Pending") == "0" }
    #expect(host.value(of: "Reported") == "20")
  }

  @Test func `20 operations are one message, which is withdrawn with the screen`() async throws {
    try host.tap("Run All")
    await router.journal.wait { $0.reported == 20 }
    #expect(router.journal.counts.pending == 1)
    #expect(router.journal.counts[.coalesced] == 19)
    host.cover()
    await router.journal.wait { $0.pending == 0 }
    #expect(host.value(of: "Succeeded") == "0 of 20")
  }
}
