public import Observation

/// Routes each error to its disposition, and presents errors over the topmost content of their
/// window.
///
/// Install a router at the root of a window with `.errorRouter(router)`. Views below read the
/// router from the environment, where it also applies the policies and handlers around the view. A
/// model or a tool uses a router directly; without a window, reports to be presented stay pending.
///
/// ```swift
/// @State private var router = ErrorRouter(policy: .app)
///
/// WindowGroup { RootView().errorRouter(router) }
/// ```
@MainActor
public final class ErrorRouter: Observable {
  private let receiver: any ReportReceiver

  /// Creates a router for the root of a window.
  ///
  /// - Parameters:
  ///   - policy: The policy that decides after those of the parts of the app. The default is
  ///     ``ErrorPolicy/standard``.
  ///   - journal: The journal that records every report and its outcome. The default is a journal
  ///     in memory.
  ///   - describer: Describes the errors. The default uses the app's language.
  ///   - network: The signal of the network's return, which runs the operations again that failed
  ///     without a connection and only load, or certainly had no effect. The default is nil: such
  ///     reports end like all others.
  ///   - problemReporting: How a person can report a problem to the makers of the app. The default
  ///     is nil: they can't.
  ///   - notifier: Shows notifications while no window of the app is on screen: of what a policy
  ///     sends to `.notification`, and of the failures of a person's own actions. The default is
  ///     nil: the person learns of those when they are back.
  ///   - coalescingInterval: The time after the answer to a problem during which a new occurrence
  ///     is only counted, unless the person started the failed operation. The default is ten
  ///     seconds.
  ///   - interruptionsPerMinute: How many alerts, sheets and toasts interrupt the person in a
  ///     minute; further problems go to the ``inbox``. The answers to a person's own actions come
  ///     in addition, within `waitingLimit`. Must not be negative. The default is 3.
  ///   - waitingLimit: How many problems wait for their turn behind one that is presented; further
  ///     problems go to the ``inbox``. The answers to a person's own actions wait in addition, but
  ///     beyond `interruptionsPerMinute`, only as many are open at a time in the whole app, and at
  ///     least one. Must not be negative. The default is 3.
  ///   - clock: The clock that measures delays and intervals. The default is the continuous clock.
  nonisolated public convenience init(
    policy: ErrorPolicy = .standard,
    journal: ErrorJournal = ErrorJournal(),
    describer: ErrorDescriber = ErrorDescriber(),
    network: NetworkSignal? = nil,
    problemReporting: ProblemReporting? = nil,
    notifier: (any ErrorNotifier)? = nil,
    coalescingInterval: Duration = .seconds(10),
    interruptionsPerMinute: Int = 3,
    waitingLimit: Int = 3,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    precondition(
      interruptionsPerMinute >= 0,
      "ErrorRouter: \(interruptionsPerMinute) interruptions per minute is less than none")
    precondition(
      waitingLimit >= 0, "ErrorRouter: a waitingLimit of \(waitingLimit) is less than none")
    self.init(
      AppRouter(
        AppRouter.Settings(
          policy: policy, journal: journal, describer: describer, network: network,
          problemReporting: problemReporting, notifier: notifier,
          coalescingInterval: coalescingInterval,
          interruptionsPerMinute: interruptionsPerMinute, waitingLimit: waitingLimit,
          clock: clock)))
  }

  /// Creates a router that passes reports to a receiver: an app, a window or a part of a window.
  nonisolated package init(_ receiver: any ReportReceiver) {
    self.receiver = receiver
  }

  /// Reports an error.
  ///
  /// - Parameters:
  ///   - error: The error that was thrown.
  ///   - origin: The activity of the app during which the error occurred.
  ///   - surface: The surface that presents the error regardless of the policies, unless it is a
  ///     cancellation. The default is nil: the policies decide.
  ///   - title: What failed, in the person's words and language, without a full stop: the title
  ///     of the presentation. The default is nil: the title of the error.
  ///   - details: Details of the situation, by name, such as the screen. They appear in the console
  ///     and in exports, where anyone may read them, and are never presented. The default is none.
  ///   - attempt: The number of the attempt that failed. The default is 1.
  ///   - retryKey: The key of the operation to run again, whose success resolves the report, see
  ///     ``onRetry(of:perform:)``. The default is nil: the operation can't be run again.
  ///   - resolvedBy: Further events that resolve the report, see ``resolve(_:)``. The default is
  ///     none.
  ///   - fileID: The file that reports the error. The default is the caller's file.
  ///   - line: The line in the file. The default is the caller's line.
  /// - Returns: A handle for awaiting the outcome.
  @discardableResult
  public func report(
    _ error: any Error, origin: ErrorOrigin, to surface: Disposition.Surface? = nil,
    title: ErrorTitle? = nil, details: [String: String] = [:], attempt: Int = 1,
    retryKey: ErrorReport.Key? = nil, resolvedBy: Set<ErrorReport.Key> = [],
    fileID: String = #fileID, line: Int = #line
  ) -> ReportHandle {
    let report = ErrorReport(
      error, origin: origin, title: describer.words(of: title), details: details,
      source: ErrorReport.Source(fileID: fileID, line: line), attempt: attempt,
      retryKey: retryKey, resolvedBy: resolvedBy, catalog: catalog)
    return deliver(report, to: surface)
  }

