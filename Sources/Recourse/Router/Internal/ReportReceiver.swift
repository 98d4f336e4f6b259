/// A receiver on the path of reports from a view to its window.
@MainActor
package protocol ReportReceiver: AnyObject, Sendable {
  /// Settles a report, or passes it on.
  func receive(_ delivery: Delivery)
  /// Records the outcome of a report that an earlier receiver has settled.
  func record(_ delivery: Delivery, as outcome: Outcome)
  /// The router of the window at the end of the path, which presents errors; nil if there is none.
  var window: WindowRouter? { get }
}

/// A receiver that passes reports on to a parent.
@MainActor
package protocol ReportStep: ReportReceiver {
  /// The router that receives the reports after this step.
  var parent: ErrorRouter { get }
}

extension ReportStep {
  package func record(_ delivery: Delivery, as outcome: Outcome) {
    parent.record(delivery, as: outcome)
  }

  package var window: WindowRouter? { parent.window }
}
