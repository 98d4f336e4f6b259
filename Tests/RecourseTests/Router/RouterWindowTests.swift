import Foundation
import Recourse
import RecourseTesting
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5))) struct RouterWindowTests {
  private let router = ErrorRouter(
    policy: ErrorPolicy {
      On(.error(RouterError.soldOut), .toast)
      Otherwise(.alert)
    }, interruptionsPerMinute: 10, waitingLimit: 10)

  @Test func `each window presents its own reports`() throws {
    let first = try TestWindow(router)
    let second = try TestWindow(router)
    #expect(first.windowRouter !== second.windowRouter)
    first.router.report(RouterError.declined, origin: .userAction)
    #expect(first.alert != nil)
    #expect(second.alert == nil)
    second.router.report(RouterError.declined, origin: .userAction)
    #expect(second.alert != nil)
    #expect(router.journal.figures == ["pending 2"])
  }

  @Test func `a closing window hands over its presentations with the waiting operations`()
    async throws
  {
    let first = try TestWindow(router)
    let second = try TestWindow(router)
    let handle = first.router.report(RouterError.declined, origin: .userAction, resolvedBy: ["x"])
    let attempt = first.router.attempt { throw RouterError.soldOut }
    await eventually { first.toast != nil }
    let counted = second.router.report(RouterError.soldOut, origin: .userAction)
    first.close()
    #expect(second.alert != nil)
    await eventually { second.toast?.action != nil }
    attempt.cancel()
    await attempt.value
    await eventually { second.toast?.action == nil }
    #expect(second.toast != nil)
    counted.resolve()
    #expect(second.toast == nil)
    handle.resolve()
    #expect(second.alert == nil)
    let clearing = try #require(second.top.interruptions.stage.clearing)
    second.top.interruptions.acknowledge(clearing.id)
    #expect(await handle.outcome == .presented(action: nil))
  }

  @Test func `an answered report doesn't move to another window`() async throws {
    let first = try TestWindow(router)
    let second = try TestWindow(router)
    let handle = first.router.report(RouterError.declined, origin: .userAction)
    let presenter = first.top.interruptions
    let shown = try #require(presenter.stage.shown)
    presenter.choose(shown.item.content.actions[0], in: shown.id)
    first.close()
    #expect(await handle.outcome == .presented(action: "OK"))
    #expect(second.alert == nil)
  }

  @Test func `problems that move to a window without room for them go to the inbox`()
    async throws
  {
    let router = ErrorRouter(policy: ErrorPolicy { Otherwise(.banner) })
    let first = try TestWindow(router)
    let second = try TestWindow(router)
    for number in 0..<20 {
      first.router.report(problem(number), origin: .userAction)
      second.router.report(problem(100 + number), origin: .userAction)
    }
    #expect(router.inbox.entries.isEmpty)
    first.close()
    #expect(router.inbox.entries.count == 20)
    #expect(router.journal.figures == ["pending 40"])
    router.inbox.removeAll()
    #expect(router.journal.figures == ["pending 20", "presented 20"])
  }

  @Test func `the next window presents the reports of the last one`() throws {
    let first = try TestWindow(router)
    let second = try TestWindow(router)
    second.router.report(RouterError.declined, origin: .userAction)
    first.close()
    second.close()
    #expect(router.journal.figures == ["pending 1"])
    router.report(problem(1), origin: .userAction)
    let third = try TestWindow(router)
    try third.press("OK")
    try third.press("OK")
    #expect(router.journal.figures == ["presented 2"])
  }

  @Test func `cancelling an attempt resolves its report after a move to another window`()
    async throws
  {
    let first = try TestWindow(router)
    let second = try TestWindow(router)
    let attempt = first.router.attempt { throw RouterError.soldOut }
    await eventually { first.toast != nil }
    first.close()
    #expect(second.toast != nil)
    attempt.cancel()
    await attempt.value
    #expect(second.toast == nil)
  }

  @Test func `a report to the router of a closed window waits for the next window`() throws {
    let first = try TestWindow(router)
    let second = try TestWindow(router)
    let gone = second.router
    second.close()
    first.close()
    gone.report(RouterError.declined, origin: .userAction)
    #expect(try TestWindow(router).alert != nil)
  }

  @Test func `the problems of a window that vanished move to the frontmost window`() throws {
    let window = try TestWindow(router)
    let other = try TestWindow(router)
    window.router.report(RouterError.declined, origin: .userAction)
    window.vanish()
    #expect(other.alert == nil)
    window.windowRouter.close()
    #expect(other.alert != nil)
  }

  @Test func `a report to a closed window is presented in the frontmost window`() throws {
    let first = try TestWindow(router)
    let second = try TestWindow(router)
    first.close()
    first.router.report(RouterError.declined, origin: .userAction)
    #expect(second.alert != nil)
  }

  @Test func `resolves reports in all windows`() throws {
    let windows = [try TestWindow(router), try TestWindow(router)]
    for window in windows {
      window.router.report(RouterError.soldOut, origin: .userAction, resolvedBy: ["x"])
    }
    router.resolve("x")
    #expect(windows.allSatisfy { $0.toast == nil })
  }

  @Test func `an alert moves to another host when its host disappears, and is answered once`()
    throws
  {
    let window = try TestWindow(router)
    window.openPlace()
    window.router.report(RouterError.declined, origin: .userAction)
    #expect(window.top.interruptions.stage.shown != nil)
    window.closePlace()
    #expect(window.top.interruptions.stage.shown != nil)
    try window.press("OK")
    #expect(router.journal.figures == ["presented 1"])
  }
}
