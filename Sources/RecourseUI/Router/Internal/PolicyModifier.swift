import Recourse
import SwiftUI

/// Adds a policy to the reports of the views inside.
struct PolicyModifier: ViewModifier {
  let policy: ErrorPolicy
  /// Whether the policy has already written warnings about its rules.
  var isChecked = true
  @Environment(\.report) private var parent
  @State private var local = LocalRouter(PolicyStep())

  func body(content: Content) -> some View {
    if !isChecked, local.step.policy == nil { policy.warn() }
    local.step.policy = policy
    local.step.parent = parent.router
    return content.reports(to: local.router)
  }
}

@MainActor
private final class PolicyStep: ReportStep {
  var policy: ErrorPolicy?
  var parent = ErrorRouter.unhandled

  nonisolated init() {}

  func receive(_ delivery: Delivery) {
    var delivery = delivery
    if let policy { delivery.policies.append(policy) }
    parent.deliver(delivery)
  }
}
