import FeatureB
import RecourseUI
import SwiftUI

/// The policies as tables.
///
/// Choose an error: a mark shows the rule that has matched it, and the rules that have passed it on.
/// The same error may belong elsewhere in a release build or in the background, so the decision
/// depends on more than its type. Report the error to see that the policies do what the table says.
struct PoliciesScreen: View {
  @State private var model = PoliciesModel()
  @State private var sheet = SheetContext()

  var body: some View {
    Form {
      Section("The Decision") {
        CasePicker("Policies", selection: $model.scope)
        CasePicker("Origin", selection: $model.origin)
        Picker("Build", selection: $model.build) {
          ForEach(BuildConfiguration.allCases, id: \.self) { Text($0.title) }
        }
        Picker("Error", selection: $model.example) {
          ForEach(PolicyExample.all) { Text($0.name).tag($0) }
        }
        LabeledContent {
          Text(model.answer.decision.disposition.description)
        } label: {
          Text(model.example.name)
          Text(model.answer.reason)
        }
      }
      ForEach(model.tables) { PolicySection(table: $0) }
      ReportSection(model: model)
    }
    .errorPolicy(model.scope.modulePolicy)
    .sheet(sheet)
    .onErrorRoute(.signIn) { _ in
      _ = await sheet.present { SignInView(service: model.shop) }.answer
      return .leave
    }
  }
}

/// Reports the error, so that it follows the policies.
private struct ReportSection: View {
  let model: PoliciesModel
  @Environment(\.report) private var report

  var body: some View {
    Section("Try It") {
      CapabilityRow(
        title: "Report it", explanation: "In this build: \(model.destination).", button: "Report",
        code: "func answer"
      ) {
        Task { await model.report { report($0, origin: $1) } }
      }
      LabeledContent("Last report", value: model.lastOutcome)
    }
  }
}

/// The rules of a policy; rules that have matched the error are marked.
private struct PolicySection: View {
  let table: PolicyTable

  var body: some View {
    Section {
      ForEach(table.lines) { PolicyLine(line: $0) }
    } header: {
      Text("The Policy “\(table.name)”")
    } footer: {
      if let parent = table.parent {
        Text("Errors that no rule matches, or that a rule passes on, go to the policy “\(parent)”.")
      } else {
        Text("A cancellation is ignored before any rule is evaluated.")
      }
    }
  }
}

/// A rule and its disposition.
private struct PolicyLine: View {
  let line: PolicyTable.Line

  var body: some View {
    LabeledContent {
      if line.isMarked {
        Image(systemName: line.passesOn ? "arrow.down.circle" : "checkmark.circle")
          .foregroundStyle(.tint)
          .accessibilityLabel(line.passesOn ? "Passes the error on" : "Matches the error")
        Text(disposition).bold()
      } else {
        Text(disposition)
      }
    } label: {
      Text(line.row.rule)
      Text(line.explanation)
    }
  }

  private var disposition: String { line.disposition?.description ?? "depends on the report" }
}

extension BuildConfiguration {
  fileprivate var title: String {
    switch self {
    case .debug: "Debug"
    case .release: "Release"
    }
  }
}

#Preview {
  PoliciesScreen()
    .errorRouter(ErrorRouter(policy: .gallery))
}
