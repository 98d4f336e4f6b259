import Foundation
import Recourse
import RecourseTesting
import Testing

/// What a person's answers to notifications do.
extension NotificationTests {
  @Test func `Try Again runs the failed operation, and returns when it has succeeded`()
    async throws
  {
    let (router, window) = try await background()
    var runs = 0
    let task = router.attempt(title: "The letter wasn’t sent") {
      runs += 1
      for _ in 0..<5 { await Task.yield() }
      if runs == 1 { throw RouterError.declined }
    }
    await eventually { !tray.shown.isEmpty }
    #expect(tray.shown.first?.action == "Try Again")
    await router.handle(.tryAgain(try tray.press()))
    #expect(runs == 2)
    #expect(await task.succeeded)
    window.windowRouter.isInBackground = false
    #expect(window.alert == nil)
    let leaving = try #require(window.top.interruptions.stage.clearing)
    window.top.interruptions.acknowledge(leaving.id)
    #expect(router.journal.figures == ["repaired 1"])
  }

  @Test func `an operation that fails again says so in another notification`() async throws {
    let (router, window) = try await background()
    let task = router.attempt(title: "The letter wasn’t sent") { throw RouterError.declined }
    await eventually { !tray.shown.isEmpty }
    await router.handle(.tryAgain(try tray.press()))
    await eventually { !tray.shown.isEmpty }
    #expect(tray.calls == ["show The letter wasn’t sent", "show The letter wasn’t sent"])
    window.windowRouter.isInBackground = false
    await eventually { window.alert != nil }
    try window.press("Cancel")
    #expect(await !task.succeeded)
    await rest()
    #expect(window.alert == nil)
  }

  @Test func `what the person has to mend first is offered again where it lasts`() async throws {
    let (router, _) = try await background()
    var runs = 0
    router.attempt(origin: .background, title: "The backup failed") {
      runs += 1
      if runs == 1 { throw CocoaError(.fileWriteOutOfSpace) }
    }
    await eventually { !tray.shown.isEmpty }
    #expect(tray.shown.first?.action == "Try Again")
    #expect(router.inbox.entries.first?.content.action?.title == "Try Again")
    await router.handle(.tryAgain(try tray.press()))
    #expect(runs == 2)
    #expect(router.inbox.entries.isEmpty)
  }

  @Test func `Try Again runs the registered operation of a key`() async throws {
    let (router, _) = try await background()
    var runs = 0
    router.onRetry(of: "backup") { runs += 1 }
    router.report(RouterLocalizedError(), origin: .background, retryKey: "backup")
    await eventually { !tray.shown.isEmpty }
    await router.handle(.tryAgain(try tray.press()))
    #expect(runs == 1)
    #expect(router.inbox.entries.isEmpty)
    #expect(router.journal.figures == ["repaired 1"])
  }

  @Test func `a run that a policy only logs is answered as well`() async throws {
    let policy = ErrorPolicy {
      On(.error(RouterError.declined), .notification)
      Otherwise(.log)
    }
    let router = router(policy)
    var runs = 0
    router.attempt(origin: .background, title: "Not up to date") {
      runs += 1
      throw runs == 1 ? RouterError.declined : RouterError.soldOut
    }
    await eventually { !tray.shown.isEmpty }
    await router.handle(.tryAgain(try tray.press()))
    await eventually { !tray.shown.isEmpty }
    #expect(runs == 2)
    #expect(tray.shown.map(\.title) == ["Not up to date"])
  }

