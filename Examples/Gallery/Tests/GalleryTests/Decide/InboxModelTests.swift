import RecourseTesting
import RecourseUI
import Testing

@testable import GalleryScreens  // The models are the app's own.

@MainActor
@Suite(.timeLimit(.minutes(5))) struct InboxModelTests {
  private let router = ErrorRouter(policy: ErrorPolicy { Otherwise(.toast) }, clock: ManualClock())
  private let model = InboxModel()

  @Test func `each part is a problem of its own, and five of eight wait in the inbox`() async {
    await model.synchronizeAll(router)
    #expect(router.journal.counts.reported == 8)
    #expect(router.journal.counts.pending == 8)
    #expect(
      router.inbox.entries.map(\.content.title)
        == SyncPart.allCases.suffix(5).reversed().map(\.title))
    #expect(model.synchronized.isEmpty)
  }

  @Test func `a retry of all problems synchronizes their parts, and empties the inbox`() async {
    await model.synchronizeAll(router)
    model.isServerDown = false
    router.inbox.tryAllAgain()
    await valueOf { model.synchronized == Set(SyncPart.allCases.suffix(5)) }
    #expect(router.inbox.entries.isEmpty)
    #expect(router.journal.counts.pending == 3)
  }

  @Test func `a successful synchronization resolves the problems of the last one`() async {
    await model.synchronizeAll(router)
    model.isServerDown = false
    await model.synchronizeAll(router)
    await router.journal.wait { $0.pending == 0 }
    #expect(router.journal.counts[.resolved] == 8)
    #expect(router.inbox.entries.isEmpty)
  }

  @Test func `a server that is up has no problem`() async {
    model.isServerDown = false
    await model.synchronizeAll(router)
    #expect(model.synchronized == Set(SyncPart.allCases))
    #expect(router.journal.counts.reported == 0)
  }
}
