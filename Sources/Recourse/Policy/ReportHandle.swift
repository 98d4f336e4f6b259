/// A report in the hands of the one who made it: await what becomes of it.
///
/// A handle can be dropped, as a task can; what was reported stays reported.
///
/// ```swift
/// let handle = router.report(error)
/// if case .presented(let action) = await handle.outcome { log("answered with \(action ?? "OK")") }
/// ```
public struct ReportHandle: Sendable {
  /// The report.
  public let id: ErrorReport.ID
  private let ticket: Ticket<Outcome>

  package init(_ delivery: Delivery) {
    id = delivery.report.id
    ticket = delivery.ticket
  }

  /// What became of the report; waits until that is known, as often as it is asked.
  ///
  /// When the waiting task is cancelled, the report is withdrawn and the wait ends at once with
  /// ``Outcome/superseded``.
  public var outcome: Outcome {
    get async { await ticket.answer() }
  }

  /// Takes the report back: it is not shown any more, unless others tell of the same problem.
  ///
  /// Does nothing when its outcome is known.
  @MainActor
  public func withdraw() {
    ticket.dismiss(as: .superseded)
  }
}
