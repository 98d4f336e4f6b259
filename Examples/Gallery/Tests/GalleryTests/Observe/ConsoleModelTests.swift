import RecourseTesting
import RecourseUI
import Testing

@testable import GalleryScreens  // The models are the app's own.

@MainActor
@Suite(.timeLimit(.minutes(5))) struct ConsoleModelTests {
  private let clock = ManualClock()
  private let router = ErrorRouter(policy: .gallery, clock: ManualClock())
  private let model: ConsoleModel

  init() {
    model = ConsoleModel(clock: clock)
  }

  @Test func `reports errors of all kinds, which follow the app's policy`() async {
    for _ in ErrorExample.reports { await model.reportOne(to: router) }
    let (counts, entries) = (router.journal.counts, router.journal.entries)
    #expect(counts.reported == 8)
    #expect(counts.byOutcome == [.logged: 2, .ignored: 1])
    // No view presents inline errors here, so all others are messages.
    #expect(counts.pending == 5)
    #expect(entries.allSatisfy { !$0.path.isEmpty })
    #expect(Set(entries.map(\.report.fingerprint)).count == 8)
  }

  @Test func `coalesces a flood into one report, which can be resolved`() async {
    model.reportFlood(to: router)
    #expect(router.journal.counts.reported == 500)
    #expect(router.journal.counts[.coalesced] == 499)
    #expect(router.journal.counts.pending == 1)
    model.resolveFlood(router)
    await router.journal.wait { $0.pending == 0 }
    #expect(router.journal.counts[.resolved] == 1)
  }

  @Test func `reports one error per interval while the stream is on`() async {
    model.isStreaming = true
    let stream = Task { await model.stream(to: router) }
    for number in 1...3 {
      await clock.waitForSleeper(until: ConsoleModel.pace * number)
      #expect(router.journal.counts.reported == number)
      await clock.advance(to: ConsoleModel.pace * number)
    }
    await clock.waitForSleeper(until: ConsoleModel.pace * 4)
    model.isStreaming = false
    await clock.advance(to: ConsoleModel.pace * 4)
    await stream.value
    #expect(router.journal.counts.reported == 4)
    #expect(clock.sleepers == 0)
  }
}
