import FeatureA
import Observation
import RecourseUI

/// Whose policies are asked.
enum PolicyScope: String, CaseIterable, Identifiable, Sendable {
  case app = "The app"
  case cart = "The cart, then the app"

  var id: Self { self }

  /// What is asked before the app’s policy; it has no rules where there is no module.
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
  var scope = PolicyScope.app
  var origin = ErrorOrigin.userAction
  var build = BuildConfiguration.current
  /// What is asked about, and reported at the press of a button.
  var example = PolicyExample.all[0]
  /// What has become of the last report, in words.
  private(set) var lastOutcome = "Nothing yet"
  /// The shop that the sign-in screen asks.
  let shop = Shop()

  /// Where the chosen example goes.
  var answer: PolicyAnswer { answer(about: example) }

  /// The policies that are asked, in their order, with what their rules have caught.
  var tables: [PolicyTable] {
    let answers = PolicyExample.all.map { answer(about: $0) }
    return zip(policies, policies.dropFirst().map(Optional.some) + [nil]).map { policy, parent in
      PolicyTable(policy, parent: parent, build: build, answers: answers, chosen: example)
    }
  }

  /// Where a report of the example goes now: the app runs in one build, whichever is chosen above.
  var destination: String {
    let disposition = answer(about: example, in: .current).decision.disposition
    guard disposition != .inline else { return "toast, as no view here shows it inline" }
    return disposition.description
  }

  /// Reports the example, and waits for what becomes of it.
  func report(by report: (any Error, ErrorOrigin) -> ReportHandle) async {
    let name = example.name
    lastOutcome = "\(name): pending"
    let outcome = await report(example.error, origin).outcome
    lastOutcome = "\(name): \(outcome.kind.rawValue)"
  }

  /// The policies that have rules, the innermost first.
  private var policies: [ErrorPolicy] {
    [scope.modulePolicy, .gallery].filter { !$0.table.isEmpty }
  }

  private func answer(
    about example: PolicyExample, in build: BuildConfiguration? = nil
  ) -> PolicyAnswer {
    let report = ErrorReport(example.error, origin: origin)
    return PolicyAnswer(
      example: example,
      decision: ErrorPolicy.decision(for: report, in: policies, build: build ?? self.build))
  }
}
