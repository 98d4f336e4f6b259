import Foundation
import Recourse
import SwiftUI

/// Takes the reports of what is inside back when it leaves the screen.
struct PresenceModifier: ViewModifier {
  @Environment(\.report) private var parent
  @State private var local = LocalRouter(PresenceStep())

  func body(content: Content) -> some View {
    local.step.parent = parent.router
    return content.reports(to: local.router)
      .onDisappear { [local] in local.router.withdrawReports(validUntil: local.step.key) }
  }
}

@MainActor
private final class PresenceStep: ReportStep {
  var parent = ErrorRouter.unhandled
  let key = ErrorReport.Key(rawValue: "Recourse.presence.\(UUID())")

  nonisolated init() {}

  func receive(_ delivery: Delivery) {
    var delivery = delivery
    delivery.report = delivery.report.valid(until: key)
    parent.deliver(delivery)
  }
}
