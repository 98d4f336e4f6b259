import FeatureA
import Observation
import RecourseUI

/// Whose policies are asked.
enum PolicyScope: String, CaseIterable, Identifiable, Sendable {
  case app = "The app"
  case cart = "The cart, then the app"

  var id: Self { self }

  /// What is asked before the app’s policy.
  var modulePolicy: ErrorPolicy {
    switch self {
    case .app: ErrorPolicy("no module") {}
    case .cart: .cart
    }
  }
}

/// What the Policies screen does, without a screen: asks policies where errors go, and why.
@MainActor
@Observable
final class PoliciesModel {
  /// Where an error goes, and why.
  struct Row: Identifiable {
    let example: PolicyExample
    let decision: PolicyDecision

    var id: PolicyExample.ID { example.id }

    /// The rules in the order in which they were asked, one a line.
    var reason: String {
      decision.path.map { trace in
        let place = trace.source.map { ", line \($0.line)" } ?? ""
        return "\(trace.policy)\(place): \(trace.rule) → \(trace.disposition)"
      }
      .joined(separator: "\n")
    }
  }

  var scope = PolicyScope.app
  var origin = ErrorOrigin.userAction
  var build = BuildConfiguration.current
  /// What is reported at the press of a button.
  var example = PolicyExample.all[0]
  /// What has become of the last report, in words.
  private(set) var lastOutcome = "Nothing yet"

  /// Where each example goes.
  var rows: [Row] {
    let policies = [scope.modulePolicy, .gallery]
    return PolicyExample.all.map { example in
      let report = ErrorReport(example.error, origin: origin)
      return Row(
        example: example,
        decision: ErrorPolicy.decision(for: report, in: policies, build: build))
    }
  }

  /// Reports the example, and waits for what becomes of it.
  func report(by report: (any Error, ErrorOrigin) -> ReportHandle) async {
    let name = example.name
    lastOutcome = "\(name): pending"
    let outcome = await report(example.error, origin).outcome
    lastOutcome = "\(name): \(outcome.kind.rawValue)"
  }
}
