import Recourse
import SwiftUI

/// Catches the reports of what is inside.
struct ErrorCatchingModifier<Failure: Error>: ViewModifier {
  let handle: @MainActor (Failure, ErrorReport) throws -> Void
  @Environment(\.report) private var parent
  @State private var catcher = ReportCatcher<Failure>()

  func body(content: Content) -> some View {
    catcher.handle = handle
    catcher.parent = parent
    return content.environment(\.report, ReportAction(catcher))
  }
}

/// Stays the same while the view is made anew, so that who holds it always reaches the latest.
@MainActor
private final class ReportCatcher<Failure: Error>: ReportReceiver {
  var handle: (@MainActor (Failure, ErrorReport) throws -> Void)?
  var parent = ReportAction.unhandled

  nonisolated init() {}

  func receive(_ report: ErrorReport) {
    guard let failure = report.error as? Failure, !report.error.isCancellation else {
      return parent(report)
    }
    do {
      try handle?(failure, report)
    } catch {
      parent(report.replacing(error))
    }
  }
}
