public import Recourse

/// Records what happens to each error that code under test reports, without a view.
///
/// Code under test reports to ``router``. A test awaits each report with ``next(fileID:line:)``,
/// answers it in place of the user, and ends with ``finish(fileID:line:)``, which fails if the test
/// has not asserted on a report. Reports that are coalesced into another one count as asserted with
/// it, except when an operation that ran again has failed again. Delays pass on ``clock``.
///
/// A test that awaits an operation whose alert it doesn't answer never hangs: after the timeout,
/// the recorder withdraws all presentations, so that their operations end, and the test fails.
///
/// ```swift
/// let recorder = ErrorRecorder(policy: .shop)
/// let payment = Cart(router: recorder.router).pay()
/// #expect(try await recorder.next().title == "The payment failed")
/// try recorder.answer("Try Again")
/// await payment.value
/// try recorder.finish()
/// ```
@MainActor
public final class ErrorRecorder {
  /// The router to which the code under test reports.
  public let router: ErrorRouter
  /// The clock of the router, which the test advances.
  public let clock: ManualClock
  let describer: ErrorDescriber
  private let timeout: Duration
  private let timer: any Clock<Duration>
  private let origin: TestPlace
  private var asserted: Set<ErrorReport.ID> = []
  /// The last report that the test has asserted on.
  private var last: RecordedReport?
  private var isFinished = false
  /// The presentations that were withdrawn because the test didn't answer them.
  private var unanswered: [String] = []
  /// The presentations for whose answers the deadline has begun.
  private var awaited: Set<ErrorReport.ID> = []
  /// Restarts the deadline with each change of the presentations.
  private var watch: Task<Void, Never>?
  private var deadline: Task<Void, Never>?

