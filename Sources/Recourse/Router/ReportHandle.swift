/// A handle to a report, for awaiting its outcome or resolving it.
///
/// Discarding a handle doesn't affect the report, just as discarding a `Task` doesn't affect the
/// task.
///
/// ```swift
/// let handle = router.report(error, origin: .userAction)
/// if case .presented(let action) = await handle.outcome { log("answered with \(action ?? "OK")") }
/// ```
public struct ReportHandle: Sendable {
  /// The identity of the report.
  public let id: ErrorReport.ID
  private let promise: Promise<Outcome>

  package init(_ delivery: Delivery) {
    id = delivery.report.id
    promise = delivery.promise
  }

  /// The outcome of the report; reading the property suspends until the outcome is known.
  ///
  /// The outcome can be awaited any number of times. If an awaiting task is cancelled, the report
  /// is resolved and the wait ends immediately with ``Outcome/resolved``.
  public var outcome: Outcome {
    get async { await promise.answer() }
  }

  /// Resolves the report, which dismisses its presentation unless other unresolved reports share
  /// it.
  ///
  /// Does nothing if the outcome is already known.
  @MainActor
  public func resolve() {
    promise.dismiss(as: .resolved)
  }
}
