/// A receiver on the path of reports from a view to its window.
@MainActor
package protocol ReportReceiver: AnyObject, Sendable {
  /// Settles a report, or passes it on.
  func receive(_ delivery: Delivery)
  /// Records the outcome of a report that an earlier receiver has settled.
  func record(_ delivery: Delivery, as outcome: Outcome)
  /// Returns what a report has around it at the end of the path, which would say so to each report.
  func completing(_ surroundings: ReportSurroundings) -> ReportSurroundings
  /// The app at the end of the path, which presents errors; nil if no router is installed.
  var app: AppRouter? { get }
  /// The window at the end of the path; nil if the path has none.
  var window: WindowRouter? { get }
}

/// A receiver that passes reports on to a parent.
@MainActor
package protocol ReportStep: ReportReceiver {
  /// The router that receives the reports after this step.
  var parent: ErrorRouter { get }
  /// Adds what this step says about each report; the default adds nothing.
  func add(to surroundings: inout ReportSurroundings)
}

extension ReportReceiver {
  package func completing(_ surroundings: ReportSurroundings) -> ReportSurroundings {
    surroundings
  }
}

extension ReportStep {
  package func add(to surroundings: inout ReportSurroundings) {}

  package func receive(_ delivery: Delivery) {
    var delivery = delivery
    add(to: &delivery.surroundings)
    parent.deliver(delivery)
  }

  package func completing(_ surroundings: ReportSurroundings) -> ReportSurroundings {
    var surroundings = surroundings
    add(to: &surroundings)
    return parent.completing(surroundings)
  }

  package func record(_ delivery: Delivery, as outcome: Outcome) {
    parent.record(delivery, as: outcome)
  }

  package var app: AppRouter? { parent.app }

  package var window: WindowRouter? { parent.window }
}