  /// Creates a recorder with a router of its own.
  ///
  /// - Parameters:
  ///   - policy: The policy of the router. The default is ``/Recourse/ErrorPolicy/standard``.
  ///   - describer: Describes the errors. The default uses the app's language.
  ///   - network: The signal that resolves reports of a missing connection. The default is nil.
  ///   - clock: The clock of the router. The default is a new clock whose time is zero.
  ///   - timeout: The maximum real time to wait for a report, or for the answer to a presentation.
  ///     The default is 20 seconds.
  ///   - fileID: The file that creates the recorder. The default is the caller's.
  ///   - line: The line that creates the recorder. The default is the caller's.
  public convenience init(
    policy: ErrorPolicy = .standard, describer: ErrorDescriber = ErrorDescriber(),
    network: NetworkSignal? = nil, clock: ManualClock = ManualClock(),
    timeout: Duration = .seconds(20), fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      policy: policy, describer: describer, network: network, clock: clock, timeout: timeout,
      timer: ContinuousClock(), fileID: fileID, line: line)
  }

  package init(
    policy: ErrorPolicy, describer: ErrorDescriber = ErrorDescriber(),
    network: NetworkSignal? = nil, clock: ManualClock = ManualClock(),
    timeout: Duration = .seconds(20), timer: any Clock<Duration>, fileID: String = #fileID,
    line: Int = #line
  ) {
    router = ErrorRouter(
      policy: policy, journal: ErrorJournal(limit: .max), describer: describer, network: network,
      clock: clock)
    self.describer = describer
    self.clock = clock
    self.timeout = timeout
    self.timer = timer
    origin = TestPlace(fileID: fileID, line: line)
    watch = Task { [weak self, changes = router.journal.changes()] in
      for await _ in changes { self?.restartDeadline() }
    }
    StrictScope.current?.add(self)
  }

  deinit {
    watch?.cancel()
    deadline?.cancel()
    guard !isFinished else { return }
    DebugWarning.write(
      """
      The ErrorRecorder created at \(origin.fileID):\(origin.line) was not asked whether it is done. \
      End the test with `try recorder.finish()`.
      """)
  }

  /// Waits for the next report that the test has not asserted on.
  ///
  /// A report whose presentation waits behind another one arrives when the other one is answered.
  ///
  /// - Parameters:
  ///   - fileID: The file of the assertion. The default is the caller's.
  ///   - line: The line of the assertion. The default is the caller's.
  /// - Returns: The report, with the words and the buttons on screen.
  /// - Throws: An error with the location if no report arrives before the timeout.
  public func next(fileID: String = #fileID, line: Int = #line) async throws -> RecordedReport {
    guard let next = await next(where: { _ in true }) else {
      throw RecorderFailure(reason: .nothingReported, fileID: fileID, line: line)
    }
    return next
  }

  /// Waits for the next report of a type of error, and expects that it is only handled or logged.
  ///
  /// Reports of other errors may come first, and are left for the next assertions.
  ///
  /// ```swift
  /// await sync.run()
  /// try await recorder.expectLogged(SyncError.self)
  /// try recorder.finish()
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the error.
  ///   - fileID: The file of the assertion. The default is the caller's.
  ///   - line: The line of the assertion. The default is the caller's.
  /// - Throws: An error with the location if the report has another place, or if no such report
  ///   arrives before the timeout.
  public func expectLogged<Failure: Error>(
    _ type: Failure.Type, fileID: String = #fileID, line: Int = #line
  ) async throws {
    guard let next = await next(where: { $0.error is Failure }) else {
      let waiting = unasserted.first { $0.report.error is Failure }
      throw RecorderFailure(
        reason: waiting.map { .notLogged(text(of: $0)) } ?? .notReported("\(Failure.self)"),
        fileID: fileID, line: line)
    }
    guard next.outcome == .logged || next.outcome == .handled else {
      throw RecorderFailure(
        reason: .notLogged("\(next.report.source): \(next)"), fileID: fileID, line: line)
    }
  }

  /// Waits for the next report that meets a condition; returns nil after the timeout.
  private func next(where isWanted: (ErrorReport) -> Bool) async -> RecordedReport? {
    let clock = ContinuousClock()
    let end = clock.now + timeout
    while true {
      for entry in unasserted where isWanted(entry.report) {
        guard let next = arrived(entry) else { continue }
        asserted.insert(next.id)
        last = next
        return next
      }
      guard clock.now < end else { return nil }
      await Task.yield()
    }
  }

  /// Answers the last report, as if the user had pressed a button.
  ///
  /// - Parameter title: The title of the button.
  /// - Throws: An error if the report isn't presented any longer, or if its presentation
  ///   has no such button.
  public func answer(_ title: String) throws {
    guard let app = router.app, let last,
      let (surface, surfaces, id) = app.presentation(of: last.shownID),
      surfaces.isCurrent(id, on: surface)
    else { throw AnswerFailure.nothingShown(answer: title) }
    switch surface {
    case .alert, .sheet: try surfaces.interruptions.answer(title)
    case .toast: try surfaces.toasts.answer(title)
    case .banner: try surfaces.banners.answer(title)
    case .inbox, .notification:
      let action = app.inbox.entry(of: id)?.content.readyActions.first
      guard let action, action.title == title else {
        throw AnswerFailure.nothingShown(answer: title)
      }
      action.handler()
    }
  }

  /// Dismisses the last report without an action, as if the user had closed its presentation.
  ///
  /// The call is a no-op if the report isn't presented any longer.
  public func dismiss() {
    if let last { dismiss(last.shownID, as: .dismissed) }
  }

  private func dismiss(_ report: ErrorReport.ID, as answer: PresentationAnswer) {
    guard let app = router.app, let (surface, surfaces, id) = app.presentation(of: report) else {
      return
    }
    switch surface {
    case .alert, .sheet: surfaces.interruptions.dismiss(id, as: answer)
    case .toast: surfaces.toasts.dismiss(id, as: answer)
    case .banner: surfaces.banners.dismiss(id, as: answer)
    case .inbox, .notification: app.inbox.entry(of: id).map { app.inbox.remove($0.id) }
    }
  }

  /// Checks that the test has asserted on every report, and answered each presentation in time.
  ///
  /// Await the tasks of the code under test first: a report that has not been made can't be
  /// missed.
  ///
  /// - Parameters:
  ///   - fileID: The file of the assertion. The default is the caller's.
  ///   - line: The line of the assertion. The default is the caller's.
  /// - Throws: An error with the presentations without an answer, or with the remaining reports,
  ///   and their source locations.
  public func finish(fileID: String = #fileID, line: Int = #line) throws {
    isFinished = true
    if let reason { throw RecorderFailure(reason: reason, fileID: fileID, line: line) }
  }

  /// The reason for which the test fails if it ends now.
  private var reason: RecorderFailure.Reason? {
    guard unanswered.isEmpty else { return .notAnswered(unanswered) }
    let reports = unasserted.map(text)
    return reports.isEmpty ? nil : .reportsNotAsserted(reports)
  }

  /// Ends a strict test: checks the reports, and withdraws all presentations.
  ///
  /// - Returns: The reason for which the test fails; nil if it may pass.
  func end() -> RecorderFailure? {
    isFinished = true
    defer { withdrawAll() }
    return reason.map { RecorderFailure(reason: $0, fileID: origin.fileID, line: origin.line) }
  }
}

// MARK: The deadline for answers

extension ErrorRecorder {
  /// The reports that the test has not asserted on, in order.
  private var unasserted: [JournalEntry] {
    router.journal.entries.filter { entry in
      let isCounted = entry.outcome?.kind == .coalesced && entry.report.attempt == 1
      return !isCounted && !asserted.contains(entry.id)
    }
  }

  private func restartDeadline() {
    guard exchange(&awaited, with: Set(presented.map(\.id))) != awaited else { return }
    deadline?.cancel()
    guard !awaited.isEmpty else { return }
    deadline = Task { [weak self, timer, timeout] in
      guard (try? await timer.sleep(for: timeout)) != nil else { return }
      self?.withdrawUnanswered()
    }
  }

  private func withdrawUnanswered() {
    let texts = presented.map(text)
    guard !texts.isEmpty else { return }
    unanswered += texts
    withdrawAll()
    let failure = RecorderFailure(
      reason: .notAnswered(texts), fileID: origin.fileID, line: origin.line)
    DebugWarning.write(failure.description)
  }

  private func withdrawAll() {
    for entry in presented { dismiss(entry.id, as: .withdrawn) }
  }

  /// Returns the source location of a report, and the words on screen.
  private func text(of entry: JournalEntry) -> String {
    let title = entry.report.title ?? describer.describe(entry.report.error).title
    let waiting = "“\(title)” waits" + (last.map { " behind “\($0.title)”" } ?? "")
    let text = arrived(entry)?.description ?? waiting
    return "\(entry.report.source): \(text)"
  }
}
