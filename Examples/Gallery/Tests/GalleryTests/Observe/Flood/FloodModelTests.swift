import RecourseTesting
import RecourseUI
import Testing

@testable import GalleryScreens  // The models are the app's own.

@MainActor
@Suite(.timeLimit(.minutes(5))) struct FloodModelTests {
  private let router = ErrorRouter(
    policy: ErrorPolicy { Otherwise(.toast) }, clock: ManualClock())
  private let model = FloodModel(clock: ManualClock(advancesBySleeping: true))

  @Test func `reduces 10,000 errors to few messages, and loses none`() async {
    await model.flood(router)
    let counts = router.journal.counts
    #expect(counts.reported == 10_000)
    #expect(counts.reported == counts.settled + counts.pending)
    #expect(counts.pending == 50)
    #expect(counts[.coalesced] == 9_950)
    #expect(router.inbox.entries.count == 47)
    #expect(model.longestTurn != nil)
    #expect(!model.isFlooding)
  }

  @Test func `resolves all messages when the sensors answer`() async {
    await model.flood(router)
    model.resolveSensors(router)
    await router.journal.wait { $0.pending == 0 }
    #expect(router.journal.counts.byOutcome == [.resolved: 50, .coalesced: 9_950])
  }

  @Test func `20 operations that need one server are one message`() async {
    model.runOperations(router)
    await router.journal.wait { $0.reported == 20 }
    #expect(router.journal.counts.pending == 1)
    #expect(router.journal.counts[.coalesced] == 19)
    model.leave()
    await router.journal.wait { $0.pending == 0 }
    #expect(model.succeeded == 0)
  }
}
