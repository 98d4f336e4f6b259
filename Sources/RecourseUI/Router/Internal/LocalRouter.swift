import Recourse
import SwiftUI

/// A step on the way of reports, with the router that begins there.
///
/// It stays the same while its view is made anew, so that who holds the router always reaches the
/// latest.
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
  /// Lets what is inside report to a router.
  func reports(to router: ErrorRouter) -> some View {
    environment(router).environment(\.report, ReportAction(router))
  }
}
