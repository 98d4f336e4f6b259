import Foundation
import Recourse
import RecourseTesting
import Testing

/// Tests the budget of interruptions, and the inbox for everything beyond it.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct ErrorInboxTests {
  private let clock = ManualClock()
  private let router: ErrorRouter
  private let inbox: ErrorInbox

  init() {
    router = ErrorRouter(
      policy: ErrorPolicy {
        On(.error(RouterError.soldOut), .inbox)
        Otherwise(.alert)
      },
      describer: ErrorDescriber(locale: Locale(identifier: "en")), clock: clock)
    inbox = router.inbox
  }

  private func report(_ number: Int, _ origin: ErrorOrigin = .background) -> ReportHandle {
    router.report(problem(number), origin: origin)
  }

  // MARK: The budget

  @Test func `three problems a minute interrupt, and all others go to the inbox`() async throws {
    let window = try TestWindow(router)
    for number in 1...5 { _ = report(number) }
    #expect(inbox.entries.count == 2)
    for _ in 1...3 { try window.press("OK") }
    #expect(window.alert == nil)
    _ = report(6)
    #expect(inbox.entries.count == 3)
    #expect(window.alert == nil)
    await clock.advance(by: .seconds(60))
    _ = report(7)
    #expect(window.alert != nil)
    #expect(router.journal.figures == ["pending 4", "presented 3"])
  }

  @Test func `the budget covers alerts, sheets and toasts, but no banners`() throws {
    let router = ErrorRouter(clock: clock)
    let window = try TestWindow(router)
    let surfaces: [Disposition.Surface] = [.alert, .sheet, .toast, .banner, .toast, .alert]
    for (number, surface) in surfaces.enumerated() {
      router.report(problem(number), origin: .background, to: surface)
    }
    #expect(router.inbox.entries.count == 2)
    #expect(window.banner != nil)
  }

  @Test func `the answer to a person's own action always comes`() async throws {
    let window = try TestWindow(router)
    for number in 1...10 {
      _ = report(number, .userAction)
      #expect(window.alert != nil)
      try window.press("OK")
    }
    #expect(inbox.entries.isEmpty)
    _ = report(11)
    #expect(inbox.entries.count == 1)
  }

  @Test func `a flood of a person's own actions goes to the inbox while one is presented`() throws {
    let window = try TestWindow(router)
    for number in 1...10 { _ = report(number, .userAction) }
    #expect(inbox.entries.count == 7)
    for _ in 1...3 { try window.press("OK") }
    #expect(window.alert == nil)
  }

  @Test func `with a budget of none, only answers to a person's own actions interrupt`() throws {
    let router = ErrorRouter(
      policy: ErrorPolicy { Otherwise(.alert) }, interruptionsPerMinute: 0, waitingLimit: 0,
      clock: clock)
    let window = try TestWindow(router)
    router.report(problem(1), origin: .refresh)
    #expect(window.alert == nil)
    router.report(problem(2), origin: .userAction)
    #expect(window.alert != nil)
    #expect(router.inbox.entries.count == 1)
  }

  /// The alerts that are presented one after the other, and the reason why the others are in the
  /// inbox, of six reports at once.
  @Test(arguments: [
    (perMinute: 10, waiting: 1, presented: 2, reason: "waitingLimit"),
    (perMinute: 10, waiting: 0, presented: 1, reason: "waitingLimit"),
    (perMinute: 2, waiting: 10, presented: 2, reason: "interruptionsPerMinute"),
    (perMinute: 0, waiting: 3, presented: 0, reason: "interruptionsPerMinute"),
  ])
  func `interruptions and what waits for its turn have limits of their own`(
    perMinute: Int, waiting: Int, presented: Int, reason: String
  ) throws {
    let router = ErrorRouter(
      policy: ErrorPolicy { Otherwise(.alert) }, interruptionsPerMinute: perMinute,
      waitingLimit: waiting, clock: clock)
    let window = try TestWindow(router)
    for number in 1...6 { router.report(problem(number), origin: .refresh) }
    #expect(router.inbox.entries.count == 6 - presented)
    for _ in 0..<presented { try window.press("OK") }
    #expect(window.alert == nil)
    let reasons = router.journal.entries.compactMap { $0.path.last?.rule }
    #expect(reasons.suffix(6 - presented).allSatisfy { $0 == "\(reason) is used up" })
  }

  @Test func `an alert that waits too long for its turn moves to the inbox`() async throws {
    let window = try TestWindow(router)
    let first = report(1)
    let attempt = router.attempt(origin: .background) { throw URLError(.timedOut) }
    await router.journal.wait { $0.reported == 2 }
    await clock.advance(by: .seconds(119))
    #expect(inbox.entries.isEmpty)
    await clock.advance(by: .seconds(2))
    #expect(inbox.entries.count == 1)
    #expect(router.journal.figures == ["pending 2"])
    try window.press("OK")
    #expect(window.alert == nil)
    #expect(await first.outcome == .presented(action: "OK"))
    inbox.removeAll()
    #expect(await attempt.value == nil)
  }

  // MARK: Entries

  @Test func `a policy sends a problem to the inbox, where further reports are counted`()
    async throws
  {
    _ = try TestWindow(router)
    let handle = router.report(RouterError.soldOut, origin: .userAction)
    for _ in 1...4 { router.report(RouterError.soldOut, origin: .userAction) }
    await eventually { inbox.entries.first?.content.count == 5 }
    #expect(inbox.entries.count == 1)
    inbox.removeAll()
    #expect(await handle.outcome == .presented(action: nil))
    #expect(router.journal.figures == ["coalesced 4", "presented 1"])
  }

  @Test func `the newest entry is first, and is unread until it is seen`() {
    for number in 1...5 { _ = report(number) }
    #expect(inbox.entries.map { ($0.error as NSError).code } == [5, 4])
    #expect(inbox.unreadCount == 2)
    inbox.markAsRead()
    #expect(inbox.unreadCount == 0)
    _ = report(6)
    #expect(inbox.unreadCount == 1)
  }

  @Test func `a read entry is unread again after another report of its problem`() async {
    for number in 1...4 { _ = report(number) }
    inbox.markAsRead()
    _ = report(4)
    await eventually { inbox.unreadCount == 1 }
    #expect(inbox.entries.count == 1)
  }

  @Test func `an event removes the entries that it resolves`() async {
    let router = ErrorRouter(interruptionsPerMinute: 0, waitingLimit: 0, clock: clock)
    let handles = ["a", "b"].map {
      router.report(problem($0 == "a" ? 1 : 2), origin: .refresh, resolvedBy: [.init(rawValue: $0)])
    }
    // Without an interruption on screen, nothing else is presented.
    for number in 3...9 { router.report(problem(number), origin: .userAction, to: .inbox) }
    router.resolve("a")
    #expect(await handles[0].outcome == .resolved)
    router.inbox.markAsRead()
    router.resolve("b")
    #expect(await handles[1].outcome == .presented(action: nil))
    #expect(router.inbox.entries.count == 7)
  }

  @Test func `withdrawing a report removes its entry`() async {
    let handle = router.report(RouterError.soldOut, origin: .userAction)
    #expect(inbox.entries.count == 1)
    handle.resolve()
    #expect(inbox.entries.isEmpty)
    #expect(await handle.outcome == .resolved)
  }

  @Test func `trying all again runs the operation of each entry`() async {
    let attempts = [URLError(.timedOut), URLError(.networkConnectionLost)].map { error in
      var count = 0
      return router.attempt(origin: .background) {
        count += 1
        if count == 1 { throw error }
        return count
      }
    }
    for number in 1...3 { _ = report(number) }
    await router.journal.wait { $0.reported == 5 }
    #expect(inbox.entries.filter(\.content.isActionEnabled).count == 2)
    inbox.tryAllAgain()
    for attempt in attempts { #expect(await attempt.value == 2) }
    #expect(inbox.entries.isEmpty)
  }

  @Test func `removing an unknown entry changes nothing`() {
    router.report(RouterError.soldOut, origin: .userAction)
    inbox.remove(UUID())
    #expect(inbox.entries.count == 1)
    if let id = inbox.entries.first?.id { inbox.remove(id) }
    #expect(inbox.entries.isEmpty)
    #expect(router.journal.figures == ["presented 1"])
  }

  @Test func `a user's action takes its problem from the inbox, with all reports`() async throws {
    let window = try TestWindow(router)
    for number in 1...4 { _ = report(number) }
    for _ in 1...2 { _ = report(4) }
    for _ in 1...3 { try window.press("OK") }
    #expect(inbox.entries.count == 1)
    let answer = report(4, .userAction)
    #expect(inbox.entries.isEmpty)
    #expect(window.alert != nil)
    try window.press("OK")
    #expect(await answer.outcome == .presented(action: "OK"))
    #expect(router.journal.figures == ["coalesced 3", "presented 4"])
  }

  @Test func `a full inbox summarizes further problems in one entry`() async throws {
    for number in 1...300 { router.report(problem(number), origin: .userAction, to: .inbox) }
    #expect(inbox.entries.count == 201)
    await eventually { inbox.entries[0].content.title.hasSuffix("100 more problems.") }
    #expect(router.journal.figures == ["pending 201", "coalesced 99"])
  }

  // MARK: Windows

  @Test func `all windows share the inbox, which outlives each of them`() throws {
    let first = try TestWindow(router)
    let second = try TestWindow(router)
    for number in 1...5 { second.router.report(problem(number), origin: .background) }
    #expect(first.router.inbox === second.router.inbox)
    #expect(inbox.entries.count == 2)
    first.close()
    second.close()
    #expect(inbox.entries.count == 2)
    #expect(router.journal.figures == ["pending 5"])
  }

  @Test func `a banner announces new problems until they are shown`() async throws {
    let window = try TestWindow(router)
    for number in 1...5 { _ = report(number) }
    await eventually { window.banner != nil }
    #expect(window.banner?.title == "2 new problems")
    _ = report(6)
    await eventually { window.banner?.title == "3 new problems" }
    window.banner?.action?.handler()
    #expect(window.windowRouter.inboxes.isActive)
    inbox.markAsRead()
    await eventually { window.banner == nil }
  }

  @Test func `the banner lists the problems, and leaves them unread when it is closed`()
    async throws
  {
    let window = try TestWindow(router)
    for title in ["No mail", "No feed"] {
      router.report(RouterError.soldOut, origin: .userAction, title: ErrorTitle(verbatim: title))
    }
    await eventually { window.banner?.message == "No mail\nNo feed" }
    window.top.banners.dismissShown()
    await eventually { window.banner == nil }
    #expect(inbox.unreadCount == 2)
    router.report(RouterError.soldOut, origin: .userAction, title: "No photos")
    await eventually { window.banner?.title == "No photos" }
    #expect(inbox.unreadCount == 3)
  }

  @Test func `the banner follows the window in front, and nobody has closed it`() async throws {
    let first = try TestWindow(router)
    router.report(RouterError.soldOut, origin: .userAction, title: "No mail")
    await eventually { first.banner?.title == "No mail" }
    let second = try TestWindow(router)
    second.router.report(RouterError.soldOut, origin: .userAction, title: "No feed")
    await eventually { second.banner?.title == "2 new problems" }
    let leaving = try #require(first.top.banners.stage.clearing)
    first.top.banners.acknowledge(leaving.id)
    await turns()
    #expect(second.banner?.message == "No mail\nNo feed")
    inbox.markAsRead()
    await eventually { second.banner == nil }
  }

  @Test func `a router whose banner is up can be released with its window`() async throws {
    let handle: ReportHandle
    do {
      let router = ErrorRouter(policy: ErrorPolicy { Otherwise(.inbox) })
      let window = try TestWindow(router)
      handle = router.report(problem(1), origin: .background)
      await eventually { window.banner != nil }
      window.close()
    }
    #expect(await handle.outcome == .undeliverable)
  }

  @Test func `closing the banner of a single problem marks it as read`() async throws {
    let window = try TestWindow(router)
    router.report(RouterError.soldOut, origin: .userAction)
    await eventually { window.banner != nil }
    window.top.banners.dismissShown()
    #expect(inbox.unreadCount == 0)
    await Task.yield()
    #expect(window.banner == nil)
    #expect(inbox.entries.count == 1)
  }

  @Test func `the banner moves to another window, and stays away while a view shows the inbox`()
    async throws
  {
    let first = try TestWindow(router)
    let second = try TestWindow(router)
    first.router.report(RouterError.soldOut, origin: .userAction)
    await eventually { first.banner != nil || second.banner != nil }
    let (front, other) = first.banner != nil ? (first, second) : (second, first)
    front.close()
    await eventually { other.banner != nil }
    inbox.changeViewCount(by: 1)
    await eventually { other.banner == nil }
    if let clearing = other.top.banners.stage.clearing {
      other.top.banners.acknowledge(clearing.id)
    }
    inbox.changeViewCount(by: -1)
    await eventually { other.banner != nil }
  }

  // MARK: A flood

  @Test func `a flood of 10,000 reports of 50 problems interrupts three times`() async throws {
    let window = try TestWindow(router)
    for number in 0..<10_000 { _ = report(number % 50) }
    #expect(inbox.entries.count == 47)
    await eventually { inbox.entries.allSatisfy { $0.content.count == 200 } }
    for _ in 1...3 { try window.press("OK") }
    #expect(window.alert == nil)
    #expect(router.journal.figures == ["pending 47", "coalesced 9950", "presented 3"])
    inbox.removeAll()
    #expect(router.journal.counts.pending == 0)
  }

  @Test func `a flood without interruptions left is 50 entries with the right counts`() async throws
  {
    let router = ErrorRouter(
      policy: ErrorPolicy { Otherwise(.alert) }, interruptionsPerMinute: 0, waitingLimit: 0,
      clock: clock)
    let window = try TestWindow(router)
    for number in 0..<10_000 { router.report(problem(number % 50), origin: .background) }
    #expect(window.alert == nil)
    #expect(router.inbox.entries.count == 50)
    await eventually { router.inbox.entries.allSatisfy { $0.content.count == 200 } }
  }
}
