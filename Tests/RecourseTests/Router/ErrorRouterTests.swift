import Foundation
import Observation
import Recourse
import RecourseTesting
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5))) struct ErrorRouterTests {
  private let router = ErrorRouter(
    policy: ErrorPolicy {
      On(.error(RouterError.soldOut), .toast)
      On(.domain("RouterTests"), .banner)
      Otherwise(.alert)
    })

  @Test func `keeps reports made before the first window and presents them there`() throws {
    router.report(RouterError.declined, origin: .userAction)
    router.report(RouterError.soldOut, origin: .userAction)
    #expect(router.journal.figures == ["pending 2"])
    let window = try TestWindow(router)
    #expect(window.alert != nil)
    #expect(window.toast != nil)
  }

  @Test func `presents errors one after another`() throws {
    let window = try TestWindow(router)
    router.report(RouterError.declined, origin: .userAction)
    router.report(RouterLocalizedError(), origin: .userAction)
    #expect(router.presentedError as? RouterError == .declined)
    try window.press("OK")
    #expect(router.presentedError is RouterLocalizedError)
    try window.press("OK")
    #expect(window.alert == nil)
    #expect(router.journal.figures == ["presented 2"])
  }

  @Test func `presents a shared cause once, with its own text, and retries every operation`()
    async throws
  {
    let window = try TestWindow(router)
    router.report(RouterError.declined, origin: .userAction)
    let offline = URLError(.notConnectedToInternet)
    let errors: [any Error] = [
      RouterWrapper(offline), PolicyWrapper(RouterWrapper(offline)),
      NSError(domain: "Other", code: 1, userInfo: [NSUnderlyingErrorKey: offline]), offline,
    ]
    var runs = 0
    let tasks = errors.map { error in
      var isFirst = true
      return router.attempt {
        runs += 1
        defer { isFirst = false }
        if isFirst { throw error }
      }
    }
    await router.journal.wait { $0.reported == 5 }
    try window.press("OK")
    let alert = try #require(window.alert)
    #expect(alert.title.hasSuffix("×4"))
    #expect(alert.title.hasPrefix(ErrorDescriber().describe(offline).title))
    #expect(alert.actions.map(\.title) == ["Try All Again (4)", "Cancel"])
    try window.press("Try All Again (4)")
    for task in tasks { #expect(await task.value != nil) }
    #expect(runs == 8)
    #expect(router.journal.figures == ["coalesced 3", "presented 1", "repaired 1"])
  }

  @Test func `updates the count of a visible toast in place`() async throws {
    let window = try TestWindow(router)
    for _ in 0..<7 { router.report(RouterError.soldOut, origin: .userAction) }
    #expect(window.toast?.count == 1)
    await eventually { window.toast?.count == 7 }
  }

  @Test(arguments: Disposition.Surface.allCases)
  func `reports to a surface regardless of the policies, except for a cancellation`(
    _ surface: Disposition.Surface
  ) throws {
    let router = ErrorRouter(policy: ErrorPolicy { Otherwise(.ignore) })
    let window = try TestWindow(router)
    router.report(CancellationError(), origin: .userAction, to: surface)
    #expect(router.journal.figures == ["ignored 1"])
    router.report(RouterError.soldOut, origin: .background, to: surface)
    #expect(router.journal.figures == ["pending 1", "ignored 1"])
    #expect(router.journal.entries.last?.report.origin == .background)
    #expect((window.alert != nil) == (surface == .alert))
    #expect((window.sheet != nil) == (surface == .sheet))
    #expect((window.toast != nil) == (surface == .toast))
    #expect((window.banner != nil) == (surface == .banner))
  }

  @Test func `showAlert presents an alert regardless of the policies, except for a cancellation`()
    async throws
  {
    let window = try TestWindow(router)
    let handle = router.showAlert(for: RouterError.soldOut)
    #expect(window.alert != nil)
    #expect(router.journal.entries.first?.path.map(\.policy) == ["report(_:origin:to:)"])
    router.showAlert(for: CancellationError())
    #expect(router.journal.figures == ["pending 1", "ignored 1"])
    try window.press("OK")
    #expect(await handle.outcome == .presented(action: "OK"))
  }

  @Test func `presentedError follows interruptions and notifies observers`() throws {
    let window = try TestWindow(router)
    #expect(router.presentedError == nil)
    let changes = Locked(0)
    func observe() {
      withObservationTracking {
        _ = router.presentedError
      } onChange: {
        changes.withLock { $0 += 1 }
      }
    }
    observe()
    router.report(RouterError.soldOut, origin: .userAction)
    #expect(changes.withLock { $0 } == 0)
    router.report(RouterError.declined, origin: .userAction)
    #expect(changes.withLock { $0 } == 1)
    #expect(router.presentedError as? RouterError == .declined)
    observe()
    try window.press("OK")
    #expect(changes.withLock { $0 } == 2)
    #expect(router.presentedError == nil)
  }

  @Test func `a Routable model reports any error, with or without texts of its own`() throws {
    struct Model: Routable {
      let router: ErrorRouter
    }
    let window = try TestWindow(router)
    let model = Model(router: router)
    model.handle(RouterError.declined, origin: .launch)
    #expect(window.alert?.title.isEmpty == false)
    #expect(router.journal.entries.first?.report.origin == .launch)
    #expect(router.journal.entries.first?.report.source.fileID == #fileID)
    try window.press("OK")
    model.handle(RouterLocalizedError())
    #expect(window.alert != nil)
  }

  @Test func `a report made in an alert's action is presented after that alert`() throws {
    let window = try TestWindow(router)
    router.report(
      RouterReportingError { [router] in router.report(RouterError.declined, origin: .userAction) },
      origin: .userAction)
    try window.press("Report")
    #expect(window.alert != nil)
    #expect(router.journal.figures == ["pending 1", "presented 1"])
  }

  @Test func `without an installed router, records reports and warns once with the fix`() async {
    let warnings = JournalTexts()
    let router = ErrorRouter.unhandled(sinks: []) { warnings.append($0) }
    #expect(
      await router.report(RouterError.declined, origin: .userAction).outcome == .undeliverable)
    #expect(await router.report(CancellationError(), origin: .userAction).outcome == .ignored)
    #expect(warnings.all.count == 1)
    #expect(warnings.all.first?.contains(".errorRouter(router)") == true)
    #expect(router.presentedError == nil)
    router.resolve("x")
    router.onRetry(of: "x") {}
    router.onRoute("x") { _ in .stop }
    #expect(router.journal.counts.reported == 0)
  }
}

/// An error whose recovery option reports another error.
private struct RouterReportingError: RecoverableError {
  let report: @MainActor @Sendable () -> Void

  init(_ report: @escaping @MainActor @Sendable () -> Void) {
    self.report = report
  }

  var recoveryOptions: [String] { ["Report"] }

  func attemptRecovery(optionIndex: Int) -> Bool {
    MainActor.assumeIsolated { report() }
    return false
  }
}
