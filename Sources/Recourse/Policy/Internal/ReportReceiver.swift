/// Something that reports come to on their way up.
@MainActor
package protocol ReportReceiver: AnyObject, Sendable {
  /// Answers a report, or passes it on.
  func receive(_ delivery: Delivery)
  /// Takes note of what became of a report that was answered further down.
  func record(_ delivery: Delivery, as outcome: Outcome)
  /// What shows errors at the end of the way; nil when there is nothing.
  var scene: ErrorScene? { get }
}

/// Part of the way of reports, with more of it behind.
@MainActor
package protocol ReportStep: ReportReceiver {
  /// Where reports go on from here.
  var parent: ErrorRouter { get }
}

extension ReportStep {
  package func record(_ delivery: Delivery, as outcome: Outcome) {
    parent.record(delivery, as: outcome)
  }

  package var scene: ErrorScene? { parent.scene }
}
