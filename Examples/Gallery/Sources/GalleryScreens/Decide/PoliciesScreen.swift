import FeatureA
import FeatureB
import RecourseUI
import SwiftUI

/// The policies as tables.
///
/// Choose an error: marks show the rule that decides about it, and the rules that pass it on. The
/// decision also depends on the origin and the build, because a failure of background work must not
/// interrupt a person. Report the error to see that the policies do what the table says.
struct PoliciesScreen: View {
  @State private var scope = PolicyScope.app
  @State private var origin = ErrorOrigin.userAction
  @State private var build = BuildConfiguration.current
  @State private var example = PolicyExample.all[0]
  @State private var sheet = SheetContext()
  @State private var shop = Shop()

  var body: some View {
    let selected = decision(on: example, in: build)
    Form {
      Section("The Decision") {
        CasePicker("Policies", selection: $scope)
        CasePicker("Origin", selection: $origin)
        Picker("Build", selection: $build) {
          ForEach(BuildConfiguration.allCases, id: \.self) { build in
            Text(build == .debug ? "Debug" : "Release")
          }
        }
        Picker("Error", selection: $example) {
          ForEach(PolicyExample.all) { Text($0.name).tag($0) }
        }
        DetailRow(example.name, reason(of: selected)) { Text(selected.disposition.description) }
      }
      if scope == .cart { table(of: .cart, parent: .gallery) }
      table(of: .gallery, parent: nil)
      // The report is made in the build of this app, whichever build is selected.
      ReportSection(
        example: example, origin: origin, decision: decision(on: example, in: .current))
    }
    .errorPolicy(scope == .cart ? .cart : ErrorPolicy("no module") {})
    .sheet(sheet)
    .onErrorRoute(.signIn) { _ in
      _ = await sheet.present { SignInView(service: shop) }.answer
      return .stop
    }
  }

  private func table(of policy: ErrorPolicy, parent: ErrorPolicy?) -> PolicyTable {
    PolicyTable(
      policy: policy, parent: parent, build: build,
      decisions: PolicyExample.all.map { ($0, decision(on: $0, in: build)) }, selection: example)
  }

  /// Returns the decision of the policies about an example, without a report.
  private func decision(
    on example: PolicyExample, in build: BuildConfiguration
  ) -> PolicyDecision {
    ErrorPolicy { for policy in scope.policies { policy } }
      .decision(for: ErrorReport(example.error, origin: origin), build: build)
  }

  /// Returns the rules that were involved, in the order of their evaluation, one per line.
  private func reason(of decision: PolicyDecision) -> String {
    decision.path.map { trace in
      let line = trace.source.map { ", line \($0.line)" } ?? ""
      return "\(trace.policy)\(line): \(trace.rule) → \(trace.disposition)"
    }
    .joined(separator: "\n")
  }
}

/// The policies to evaluate.
enum PolicyScope: String, CaseIterable {
  case app = "The app"
  case cart = "The cart, then the app"

  /// The policies, the innermost first.
  @MainActor var policies: [ErrorPolicy] { self == .cart ? [.cart, .gallery] : [.gallery] }
}

/// Reports the error to the policies of the views around this one.
private struct ReportSection: View {
  let example: PolicyExample
  let origin: ErrorOrigin
  let decision: PolicyDecision
  @State private var lastOutcome = "Nothing yet"
  @Environment(\.reportError) private var report

  var body: some View {
    Section("Try It") {
      CapabilityRow(
        title: "Report it", explanation: "In this build: \(place).", button: "Report",
        code: "func decision"
      ) {
        Task {
          lastOutcome = "\(example.name): pending"
          let outcome = await report(example.error, origin: origin).outcome
          lastOutcome = "\(example.name): \(outcome.kind.rawValue)"
        }
      }
      LabeledContent("Last report", value: lastOutcome)
    }
  }

  private var place: String {
    guard decision.disposition != .inline else {
      return "toast, as no view here presents it inline"
    }
    return decision.disposition.description
  }
}

#Preview { PoliciesScreen().errorRouter(ErrorRouter(policy: .gallery)) }
