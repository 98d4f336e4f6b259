import Recourse
import SwiftUI

/// A step in the delivery of reports, with a router that starts at this step.
///
/// A view keeps both in its state, so that a retained router always uses the latest values of the
/// step.
@MainActor
struct LocalRouter<Step: ReportStep> {
  let step: Step
  let router: ErrorRouter

  nonisolated init(_ step: Step) {
    self.step = step
    router = ErrorRouter(step)
  }
}

extension View {
  /// Makes the views inside report to a router, and present where no host does.
  func reports(to router: ErrorRouter) -> some View {
    sends(reportsTo: router).hostsAsLastResort()
  }

  /// Makes the views inside report to a router.
  func sends(reportsTo router: ErrorRouter) -> some View {
    environment(router).environment(\.reportError, ReportAction(router))
  }
}
