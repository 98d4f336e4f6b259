public import Recourse

/// Records what happens to each error that code under test reports, without a view.
///
/// Code under test reports to ``router``. A test awaits each report with ``next(fileID:line:)``,
/// answers it in place of the user, and ends with ``finish(fileID:line:)``, which fails if the test
/// has not asserted on a report. Reports that are coalesced into another one count as asserted with
/// it, except when an operation that ran again has failed again. Delays pass on ``clock``.
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
  private let describer: ErrorDescriber
  private let timeout: Duration
  private let origin: TestPlace
  private var asserted: Set<ErrorReport.ID> = []
  /// The last report that the test has asserted on.
  private var last: RecordedReport?
  private var isFinished = false

  /// Creates a recorder with a router of its own.
  ///
  /// - Parameters:
  ///   - policy: The policy of the router. The default is ``/Recourse/ErrorPolicy/standard``.
  ///   - describer: Describes the errors. The default uses the app's language.
  ///   - network: The signal that resolves reports of a missing connection. The default is nil.
  ///   - clock: The clock of the router. The default is a new clock whose time is zero.
  ///   - timeout: The maximum real time to wait for a report. The default is 20 seconds.
  ///   - fileID: The file that creates the recorder. The default is the caller's.
  ///   - line: The line that creates the recorder. The default is the caller's.
  public init(
    policy: ErrorPolicy = .standard, describer: ErrorDescriber = ErrorDescriber(),
    network: NetworkSignal? = nil, clock: ManualClock = ManualClock(),
    timeout: Duration = .seconds(20), fileID: String = #fileID, line: Int = #line
  ) {
    router = ErrorRouter(
      policy: policy, journal: ErrorJournal(limit: .max), describer: describer, network: network,
      clock: clock)
    self.describer = describer
    self.clock = clock
    self.timeout = timeout
    origin = TestPlace(fileID: fileID, line: line)
  }

  deinit {
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
    let clock = ContinuousClock()
    let end = clock.now + timeout
    while true {
      if let next = unasserted.lazy.compactMap(arrived).first {
        asserted.insert(next.id)
        last = next
        return next
      }
      guard clock.now < end else {
        throw RecorderFailure(reason: .nothingReported, fileID: fileID, line: line)
      }
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
    case .inbox:
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
    guard let app = router.app, let last,
      let (surface, surfaces, id) = app.presentation(of: last.shownID)
    else { return }
    switch surface {
    case .alert, .sheet: surfaces.interruptions.dismiss(id, as: .dismissed)
    case .toast: surfaces.toasts.dismiss(id, as: .dismissed)
    case .banner: surfaces.banners.dismiss(id, as: .dismissed)
    case .inbox: if let entry = app.inbox.entry(of: id) { app.inbox.remove(entry.id) }
    }
  }

  /// Checks that the test has asserted on every report.
  ///
  /// Await the tasks of the code under test first: a report that has not been made can't be
  /// missed.
  ///
  /// - Parameters:
  ///   - fileID: The file of the assertion. The default is the caller's.
  ///   - line: The line of the assertion. The default is the caller's.
  /// - Throws: An error with the remaining reports and their source locations.
  public func finish(fileID: String = #fileID, line: Int = #line) throws {
    isFinished = true
    let reports = unasserted.map { entry in
      let text = arrived(entry)?.description ?? "waits behind “\(last?.title ?? "")”"
      return "\(entry.report.source): \(text)"
    }
    guard reports.isEmpty else {
      throw RecorderFailure(reason: .reportsNotAsserted(reports), fileID: fileID, line: line)
    }
  }
}

extension ErrorRecorder {
  /// The reports that the test has not asserted on, in order.
  private var unasserted: [JournalEntry] {
    router.journal.entries.filter { entry in
      let isCounted = entry.outcome?.kind == .coalesced && entry.report.attempt == 1
      return !isCounted && !asserted.contains(entry.id)
    }
  }

  /// Returns a report as the person would see it; nil if its presentation waits.
  private func arrived(_ entry: JournalEntry) -> RecordedReport? {
    func recorded(
      at disposition: Disposition, title: String, message: String?, actions: [AlertAction] = []
    ) -> RecordedReport {
      RecordedReport(
        report: entry.report, disposition: disposition, title: title, message: message,
        actions: actions.map(\.title), outcome: entry.outcome, shownID: entry.shownID)
    }
    func recorded(at disposition: Disposition, _ content: ToastContent) -> RecordedReport {
      recorded(
        at: disposition, title: content.title, message: content.message,
        actions: content.readyActions)
    }
    guard let app = router.app,
      let (surface, surfaces, id) = app.presentation(of: entry.shownID)
    else {
      let words = describer.describe(entry.report.error)
      return recorded(at: entry.place, title: words.title, message: words.fullMessage)
    }
    guard surfaces.isCurrent(id, on: surface) else { return nil }
    switch surface {
    case .alert, .sheet:
      return surfaces.interruptions.item.map(\.content).map {
        recorded(
          at: surface == .sheet ? .sheet : .alert, title: $0.title, message: $0.message,
          actions: $0.actions)
      }
    case .toast: return surfaces.toasts.item.map { recorded(at: .toast, $0) }
    case .banner: return surfaces.banners.item.map { recorded(at: .banner, $0) }
    case .inbox: return app.inbox.entry(of: id).map { recorded(at: .inbox, $0.content) }
    }
  }
}

extension JournalEntry {
  /// The place of a report that no surface presents, which may not be the one that its rule names:
  /// the reporting view or the fields of a form show an error, and a cancellation is ignored.
  fileprivate var place: Disposition {
    switch outcome {
    case .inlined: .inline
    case .ignored: .ignore
    default: path.last?.disposition ?? .log
    }
  }

  /// The report whose presentation shows the report: itself, or the one that it was coalesced into.
  fileprivate var shownID: ErrorReport.ID {
    if case .coalesced(let first) = outcome { first } else { id }
  }
}

extension WindowSurfaces {
  /// Returns whether a presentation is on screen, rather than waiting for its turn.
  fileprivate func isCurrent(_ id: PresentationID, on surface: Disposition.Surface) -> Bool {
    switch surface {
    case .alert, .sheet: interruptions.current?.id == id
    case .toast: toasts.current?.id == id
    case .banner: banners.current?.id == id
    case .inbox: true
    }
  }
}

/// The reason why a test of reports fails, with the location of the assertion.
package struct RecorderFailure: Error, Hashable, CustomStringConvertible {
  /// The mismatch between the test and the reports.
  package enum Reason: Sendable, Hashable {
    /// No report arrived in time.
    case nothingReported
    /// These reports arrived, but the test doesn't assert on them; each is one line.
    case reportsNotAsserted([String])
  }

  /// The mismatch.
  package let reason: Reason
  /// The file of the assertion.
  package let fileID: String
  /// The line of the assertion.
  package let line: Int

  /// The location and the mismatch with its values, and how to fix the test.
  package var description: String { "\(fileID):\(line): \(text)" }

  private var text: String {
    switch reason {
    case .nothingReported:
      "No report arrived. Report through the recorder’s router, and advance the recorder’s clock if "
        + "the operation waits for it."
    case .reportsNotAsserted(let reports):
      "The test doesn’t assert on these reports; assert each with `try await recorder.next()`, and "
        + "answer the alerts before it:" + reports.map { "\n  \($0)" }.joined()
    }
  }
}