  @Test func `Try Again works in the next process, with its durable report or without`()
    async throws
  {
    let folder = try DurableFolder()
    let first = router(journal: folder.journal)
    first.onRetry(of: "backup") {}
    first.onRetry(of: "other") {}
    first.report(RouterLocalizedError(), origin: .background, retryKey: "backup")
    first.report(
      RouterError.declined, origin: .background, title: "Other", details: ["order": "7"],
      retryKey: "other")
    await eventually { tray.shown.count == 2 }
    let backup = try #require(tray.shown.first)
    let other = try #require(tray.shown.last)
    tray.remove(backup)

    let crashed = try folder.crash()
    let next = router(journal: crashed.journal)
    var runs: [String] = []
    next.onRetry(of: "backup") { runs.append("backup") }
    next.restoreReports()
    #expect(next.inbox.entries.map(\.id).contains(backup.id))
    await next.handle(.tryAgain(backup))
    #expect(runs == ["backup"])
    #expect(next.inbox.entries.map(\.id) == [other.id])

    tray.remove(other)
    let forgetful = router()
    forgetful.onRetry(of: "other") {
      runs.append("other")
      throw RouterError.soldOut
    }
    await forgetful.handle(.tryAgain(other))
    #expect(runs == ["backup", "other"])
    await eventually { !tray.shown.isEmpty }
    #expect(tray.shown.map(\.title) == ["Other"])
    #expect(tray.shown.map(\.details["order"]) == ["7"])
    #expect(tray.shown.map(\.action) == ["Try Again"])
  }

  @Test func `without an operation, the notification returns without its action`() async throws {
    let first = router()
    first.onRetry(of: "gone") {}
    first.report(
      RouterLocalizedError(), origin: .background, title: "The backup failed", retryKey: "gone")
    await eventually { !tray.shown.isEmpty }
    #expect(tray.shown.map(\.action) == ["Try Again"])
    let next = router()
    await next.handle(.tryAgain(try tray.press()))
    await eventually { !tray.shown.isEmpty }
    #expect(tray.shown.map(\.title) == ["The backup failed"])
    #expect(tray.shown.map(\.action) == [nil])
    let window = try TestWindow(next)
    await eventually { tray.shown.isEmpty }
    #expect(window.banner?.title == "The backup failed")
  }

  @Test func `two presses start one run, and a press after the success starts none`() async throws {
    let (router, _) = try await background()
    var runs = 0
    let isOver = Locked(false)
    router.onRetry(of: "backup") {
      runs += 1
      while !isOver.withLock({ $0 }) { await Task.yield() }
    }
    for error in [RouterError.declined, .soldOut] {
      router.report(error, origin: .background, title: "\(error)", retryKey: "backup")
    }
    await eventually { tray.shown.count == 2 }
    let (one, other) = (tray.shown[0], tray.shown[1])
    tray.remove(one)
    async let first: Void = router.handle(.tryAgain(one))
    await eventually { runs == 1 }
    await router.handle(.tryAgain(other))
    isOver.withLock { $0 = true }
    await first
    await router.handle(.tryAgain(other))
    await eventually { tray.shown.isEmpty }
    await router.handle(.tryAgain(one))
    await rest()
    #expect(runs == 1)
    #expect(tray.shown.isEmpty)
    #expect(router.inbox.entries.isEmpty)
  }

  @Test(arguments: [true, false])
  func `an answer comes even if the interruptions of the minute are used up`(
    _ canRun: Bool
  ) async throws {
    let (router, _) = try await background()
    router.onRetry(of: "0") { throw RouterError.declined }
    for number in 0..<3 {
      router.report(
        problem(number), origin: .background, title: "\(number)",
        retryKey: ErrorReport.Key(rawValue: "\(number)"))
    }
    await eventually { tray.shown.count == 3 }
    let first = try #require(tray.shown.first)
    tray.remove(first)
    if !canRun { router.onRetry(of: "0", perform: nil) }
    await router.handle(.tryAgain(first))
    await eventually { tray.shown.count == 3 }
    #expect(tray.shown.last?.title == "0")
    #expect(tray.shown.last?.action == (canRun ? "Try Again" : nil))
  }

  @Test func `another user's notification runs nothing`() async throws {
    let first = router()
    first.restoreReports(of: "Ada")
    first.onRetry(of: "backup") {}
    first.report(RouterLocalizedError(), origin: .background, retryKey: "backup")
    await eventually { !tray.shown.isEmpty }
    let notification = try tray.press()
    let next = router()
    var runs = 0
    next.onRetry(of: "backup") { runs += 1 }
    await next.handle(.tryAgain(notification))
    #expect(tray.shown == [notification])
    next.restoreReports(of: "Bob")
    await next.handle(.tryAgain(try tray.press()))
    #expect(runs == 0)
    #expect(tray.shown.isEmpty && next.inbox.entries.isEmpty)
    next.restoreReports(of: "Ada")
    await next.handle(.tryAgain(notification))
    #expect(runs == 1)
  }

