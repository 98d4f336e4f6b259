import Foundation
import Recourse
import RecourseTesting
import Testing

/// What a person learns outside of the app's windows.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct NotificationTests {
  let tray = Tray()
  let network = SwitchedNetwork()
  let clock = ManualClock()

  func router(
    _ policy: ErrorPolicy = ErrorPolicy {
      On(.origin(.background), .notification)
      Otherwise(.alert)
    },
    journal: ErrorJournal = ErrorJournal(), network: NetworkSignal? = nil
  ) -> ErrorRouter {
    ErrorRouter(
      policy: policy, journal: journal,
      describer: ErrorDescriber(locale: Locale(identifier: "en")), network: network,
      notifier: tray, clock: clock)
  }

  /// Lets everything happen that needs no clock.
  func rest() async {
    for _ in 0..<50 { await Task.yield() }
  }

  /// Returns a router with a window that is in the background.
  func background(network: NetworkSignal? = nil) async throws -> (ErrorRouter, TestWindow) {
    let router = router(network: network)
    let window = try TestWindow(router)
    window.windowRouter.isInBackground = true
    await rest()
    return (router, window)
  }

  @Test func `a failure in the background is shown, and withdrawn when a window is back`()
    async throws
  {
    let (router, window) = try await background()
    router.report(RouterLocalizedError(), origin: .background, title: "The backup failed")
    await eventually { !tray.shown.isEmpty }
    #expect(tray.shown.map(\.title) == ["The backup failed"])
    #expect(tray.shown.map(\.message) == ["It’s closed"])
    #expect(router.inbox.unreadCount == 1)
    window.windowRouter.isInBackground = false
    await eventually { tray.shown.isEmpty }
    #expect(window.banner?.title == "The backup failed")
    window.windowRouter.isInBackground = true
    await rest()
    #expect(tray.calls == ["show The backup failed", "withdraw"])
  }

  @Test func `while a window is on screen, the inbox alone has the failure`() async throws {
    let router = router()
    let window = try TestWindow(router)
    router.report(RouterLocalizedError(), origin: .background)
    await rest()
    #expect(tray.calls == [])
    #expect(router.inbox.unreadCount == 1)
    window.close()
  }

  @Test func `an app without a window shows the failure at once`() async {
    let router = router()
    router.report(RouterLocalizedError(), origin: .background)
    await eventually { !tray.shown.isEmpty }
    #expect(tray.calls == ["show It’s closed"])
  }

  @Test func `an action that fails after the person has left is shown, and its alert waits`()
    async throws
  {
    let (router, window) = try await background()
    let task = router.attempt(title: "The letter wasn’t sent") { throw RouterError.declined }
    await eventually { !tray.shown.isEmpty }
    #expect(tray.shown.map(\.title) == ["The letter wasn’t sent"])
    window.windowRouter.isInBackground = false
    await eventually { tray.shown.isEmpty }
    #expect(window.alert?.title == "The letter wasn’t sent")
    try window.press("Cancel")
    #expect(await !task.succeeded)
  }

  @Test(arguments: [ErrorOrigin.refresh, .firstLoad, .prefetch])
  func `what nobody awaits is shown only if a policy says so`(_ origin: ErrorOrigin) async throws {
    let (router, _) = try await background()
    router.report(RouterLocalizedError(), origin: origin)
    await rest()
    #expect(tray.calls == [])
  }

  @Test func `a problem with new words is replaced quietly`() async throws {
    let (router, _) = try await background()
    for _ in 1...3 {
      router.report(RouterLocalizedError(), origin: .background)
      await rest()
    }
    #expect(tray.calls == ["show It’s closed", "replace It’s closed ×2", "replace It’s closed ×3"])
    #expect(tray.shown.count == 1)
  }

  @Test func `notifications interrupt no more often than the rest`() async throws {
    let (router, _) = try await background()
    for number in 1...10 { router.report(problem(number), origin: .background) }
    await eventually { tray.shown.count == 3 }
    await rest()
    #expect(tray.shown.count == 3)
    #expect(router.inbox.entries.count == 10)
    await clock.advance(by: .seconds(61))
    router.report(problem(11), origin: .background)
    await eventually { tray.shown.count == 4 }
  }

  @Test func `an event that resolves the problem withdraws its notification`() async throws {
    let (router, _) = try await background()
    router.report(RouterLocalizedError(), origin: .background, resolvedBy: ["synchronized"])
    await eventually { !tray.shown.isEmpty }
    router.resolve("synchronized")
    await eventually { tray.shown.isEmpty }
    #expect(router.inbox.entries.isEmpty)
  }

  @Test func `what the network’s return repairs is never shown`() async throws {
    network.isReachable = false
    let (router, _) = try await background(network: network.signal)
    var runs = 0
    router.attempt {
      runs += 1
      if runs == 1 { throw URLError(.notConnectedToInternet) }
    }
    await eventually { router.journal.counts.pending == 1 }
    await network.waitForReader()
    await rest()
    network.isReachable = true
    await eventually { runs == 2 }
    await rest()
    #expect(tray.calls == [])
  }

  @Test func `what the network’s return leaves to the person is shown then`() async throws {
    network.isReachable = false
    let (router, _) = try await background(network: network.signal)
    router.attempt(title: "The order wasn’t sent") { throw LostAnswer() }
    await eventually { router.journal.counts.pending == 1 }
    await network.waitForReader()
    await rest()
    #expect(tray.calls == [])
    network.isReachable = true
    await eventually { !tray.shown.isEmpty }
    #expect(tray.shown.map(\.title) == ["The order wasn’t sent"])
    #expect(tray.shown.map(\.action) == ["Try Again"])
  }

  @Test(arguments: [ErrorOrigin.userAction, .background])
  func `what failed on screen and is left to the person after they have gone is shown then`(
    _ origin: ErrorOrigin
  ) async throws {
    network.isReachable = false
    let router = router(network: network.signal)
    let window = try TestWindow(router)
    router.attempt(origin: origin, title: "The order wasn’t sent") { throw LostAnswer() }
    await eventually { router.journal.counts.pending == 1 }
    await network.waitForReader()
    window.windowRouter.isInBackground = true
    await rest()
    #expect(tray.calls == [])
    network.isReachable = true
    await eventually { !tray.shown.isEmpty }
  }

  @Test func `a cancellation is never shown`() async throws {
    let (router, _) = try await background()
    router.report(CancellationError(), origin: .userAction, to: .notification)
    await rest()
    #expect(tray.calls == [])
  }

  @Test func `without a notifier, the failure is in the inbox`() async throws {
    let router = ErrorRouter()
    router.report(RouterLocalizedError(), origin: .background, to: .notification)
    await rest()
    #expect(router.inbox.entries.map(\.content.title) == ["It’s closed"])
  }
}

/// The notifications of a desktop.
@MainActor
final class Tray: ErrorNotifier {
  private(set) var shown: [ErrorNotification] = []
  /// What the app has asked for, in order.
  private(set) var calls: [String] = []

  func show(_ notification: ErrorNotification, quietly: Bool) {
    calls.append("\(quietly ? "replace" : "show") \(notification.title)")
    shown.removeAll { $0.id == notification.id }
    shown.append(notification)
  }

  func withdraw(_ id: ErrorNotification.ID) {
    guard shown.contains(where: { $0.id == id }) else { return }
    calls.append("withdraw")
    shown.removeAll { $0.id == id }
  }

  /// Presses the only notification, which the system then removes.
  func press() throws -> ErrorNotification {
    try #require(shown.count == 1)
    return shown.removeFirst()
  }

  /// Removes a notification that a person has pressed.
  func remove(_ notification: ErrorNotification) {
    shown.removeAll { $0 == notification }
  }
}
