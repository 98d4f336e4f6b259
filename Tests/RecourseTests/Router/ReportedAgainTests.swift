import Foundation
import Recourse
import RecourseTesting
import Testing

/// Tests that a report can be reported repeatedly; each occurrence has its own identifier and
/// outcome.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct ReportedAgainTests {
  private let journal: ErrorJournal
  private let router: ErrorRouter
  private let warnings = JournalTexts()
  private let report = ErrorReport(RouterError.declined, origin: .userAction)

  init() {
    journal = ErrorJournal(limit: 500, backlog: 10, sinks: [], now: { Date() }) {
      [warnings] in warnings.append($0)
    }
    router = ErrorRouter(policy: ErrorPolicy { Otherwise(.alert) }, journal: journal)
  }

  /// Expects that handles and journal agree, and that each occurrence has one entry and one
  /// outcome.
  private func expectOneOutcomeEach(_ handles: [ReportHandle]) async {
    for handle in handles {
      let outcome = await handle.outcome
      #expect(journal.entries.filter { $0.id == handle.id }.map(\.outcome) == [outcome])
    }
    #expect(Set(handles.map(\.id)).count == handles.count)
    #expect(journal.counts.reported == handles.count)
    #expect(journal.counts.pending == 0)
    #expect(warnings.all == [])
  }

  @Test func `the first occurrence keeps the report's identifier; later ones have their own`() {
    let handles = (0..<3).map { _ in router.report(report) }
    #expect(handles[0].id == report.id)
    #expect(Set(handles.map(\.id)).count == 3)
    #expect(journal.entries.map(\.id) == handles.map(\.id))
  }

  @Test func `reporting twice presents one alert with two outcomes`() async throws {
    let window = try TestWindow(router)
    let handles = [router.report(report), router.report(report)]
    #expect(journal.figures == ["pending 1", "coalesced 1"])
    #expect(await handles[1].outcome == .coalesced(into: handles[0].id))
    try window.press("OK")
    #expect(window.alert == nil)
    await expectOneOutcomeEach(handles)
  }

  @Test func `a route's handler that reports again ends the route and keeps the alert`()
    async throws
  {
    let router = ErrorRouter(policy: ErrorPolicy { Otherwise(.route(.signIn)) }, journal: journal)
    let window = try TestWindow(router)
    let passedOn = Locked<[ReportHandle]>([])
    router.onRoute(.signIn) { [router] report in
      let handle = router.report(report)
      passedOn.withLock { $0.append(handle) }
      return .stop
    }
    let handle = router.report(report)
    #expect(await handle.outcome == .handled)
    #expect(window.alert != nil)
    #expect(journal.figures == ["pending 1", "handled 1"])
    try window.press("OK")
    await expectOneOutcomeEach([handle] + passedOn.withLock { $0 })
  }

  @Test func `a route's handler can await the report that it forwards`() async throws {
    let router = ErrorRouter(policy: ErrorPolicy { Otherwise(.route(.signIn)) }, journal: journal)
    let window = try TestWindow(router)
    router.onRoute(.signIn) { [router] report in
      _ = await router.report(report).outcome
      return .tryAgain
    }
    var runs = 0
    let task = router.attempt {
      runs += 1
      if runs == 1 { throw RouterError.declined }
    }
    await eventually { window.alert != nil }
    #expect(journal.figures == ["pending 2"])
    try window.press("OK")
    #expect(await task.value != nil)
    #expect(journal.figures == ["presented 1", "repaired 1"])
    #expect(warnings.all == [])
  }

  @Test func `the same report on two surfaces has an answer on each`() async throws {
    let window = try TestWindow(router)
    let handle = router.report(report)
    var delivery = Delivery(report, in: journal)
    delivery.surroundings.policies = [ErrorPolicy { Otherwise(.toast) }]
    router.deliver(delivery)
    let other = ReportHandle(delivery)
    #expect(window.alert != nil)
    #expect(window.toast != nil)
    window.top.toasts.dismissShown()
    #expect(await other.outcome == .presented(action: nil))
    #expect(journal.figures == ["pending 1", "presented 1"])
    try window.press("OK")
    await expectOneOutcomeEach([handle, other])
  }

  @Test func `the same report in two windows has an answer in each`() async throws {
    let windows = [try TestWindow(router), try TestWindow(router)]
    let handles = windows.map { $0.router.report(report) }
    #expect(windows.allSatisfy { $0.alert != nil })
    try windows[0].press("OK")
    #expect(journal.figures == ["pending 1", "presented 1"])
    try windows[1].press("OK")
    await expectOneOutcomeEach(handles)
  }

  @Test func `the same report in two routers with one journal has an answer in each`() async throws
  {
    let other = ErrorRouter(policy: ErrorPolicy { Otherwise(.sheet) }, journal: journal)
    let window = try TestWindow(router)
    let otherWindow = try TestWindow(other)
    let handles = [router.report(report), other.report(report)]
    try window.press("OK")
    try otherWindow.press("OK")
    await expectOneOutcomeEach(handles)
  }

  @Test func `reporting again from an action of the alert presents another alert`() async throws {
    let window = try TestWindow(router)
    let handles = Locked<[ReportHandle]>([])
    let again = RouterPassingError { [router] report in
      let handle = router.report(report)
      handles.withLock { $0.append(handle) }
    }
    let report = ErrorReport(again, origin: .userAction)
    again.report.withLock { $0 = report }
    let first = router.report(report)
    try window.press("Pass On")
    #expect(window.alert != nil)
    #expect(journal.figures == ["pending 1", "presented 1"])
    try window.press("Cancel")
    await expectOneOutcomeEach([first] + handles.withLock { $0 })
  }

  @Test func `withdrawing one occurrence keeps the others`() async throws {
    let window = try TestWindow(router)
    let handles = [router.report(report), router.report(report)]
    handles[1].resolve()
    #expect(window.alert != nil)
    handles[0].resolve()
    #expect(window.alert != nil)
    try window.press("OK")
    await expectOneOutcomeEach(handles)
  }

  @Test func `a report can be reported again after its alert was dismissed`() async throws {
    let window = try TestWindow(router)
    var handles: [ReportHandle] = []
    for _ in 0..<3 {
      handles.append(router.report(report))
      try window.press("OK")
    }
    #expect(journal.figures == ["presented 3"])
    await expectOneOutcomeEach(handles)
  }

  @Test func `every occurrence is undeliverable when the router is deallocated`() async throws {
    var router: ErrorRouter? = ErrorRouter(
      policy: ErrorPolicy { Otherwise(.alert) }, journal: journal)
    let handles = (0..<2).compactMap { _ in router?.report(report) }
    router = nil
    #expect(await handles[0].outcome == .undeliverable)
    await expectOneOutcomeEach(handles)
  }
}

/// An error whose recovery option reports the error's own report again.
private struct RouterPassingError: RecoverableError {
  let report = Locked<ErrorReport?>(nil)
  let pass: @MainActor @Sendable (ErrorReport) -> Void

  init(_ pass: @escaping @MainActor @Sendable (ErrorReport) -> Void) {
    self.pass = pass
  }

  var recoveryOptions: [String] { ["Pass On"] }

  func attemptRecovery(optionIndex: Int) -> Bool {
    MainActor.assumeIsolated {
      if let report = report.withLock({ $0 }) { pass(report) }
    }
    return false
  }
}
