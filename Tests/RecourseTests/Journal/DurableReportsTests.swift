import Foundation
import Recourse
import RecourseTesting
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5))) struct DurableReportsTests {
  private let folder: DurableFolder
  private let app: DurableApp

  init() throws {
    folder = try DurableFolder()
    app = DurableApp(folder)
  }

  @Test func `a pending report returns after a crash with its words, origin, attempt and keys`()
    throws
  {
    let report = ErrorReport(
      RouterLocalizedError(), origin: .refresh, attempt: 3, retryKey: "orders",
      resolvedBy: ["view"])
    app.router.report(report)
    let next = DurableApp(try folder.crash())
    #expect(next.router.restoreReports().map(\.id) == [report.id])
    let restored = try #require(next.reports.first)
    #expect(ErrorDescriber().describe(restored.error).title == "It’s closed")
    #expect(restored.origin == .refresh)
    #expect(restored.attempt == 3)
    #expect(restored.retryKey == "orders")
    #expect(restored.resolvedBy == ["view", "orders"])
    #expect(restored.source == report.source)
    #expect(restored.date == report.date)
    #expect(restored.fingerprint == report.fingerprint)
    #expect(next.journal.figures == ["pending 1"])
  }

  @Test func `by default, only reports with a retry key are durable`() throws {
    let router = ErrorRouter(
      policy: ErrorPolicy { Otherwise(.alert) },
      journal: ErrorJournal(durableReports: DurableReports(file: folder.file)))
    router.report(RouterError.declined, origin: .userAction)
    let handle = router.report(RouterError.soldOut, origin: .userAction, retryKey: "orders")
    #expect(try folder.restorable() == [handle.id])
  }

  @Test func `a background failure is durable while a policy presents it`() throws {
    let router = ErrorRouter(
      policy: ErrorPolicy { On(.where("uploads") { $0.retryKey == "upload" }, .banner) },
      journal: ErrorJournal(durableReports: DurableReports(file: folder.file)))
    let handle = router.report(RouterError.declined, origin: .background, retryKey: "upload")
    #expect(try folder.restorable() == [handle.id])
    let standard = ErrorRouter(
      journal: ErrorJournal(durableReports: DurableReports(file: folder.file)))
    standard.report(RouterError.declined, origin: .background, retryKey: "upload")
    #expect(try folder.restorable() == [handle.id])
  }

  @Test func `reports that nobody needs to see are never written`() {
    let router = ErrorRouter(
      policy: ErrorPolicy { Otherwise(.log) }, journal: folder.journal)
    router.report(RouterError.declined, origin: .userAction, retryKey: "orders")
    #expect(!FileManager.default.fileExists(atPath: folder.file.path))
  }

  @Test func `an answered report doesn't return`() throws {
    let window = try TestWindow(app.router)
    app.router.report(RouterError.declined, origin: .userAction)
    let waiting = app.router.report(RouterError.soldOut, origin: .userAction)
    try window.press("OK")
    #expect(try folder.restorable() == [waiting.id])
  }

  @Test func `a resolved or withdrawn report doesn't return`() throws {
    app.router.report(RouterError.declined, origin: .userAction, resolvedBy: ["view"])
    let withdrawn = app.router.report(RouterError.soldOut, origin: .userAction)
    let waiting = app.router.report(RouterError.rejected("a"), origin: .userAction)
    app.router.resolve("view")
    withdrawn.resolve()
    #expect(try folder.restorable() == [waiting.id])
  }

  @Test func `a report without a person to see it returns`() throws {
    let journal = folder.journal
    let report = ErrorReport(RouterError.declined, origin: .background)
    journal.report(report)
    journal.settle(report.id, as: .undeliverable)
    #expect(try folder.restorable() == [report.id])
  }

  @Test func `an operation that has failed again returns once, with all of its attempts`() throws {
    let first = ErrorReport(RouterError.declined, origin: .userAction, retryKey: "orders")
    let other = ErrorReport(RouterError.declined, origin: .userAction, retryKey: "mail")
    let again = ErrorReport(
      RouterError.declined, origin: .userAction, attempt: 2, retryKey: "orders")
    let journal = folder.journal
    journal.report(first)
    journal.record(other, as: .coalesced(into: first.id))
    journal.record(again, as: .coalesced(into: first.id))
    #expect(try folder.restorable() == [other.id, again.id])
    journal.settle(first.id, as: .presented(action: "OK"))
    #expect(try folder.restorable() == [])
  }

  @Test func `coalesced reports return until the report that represents them is answered`()
    throws
  {
    let window = try TestWindow(app.router)
    let handles = ["a", "b", "c"].map { key in
      app.router.report(RouterError.declined, origin: .userAction, retryKey: .init(rawValue: key))
    }
    let other = app.router.report(RouterError.soldOut, origin: .userAction)
    #expect(app.journal.figures == ["pending 2", "coalesced 2"])
    #expect(try folder.restorable() == Set((handles + [other]).map(\.id)))
    try window.press("OK")
    #expect(try folder.restorable() == [other.id])
  }

  @Test func `an event resolves a coalesced report, and leaves those that share its alert`()
    throws
  {
    let handles = ["a", "b", "c"].map { key in
      app.router.report(
        RouterError.declined, origin: .userAction, resolvedBy: [.init(rawValue: key)])
    }
    app.router.resolve("a")
    app.router.resolve("c")
    #expect(try folder.restorable() == [handles[1].id])
  }

  @Test func `a report follows the report that represents it into another one`() throws {
    let reports = (0..<3).map { ErrorReport(problem($0), origin: .background) }
    app.journal.report(reports[0])
    app.journal.report(reports[1])
    app.journal.record(reports[2], as: .coalesced(into: reports[0].id))
    app.journal.settle(reports[0].id, as: .coalesced(into: reports[1].id))
    #expect(try folder.restorable() == Set(reports.map(\.id)))
    app.journal.settle(reports[1].id, as: .handled)
    #expect(try folder.restorable() == [])
  }

  @Test(arguments: [true, false])
  func `a restored report runs the operation of its key`(isRegisteredFirst: Bool) async throws {
    app.router.report(RouterError.declined, origin: .userAction, retryKey: "orders")
    let next = try folder.crash()
    let router = ErrorRouter(policy: ErrorPolicy { Otherwise(.toast) }, journal: next.journal)
    let window = try TestWindow(router)
    var runs = 0
    if isRegisteredFirst { router.onRetry(of: "orders") { runs += 1 } }
    router.restoreReports()
    if !isRegisteredFirst { router.onRetry(of: "orders") { runs += 1 } }
    await eventually { window.toast?.action?.title == "Try Again" }
    let shown = try #require(window.top.toasts.stage.shown)
    window.top.toasts.choose(try #require(shown.item.action), in: shown.id)
    window.top.toasts.acknowledge(shown.id)
    await eventually { runs == 1 }
    #expect(try next.restorable() == [])
  }

  @Test func `the policies decide about a restored report`() throws {
    let handle = app.router.report(RouterError.declined, origin: .background)
    let next = try folder.crash()
    let router = ErrorRouter(
      policy: ErrorPolicy {
        On(.origin(.background), .log)
        Otherwise(.alert)
      }, journal: next.journal)
    #expect(router.restoreReports().map(\.id) == [handle.id])
    #expect(router.journal.figures == ["logged 1"])
    #expect(try next.restorable() == [])
  }

  @Test func `each user sees their own reports`() throws {
    app.router.restoreReports(of: "42")
    let first = app.router.report(RouterError.declined, origin: .userAction)
    app.router.restoreReports(of: "43")
    let second = app.router.report(RouterError.soldOut, origin: .userAction)
    #expect(try folder.restorable(of: "42") == [first.id])
    #expect(try folder.restorable(of: "43") == [second.id])
    #expect(try folder.restorable() == [])
    let next = DurableApp(try folder.crash())
    next.router.restoreReports(of: "42").first?.resolve()
    #expect(try next.folder.restorable(of: "42") == [])
    #expect(try next.folder.restorable(of: "43") == [second.id])
  }

  @Test func `a report of a running process stays with that process`() throws {
    let handle = app.router.report(RouterError.declined, origin: .userAction)
    let other = DurableApp(folder)
    #expect(other.router.restoreReports().isEmpty)
    #expect(app.router.restoreReports().isEmpty)
    #expect(try folder.restorable() == [handle.id])
  }

  @Test func `only the first process to restore a report presents it, and a crash loses none`()
    throws
  {
    let handle = app.router.report(RouterError.declined, origin: .userAction)
    let next = try folder.crash()
    let first = DurableApp(next)
    let second = DurableApp(next)
    #expect(first.router.restoreReports().map(\.id) == [handle.id])
    #expect(second.router.restoreReports().isEmpty)
    #expect(try next.restorable() == [handle.id])
    first.router.report(RouterError.soldOut, origin: .userAction).resolve()
    #expect(second.router.restoreReports().isEmpty)
    #expect(try next.restorable() == [handle.id])
  }

  @Test func `a released journal ends its session and removes the session's file`() async throws {
    var journal: ErrorJournal? = folder.journal
    let report = ErrorReport(RouterError.declined, origin: .background)
    journal?.report(report)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).count == 2)
    journal = nil
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["reports.jsonl"])
    #expect(app.router.restoreReports().map(\.id) == [report.id])
  }
}
