import Foundation
import Recourse
import SwiftUI

/// Resolves the reports of the views inside when the view disappears.
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
  private let presence = ViewPresence()

  nonisolated init() {}

  func appear() {
    presence.appear()
  }

  func disappear() {
    presence.disappear { [self] in parent.resolve(key) }
  }

  func receive(_ delivery: Delivery) {
    guard presence.hasLeft else { return pass(delivery) }
    // The view may reappear within this update. Otherwise, an operation has outlived the view.
    afterThisUpdate { [self] in presence.hasLeft ? supersede(delivery) : pass(delivery) }
  }

  private func pass(_ delivery: Delivery) {
    var delivery = delivery
    delivery.report = delivery.report.resolved(by: key)
    parent.deliver(delivery)
  }

  private func supersede(_ delivery: Delivery) {
    let isCancellation = delivery.report.classified.isCancellation
    parent.record(delivery, as: isCancellation ? .ignored : .resolved)
  }
}
