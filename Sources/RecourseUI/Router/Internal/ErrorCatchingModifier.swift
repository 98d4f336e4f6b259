import Recourse
import SwiftUI

/// Handles the errors of a type that the views inside report.
struct ErrorCatchingModifier<Failure: Error>: ViewModifier {
  let handle: @MainActor (Failure, ErrorReport) throws -> Void
  @Environment(\.report) private var parent
  @State private var local = LocalRouter(ReportCatcher<Failure>())

  func body(content: Content) -> some View {
    local.step.handle = handle
    local.step.parent = parent.router
    return content.reports(to: local.router)
  }
}

@MainActor
private final class ReportCatcher<Failure: Error>: ReportStep {
  var handle: (@MainActor (Failure, ErrorReport) throws -> Void)?
  var parent = ErrorRouter.unhandled
  private let matcher = ErrorMatcher<Failure>()

  nonisolated init() {}

  func receive(_ delivery: Delivery) {
    let report = delivery.report
    guard let failure = matcher(report.error), !report.classified.isCancellation else {
      return parent.deliver(delivery)
    }
    do {
      try handle?(failure, report)
      parent.record(delivery, as: .handled)
    } catch {
      var delivery = delivery
      delivery.report = report.replacing(error)
      parent.deliver(delivery)
    }
  }
}