  /// Reports an occurrence that was created elsewhere, for example in a module without views.
  ///
  /// The same report can be reported more than once, even while it is presented, or by the handler
  /// of its own route. Each time, the router treats it as a separate report with its own journal
  /// entry, handle and outcome.
  ///
  /// - Parameter report: The report. It keeps its identity unless it was reported before.
  /// - Returns: A handle for awaiting the outcome.
  @discardableResult
  public func report(_ report: ErrorReport) -> ReportHandle {
    self.report(report, to: nil)
  }

  /// Reports an occurrence on a surface regardless of the policies; nil lets the policies decide.
  @discardableResult
  func report(_ report: ErrorReport, to surface: Disposition.Surface?) -> ReportHandle {
    deliver(report.classified(by: catalog), to: surface)
  }

  private func deliver(_ report: ErrorReport, to surface: Disposition.Surface?) -> ReportHandle {
    let forced = surface.map { surface in
      let disposition = Disposition.present(surface, evenIfShown: true)
      let trace = RuleTrace(
        policy: "report(_:origin:to:)", rule: "always", disposition: disposition,
        source: report.source)
      return PolicyDecision(disposition: disposition, path: [trace])
    }
    let delivery = Delivery(report, in: journal, forced: forced)
    deliver(delivery)
    return ReportHandle(delivery)
  }

  /// Presents an error of a person's action as an alert regardless of the policies, unless it is a
  /// cancellation.
  ///
  /// - Parameters:
  ///   - error: The error that was thrown.
  ///   - fileID: The file that reports the error. The default is the caller's file.
  ///   - line: The line in the file. The default is the caller's line.
  /// - Returns: A handle for awaiting the outcome.
  @discardableResult
  public func showAlert(
    for error: any Error, fileID: String = #fileID, line: Int = #line
  ) -> ReportHandle {
    report(error, origin: .userAction, to: .alert, fileID: fileID, line: line)
  }

  /// The error that currently interrupts the person, as an alert or a sheet; nil if there is none.
  public var presentedError: (any Error)? {
    (window?.surfaces ?? app?.frontSurfaces)?.interruptions.item?.error
  }

  /// The problems that wait until the person opens them; empty if no router is installed.
  public var inbox: ErrorInbox { app?.inbox ?? ErrorInbox() }

  /// The journal of all reports; a journal without entries if no router is installed.
  public var journal: ErrorJournal { app?.settings.journal ?? Self.noJournal }

  private static let noJournal = ErrorJournal(limit: 0)
}

extension ErrorRouter {
  /// The app at the end of the chain of receivers, which presents errors; nil if no router is
  /// installed.
  package var app: AppRouter? { receiver.app }

  /// The window at the end of the chain of receivers; nil if the chain has none.
  package var window: WindowRouter? { receiver.window }

  /// The catalog of the describer; the built-in one if no router is installed.
  package var catalog: ErrorCatalog { describer.catalog }

  /// The describer of the errors; the built-in one if no router is installed.
  package var describer: ErrorDescriber { app?.settings.describer ?? ErrorDescriber() }

  /// Returns whether a report of an error would go to the handler of a route.
  package func hasHandler(for error: any Error) -> Bool {
    app?.hasHandler(for: error, in: window, within: completing(ReportSurroundings())) ?? false
  }

  /// Returns what a report has around it after the receivers of this router.
  func completing(_ surroundings: ReportSurroundings) -> ReportSurroundings {
    receiver.completing(surroundings)
  }

  /// Passes a report to the first receiver.
  package func deliver(_ delivery: Delivery) {
    receiver.receive(delivery)
  }

  /// Records the outcome of a report that a receiver has settled before this router.
  package func record(_ delivery: Delivery, as outcome: Outcome) {
    receiver.record(delivery, as: outcome)
  }
}

extension ErrorRouter: HiddenFromMirrors {}