  @Test func `what waits for a sign-in is shown, and offers no run meanwhile`() async throws {
    let router = router(ErrorPolicy { Otherwise(.route("signIn")) })
    let isSignedIn = Locked(false)
    router.onRoute("signIn") { _ in
      while !isSignedIn.withLock({ $0 }) { await Task.yield() }
      return .tryAgain
    }
    var runs = 0
    let task = router.attempt(title: "The letter wasn’t sent") {
      runs += 1
      if runs == 1 { throw RouterError.declined }
    }
    await eventually { !tray.shown.isEmpty }
    #expect(tray.shown.map(\.title) == ["The letter wasn’t sent"])
    #expect(tray.shown.map(\.action) == [nil])
    isSignedIn.withLock { $0 = true }
    #expect(await task.succeeded)
    await eventually { tray.shown.isEmpty }
  }

  @Test func `the notifications of an earlier process end with their problems`() async throws {
    let folder = try DurableFolder()
    let first = router(journal: folder.journal)
    first.report(
      RouterLocalizedError(), origin: .userAction, title: "Not saved", retryKey: "save")
    first.report(
      RouterError.declined, origin: .userAction, title: "Not sent", retryKey: "send")
    await eventually { tray.shown.count == 2 }

    let crashed = try folder.crash()
    let next = router(journal: crashed.journal)
    next.restoreReports()
    await rest()
    #expect(tray.calls == ["show Not saved", "show Not sent"])
    next.resolve("send")
    await eventually { tray.shown.map(\.title) == ["Not saved"] }
    let window = try TestWindow(next)
    await eventually { tray.shown.isEmpty }
    #expect(window.alert?.title == "Not saved")
  }

  @Test func `opening a notification opens the inbox that has the problem, once a window is back`()
    async throws
  {
    let (router, window) = try await background()
    router.report(RouterLocalizedError(), origin: .background)
    await eventually { !tray.shown.isEmpty }
    await router.handle(.open(try tray.press()))
    #expect(!window.windowRouter.inboxes.isActive)
    window.windowRouter.isInBackground = false
    #expect(window.windowRouter.inboxes.isActive)
  }

  @Test func `an app opens its own place instead, and the entry of the inbox is read`() async throws
  {
    let (router, window) = try await background()
    router.report(RouterLocalizedError(), origin: .background, details: ["order": "7"])
    await eventually { !tray.shown.isEmpty }
    var opened: [String?] = []
    await router.handle(.open(try tray.press())) {
      opened.append($0.details["order"])
      return true
    }
    window.windowRouter.isInBackground = false
    await rest()
    #expect(opened == ["7"])
    #expect(router.inbox.unreadCount == 0)
    #expect(!window.windowRouter.inboxes.isActive)
    #expect(window.banner == nil)
  }

  @Test
  func `a notification of an earlier process ends, if its problem is over before the restore`()
    async throws
  {
    let folder = try DurableFolder()
    let first = router(journal: folder.journal)
    first.report(RouterLocalizedError(), origin: .background, retryKey: "backup")
    await eventually { !tray.shown.isEmpty }
    let crashed = try folder.crash()
    let next = router(journal: crashed.journal)
    next.resolve("backup")
    next.restoreReports()
    #expect(tray.shown.isEmpty)
  }

  @Test func `a notification survives its process`() async throws {
    let (router, _) = try await background()
    router.report(RouterLocalizedError(), origin: .background, details: ["order": "7"])
    await eventually { !tray.shown.isEmpty }
    let notification = try tray.press()
    let data = try JSONEncoder().encode(notification)
    #expect(try JSONDecoder().decode(ErrorNotification.self, from: data) == notification)
  }
}
