import Foundation
import Recourse
import RecourseTesting
import Testing

/// The answer to a person's own action, which is presented before anything that waits.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct OwnActionTests {
  private let clock = ManualClock()

  private func router(_ surface: Disposition = .alert, interruptions: Int = 3) -> ErrorRouter {
    ErrorRouter(
      policy: ErrorPolicy { Otherwise(surface) },
      describer: ErrorDescriber(locale: Locale(identifier: "en")),
      interruptionsPerMinute: interruptions, waitingLimit: interruptions, clock: clock)
  }

  /// A problem in words of its own.
  private struct Problem: LocalizedError {
    let title: String
    init(_ title: String) { self.title = title }
    var errorDescription: String? { title }
  }

  @Test func `comes before the alerts that wait`() throws {
    let router = router()
    let window = try TestWindow(router)
    for title in ["First", "Second"] { router.report(Problem(title), origin: .background) }
    router.report(Problem("Own"), origin: .userAction)
    #expect(window.alert?.title == "First")
    try window.press("OK")
    #expect(window.alert?.title == "Own")
    try window.press("OK")
    #expect(window.alert?.title == "Second")
  }

  @Test(arguments: [ErrorOrigin.background, .userAction])
  func `takes the place of an earlier toast, which returns afterward`(
    origin: ErrorOrigin
  ) throws {
    let router = router(.toast)
    let window = try TestWindow(router)
    router.report(Problem("Earlier"), origin: origin)
    #expect(window.toast?.title == "Earlier")
    router.report(Problem("Own"), origin: .userAction)
    window.top.toasts.completeDeparture()
    #expect(window.toast?.title == "Own")
    window.top.toasts.dismissShown()
    #expect(window.toast?.title == "Earlier")
    #expect(router.journal.counts.byOutcome == [.presented: 1])
  }

  @Test func `an action that fails again comes again, although its toast waits`() throws {
    let router = router(.toast)
    let window = try TestWindow(router)
    for title in ["First", "Second", "First"] {
      router.report(Problem(title), origin: .userAction)
      window.top.toasts.completeDeparture()
      #expect(window.toast?.title == title)
    }
    #expect(window.toast?.count == 2)
    window.top.toasts.dismissShown()
    #expect(window.toast?.title == "Second")
  }

  @Test(arguments: [0, 1, 3])
  func `comes with the budget used up, and with no room behind what is on screen`(
    _ interruptions: Int
  ) async throws {
    let router = router(interruptions: interruptions)
    let window = try TestWindow(router)
    for minute in 0..<3 {
      for number in 0..<5 {
        router.report(Problem("Sensor \(Self.letters[minute * 5 + number])"), origin: .background)
      }
      await clock.advance(by: .seconds(60))
    }
    router.report(Problem("Own"), origin: .userAction)
    if window.alert?.title != "Own" { try window.press("OK") }
    #expect(window.alert?.title == "Own")
  }

  private static let letters = Array("ABCDEFGHIJKLMNO")

  @Test func `takes the entry of its operation out of the inbox, whatever the cause`() async throws
  {
    let router = router(.toast, interruptions: 0)
    let window = try TestWindow(router)
    router.onRetry(of: "mail") {}
    router.report(
      Problem("The server is down"), origin: .background, title: "Mail", retryKey: "mail")
    router.report(Problem("Another"), origin: .background)
    #expect(router.inbox.entries.count == 2)
    router.attempt(title: "Mail", retryKey: "mail") { throw Problem("The connection was lost") }
    await eventually { window.toast?.title == "Mail" }
    #expect(window.toast?.message?.contains("The connection was lost") == true)
    #expect(router.inbox.entries.map(\.content.title) == ["Another"])
  }

  @Test func `a run that a person starts in the inbox is answered there`() async throws {
    let router = router(.toast, interruptions: 0)
    let window = try TestWindow(router)
    router.onRetry(of: "mail") { throw Problem("Still down") }
    router.report(Problem("Still down"), origin: .background, title: "Mail", retryKey: "mail")
    router.inbox.tryAllAgain()
    await eventually { router.inbox.entries.first?.content.message?.contains("2") == true }
    #expect(window.toast == nil)
    #expect(router.inbox.entries.count == 1)
  }

  @Test func `an error that is reported in an alert's action is the next alert`() throws {
    let router = router()
    let window = try TestWindow(router)
    router.report(
      Recoverable { router.report(Problem("Own"), origin: .userAction) }, origin: .background)
    for title in ["First", "Second", "Third", "Fourth"] {
      router.report(Problem(title), origin: .background)
    }
    try window.press("Repair")
    #expect(window.alert?.title == "Own")
  }

  @Test func `the loss of the network is a banner with the budget used up, and no failure`()
    async throws
  {
    let router = router(interruptions: 0)
    let window = try TestWindow(router)
    for number in 1...10 {
      router.report(Problem("Banner \(Self.letters[number])"), origin: .background, to: .banner)
    }
    let source = ErrorReport.Source(fileID: #fileID, line: #line)
    let handle = window.windowRouter.presentLossOfNetwork(source)
    #expect(router.inbox.entries.isEmpty)
    #expect(window.banner != nil)
    handle.resolve()
  }
}

/// An error that an option of its own can mend.
private struct Recoverable: RecoverableError, LocalizedError {
  let repair: @MainActor () -> Void
  var errorDescription: String? { "The file is damaged" }
  var recoveryOptions: [String] { ["Repair"] }

  func attemptRecovery(optionIndex: Int) -> Bool {
    MainActor.assumeIsolated { repair() }
    return false
  }
}
