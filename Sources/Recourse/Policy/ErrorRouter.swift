public import Observation

/// Sends each error where it belongs, and shows it at the topmost place of its window.
///
/// A router is installed at the root of a window with `.errorRouter(router)`. Views below take it from
/// the environment, where it also knows the policies and the handlers around the view. A model or
/// a tool uses one directly; without a window, what is to be shown stays pending.
///
/// ```swift
/// @State private var router = ErrorRouter(policy: .app)
///
/// WindowGroup { RootView().errorRouter(router) }
/// ```
@MainActor
public final class ErrorRouter: Observable {
  private let receiver: any ReportReceiver

  /// Makes a router for the root of a window.
  ///
  /// - Parameters:
  ///   - policy: Decides where errors go, after the policies of the parts of the app. The default is
  ///     ``ErrorPolicy/standard``.
  ///   - journal: Keeps account of them. The default is one in memory.
  ///   - describer: Finds the words for them. The default speaks the person's language.
  ///   - network: What ends the messages about a missing connection as soon as there is one. The
  ///     default is nil: they end as others do.
  ///   - window: For how long a problem that was shown is only counted when it occurs again, unless
  ///     the person has asked for what has failed. The default is ten seconds.
  ///   - limit: How many problems wait for their turn; more are summed up. The default is 20.
  ///   - clock: Tells the time. The default is the continuous clock.
  nonisolated public convenience init(
    policy: ErrorPolicy = .standard,
    journal: ErrorJournal = ErrorJournal(),
    describer: ErrorDescriber = ErrorDescriber(),
    network: NetworkSignal? = nil,
    window: Duration = .seconds(10),
    limit: Int = 20,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    precondition(limit > 0, "ErrorRouter: a limit of \(limit) leaves no room for a problem")
    self.init(
      ErrorScene(
        ErrorScene.Settings(
          policy: policy, journal: journal, describer: describer, network: network,
          window: window, limit: limit, clock: clock)))
  }

  /// Makes the router of a part of an app.
  nonisolated package init(_ receiver: any ReportReceiver) {
    self.receiver = receiver
  }

  /// Reports an error.
  ///
  /// - Parameters:
  ///   - error: What was thrown.
  ///   - origin: What the app was doing. The default is `.userAction`.
  ///   - attempt: How often the operation had been tried. The default is 1.
  ///   - retryKey: Finds what runs the operation again, see ``onRetry(of:perform:)``. The default is
  ///     nil: it can't be run again.
  ///   - validUntil: What makes the report untrue, see ``withdrawReports(validUntil:)``. The default
  ///     is nothing.
  ///   - fileID: The file that reports. The default is the caller's.
  ///   - line: The line that reports. The default is the caller's.
  /// - Returns: A handle to await what becomes of it.
  @discardableResult
  public func report(
    _ error: any Error, origin: ErrorOrigin = .userAction, attempt: Int = 1,
    retryKey: ErrorReport.Key? = nil, validUntil: Set<ErrorReport.Key> = [],
    fileID: String = #fileID, line: Int = #line
  ) -> ReportHandle {
    report(
      ErrorReport(
        error, origin: origin, attempt: attempt, retryKey: retryKey, validUntil: validUntil,
        fileID: fileID, line: line))
  }

  /// Passes a report on that was made elsewhere, in a module without views for example.
  ///
  /// A report can be passed on more than once, also while it is presented, or by the handler of its
  /// own route. Each time it is a report of its own, with an entry, a handle and an outcome.
  ///
  /// - Parameter report: The report. It keeps its identity unless it was reported before.
  /// - Returns: A handle to await what becomes of it.
  @discardableResult
  public func report(_ report: ErrorReport) -> ReportHandle {
    let delivery = Delivery(report, in: journal)
    deliver(delivery)
    return ReportHandle(delivery)
  }

  /// Shows an error as an alert, whatever the policies say, unless it is a cancellation.
  ///
  /// - Parameters:
  ///   - error: What was thrown.
  ///   - fileID: The file that reports. The default is the caller's.
  ///   - line: The line that reports. The default is the caller's.
  /// - Returns: A handle to await what becomes of it.
  @discardableResult
  public func showAlert(
    for error: any Error, fileID: String = #fileID, line: Int = #line
  ) -> ReportHandle {
    let source = ErrorReport.Source(fileID: fileID, line: line)
    let report = ErrorReport(error, origin: .userAction, source: source)
    let trace = RuleTrace(
      policy: "showAlert", rule: "always", disposition: .alert, source: source)
    let delivery = Delivery(
      report, in: journal, forced: PolicyDecision(disposition: .alert, path: [trace]))
    deliver(delivery)
    return ReportHandle(delivery)
  }

  /// The error that interrupts the person now, as an alert or a sheet; nil when there is none.
  public var presentedError: (any Error)? { scene?.interruptions.item?.error }

  /// The account of all errors; an empty one where no router is installed.
  public var journal: ErrorJournal { scene?.settings.journal ?? ErrorJournal() }
}

extension ErrorRouter {
  /// What shows errors at the end of the way; nil where no router is installed.
  package var scene: ErrorScene? { receiver.scene }

  /// Sends a report on its way.
  package func deliver(_ delivery: Delivery) {
    receiver.receive(delivery)
  }

  /// Takes note of what became of a report that was answered before it came here.
  package func record(_ delivery: Delivery, as outcome: Outcome) {
    receiver.record(delivery, as: outcome)
  }
}

extension ErrorRouter: CustomReflectable {
  /// A mirror without children, so that no dump shows the errors on their way.
  nonisolated public var customMirror: Mirror { Mirror(self, children: [:], displayStyle: .class) }
}
