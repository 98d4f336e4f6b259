import FeatureA
import Observation
import RecourseUI

/// The policies to evaluate.
enum PolicyScope: String, CaseIterable, Identifiable, Sendable {
  case app = "The app"
  case cart = "The cart, then the app"

  var id: Self { self }

  /// The policy evaluated before the app’s policy; empty if there is no module.
  var modulePolicy: ErrorPolicy {
    switch self {
    case .app: ErrorPolicy("no module") {}
    case .cart: .cart
    }
  }
}

/// The state of the Policies screen, independent of its views: decisions of policies, and their
/// reasons.
@MainActor
@Observable
final class PoliciesModel {
  var scope = PolicyScope.app
  var origin = ErrorOrigin.userAction
  var build = BuildConfiguration.current
  /// The selected example, whose error can also be reported.
  var example = PolicyExample.all[0]
  /// The outcome of the last report, in words.
  private(set) var lastOutcome = "Nothing yet"
  /// The shop that the sign-in screen uses.
  let shop = Shop()

  /// The decision for the selected example.
  var answer: PolicyAnswer { answer(about: example) }

  /// The evaluated policies in order, with the examples that their rules have matched.
  var tables: [PolicyTable] {
    let answers = PolicyExample.all.map { answer(about: $0) }
    return zip(policies, policies.dropFirst().map(Optional.some) + [nil]).map { policy, parent in
      PolicyTable(policy, parent: parent, build: build, answers: answers, chosen: example)
    }
  }

  /// The disposition in the current build configuration, whatever configuration is selected.
  var destination: String {
    let disposition = answer(about: example, in: .current).decision.disposition
    guard disposition != .inline else { return "toast, as no view here presents it inline" }
    return disposition.description
  }

  /// Reports the selected example, and waits for the outcome.
  func report(by report: (any Error, ErrorOrigin) -> ReportHandle) async {
    let name = example.name
    lastOutcome = "\(name): pending"
    let outcome = await report(example.error, origin).outcome
    lastOutcome = "\(name): \(outcome.kind.rawValue)"
  }

  /// The policies that have rules, innermost first.
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
