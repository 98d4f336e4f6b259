import Foundation
import Recourse
import RecourseTesting
import Testing

/// Tests presentations that say which operation failed, and not only why.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct OperationTitleTests {
  private static let invoice = "The invoice wasn’t attached"
  private static let title = ErrorTitle(verbatim: invoice)
  private let clock = ManualClock()
  private let router: ErrorRouter

  init() {
    router = ErrorRouter(
      policy: ErrorPolicy { Otherwise(.alert) },
      describer: ErrorDescriber(locale: .init(identifier: "en")),
      clock: clock)
  }

  @Test func `an alert has the operation as its title, and the error's own words below it`()
    throws
  {
    let window = try TestWindow(router)
    router.report(CocoaError(.fileWriteOutOfSpace), origin: .userAction, title: Self.title)
    #expect(window.alert?.title == Self.invoice)
    let lines = window.alert?.message?.split(separator: "\n").map(String.init)
    #expect(lines?.first == "There’s no space left")
    #expect(lines?.dropFirst().first == "The disk is full or your storage limit is reached.")
  }

  @Test func `an error without words of its own adds no general title below the operation`()
    throws
  {
    let window = try TestWindow(router)
    router.report(RouterError.declined, origin: .userAction, title: Self.title)
    #expect(window.alert?.title == Self.invoice)
    #expect(window.alert?.message?.contains("Something went wrong") == false)
  }

  @Test(arguments: ["", " \n"])
  func `an empty title counts as none`(title: String) throws {
    let window = try TestWindow(router)
    router.report(RouterLocalizedError(), origin: .userAction, title: ErrorTitle(verbatim: title))
    #expect(window.alert?.title == "It’s closed")
  }

  @Test func `a title that the error has as well isn't repeated`() throws {
    let window = try TestWindow(router)
    router.report(
      CocoaError(.fileWriteOutOfSpace), origin: .userAction, title: "There’s no space left")
    #expect(window.alert?.title == "There’s no space left")
    #expect(window.alert?.message?.contains("There’s no space left") == false)
  }

  @Test func `failures with one title are one presentation that lists their errors`() async throws {
    let window = try TestWindow(router)
    router.report(problem(1), origin: .userAction)
    let first = router.report(RouterLocalizedError(), origin: .userAction, title: Self.title)
    for _ in 0..<24 {
      router.report(RouterLocalizedError(), origin: .userAction, title: Self.title)
    }
    for _ in 0..<25 {
      router.report(CocoaError(.fileWriteOutOfSpace), origin: .userAction, title: Self.title)
    }
    #expect(router.journal.figures == ["pending 2", "coalesced 49"])
    #expect(router.journal.entries[2].outcome == .coalesced(into: first.id))
    // The waiting alert is updated once in the next turn.
    await Task.yield()
    try window.press("OK")
    #expect(window.alert?.title == Self.invoice + " ×50")
    #expect(window.alert?.message == "It’s closed\nThere’s no space left")
  }

  @Test func `failures with different titles are presented one after the other`() throws {
    let window = try TestWindow(router)
    router.report(problem(1), origin: .userAction, title: Self.title)
    router.report(problem(1), origin: .userAction, title: "The payment couldn’t be made")
    #expect(router.journal.counts.pending == 2)
    try window.press("OK")
    #expect(window.alert?.title == "The payment couldn’t be made")
  }

  @Test func `a cause that operations share has their title only if all have the same`()
    async throws
  {
    let window = try TestWindow(router)
    router.report(problem(1), origin: .userAction)
    router.report(URLError(.notConnectedToInternet), origin: .userAction, title: Self.title)
    router.report(URLError(.notConnectedToInternet), origin: .userAction, title: Self.title)
    await Task.yield()
    try window.press("OK")
    #expect(window.alert?.title == Self.invoice + " ×2")
  }

  @Test func `operations with different titles are presented by themselves, whatever their cause`()
    throws
  {
    let window = try TestWindow(router)
    for title in [Self.invoice, "The payment couldn’t be made"] {
      router.report(
        URLError(.notConnectedToInternet), origin: .userAction, title: ErrorTitle(verbatim: title))
    }
    #expect(window.alert?.title == Self.invoice)
    try window.press("OK")
    #expect(window.alert?.title == "The payment couldn’t be made")
  }

  @Test func `each attempt of an operation has its title`() async throws {
    let window = try TestWindow(router)
    let attempt = router.attempt(title: Self.title) { throw URLError(.timedOut) }
    await eventually { window.alert != nil }
    #expect(window.alert?.title == Self.invoice)
    try window.press("Try Again")
    await eventually { window.alert != nil }
    #expect(window.alert?.title == Self.invoice)
    try window.press("Cancel")
    #expect(await attempt.value == nil)
    #expect(router.journal.entries.map(\.report.title) == [Self.invoice, Self.invoice])
  }

  @Test func `a registered operation that fails again keeps its title and its details`()
    async throws
  {
    let window = try TestWindow(router)
    router.onRetry(of: "save") { throw problem(1) }
    router.report(
      problem(1), origin: .userAction, title: Self.title, details: ["screen": "invoice"],
      retryKey: "save")
    try window.press("Try Again")
    await eventually { window.alert != nil }
    let last = try #require(router.journal.entries.last?.report)
    #expect(last.attempt == 2)
    #expect(last.title == Self.invoice)
    #expect(last.details == ["screen": "invoice"])
  }

  @Test func `an alerter puts the operation's title above its error`() async throws {
    let alerter = Alerter()
    let task = alerter.tryWithErrorAlert(title: Self.title, offersTryAgain: false) {
      throw RouterLocalizedError()
    }
    _ = await task.value
    #expect(alerter.alert.item?.title == Self.invoice)
    #expect(alerter.alert.item?.message?.hasPrefix("It’s closed") == true)
  }
}

private struct Alerter: ErrorAlerter {
  let alert = AlertContext()
  let errorDescriber = ErrorDescriber(locale: .init(identifier: "en"))
}
