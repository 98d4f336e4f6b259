import Foundation
import Recourse
import RecourseTesting
import Testing

/// Tests the time limit of waiting toasts, and the counts in their texts.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct RouterPatienceTests {
  private let clock = ManualClock()
  private let router: ErrorRouter

  init() {
    router = ErrorRouter(policy: ErrorPolicy { Otherwise(.toast) }, clock: clock)
  }

  @Test func `a toast that waits too long moves to the inbox`() async throws {
    let window = try TestWindow(router)
    let first = router.report(problem(1), origin: .userAction)
    let second = router.report(problem(2), origin: .background)
    let counted = router.report(problem(2), origin: .background)
    let attempt = router.attempt(origin: .background) { throw problem(3) }
    await router.journal.wait { $0.reported == 4 }
    await clock.advance(by: .seconds(29))
    #expect(router.journal.figures == ["pending 3", "coalesced 1"])
    await clock.advance(by: .seconds(2))
    #expect(router.inbox.entries.map(\.content.count) == [1, 2])
    #expect(await counted.outcome == .coalesced(into: second.id))
    #expect(window.toast != nil)
    window.top.toasts.dismissShown()
    #expect(window.toast == nil)
    #expect(await first.outcome == .presented(action: nil))
    router.inbox.removeAll()
    #expect(await second.outcome == .presented(action: nil))
    #expect(await attempt.value == nil)
    #expect(router.journal.figures == ["coalesced 1", "presented 3"])
  }

  @Test func `a repeated problem restarts the time limit of its waiting toast`() async throws {
    let window = try TestWindow(router)
    router.report(problem(1), origin: .userAction)
    let second = router.report(problem(2), origin: .background)
    await clock.advance(by: .seconds(20))
    router.report(problem(2), origin: .background)
    await clock.advance(by: .seconds(20))
    window.top.toasts.dismissShown()
    #expect(window.toast?.count == 2)
    window.top.toasts.dismissShown()
    #expect(await second.outcome == .presented(action: nil))
  }

  @Test func `the time limit doesn't apply to a visible toast`() async throws {
    let window = try TestWindow(router)
    router.report(problem(1), origin: .userAction)
    await clock.advance(by: .seconds(600))
    #expect(window.toast != nil)
  }

  @Test func `toasts wait without a time limit until a window opens`() async throws {
    router.report(problem(1), origin: .userAction)
    router.report(problem(2), origin: .userAction)
    await clock.advance(by: .seconds(600))
    #expect(router.journal.figures == ["pending 2"])
    let window = try TestWindow(router)
    window.top.toasts.dismissShown()
    #expect(window.toast != nil)
  }

  @Test func `failures of one type in different words are presented one after the other`() throws {
    let window = try TestWindow(router)
    for count in 3...5 { router.report(UploadError(count: count), origin: .userAction) }
    window.top.toasts.completeDeparture()
    for count in [5, 4, 3] {
      #expect(window.toast?.title.hasPrefix("\(count) of 20 photos") == true)
      window.top.toasts.dismissShown()
    }
    #expect(router.journal.figures == ["presented 3"])
  }

  @Test func `a problem with identical texts shows only the count`() async throws {
    let window = try TestWindow(router)
    for _ in 0..<5 { router.report(UploadError(count: 3), origin: .userAction) }
    await eventually { window.toast?.count == 5 }
    #expect(window.toast?.message?.contains("more") == false)
  }
}

private struct UploadError: LocalizedError {
  let count: Int

  var errorDescription: String? { "\(count) of 20 photos couldn’t be uploaded" }
}
