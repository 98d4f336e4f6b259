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
      .onAppear { [local] in local.step.appear() }
      .onDisappear { [local] in local.step.disappear() }
  }
}

@MainActor
private final class PresenceStep: ReportStep {
  var parent = ErrorRouter.unhandled
  private let key = ErrorReport.Key(rawValue: "Recourse.presence.\(UUID())")
  /// The parts of the view that are on screen; nil before the first has appeared.
  private var parts: Int?

  nonisolated init() {}

  func appear() {
    parts = (parts ?? 0) + 1
  }

  func disappear() {
    parts = (parts ?? 0) - 1
    if parts == 0 { parent.withdrawReports(validUntil: key) }
  }

  func receive(_ delivery: Delivery) {
    guard parts == 0 else { return pass(delivery) }
    // It may be about to appear again. If not, something has gone on running without it.
    afterThisUpdate { self.parts == 0 ? self.supersede(delivery) : self.pass(delivery) }
  }

  private func pass(_ delivery: Delivery) {
    var delivery = delivery
    delivery.report = delivery.report.valid(until: key)
    parent.deliver(delivery)
  }

  private func supersede(_ delivery: Delivery) {
    let isCancellation = delivery.report.error.isCancellation
    parent.record(delivery, as: isCancellation ? .ignored : .superseded)
  }
}
