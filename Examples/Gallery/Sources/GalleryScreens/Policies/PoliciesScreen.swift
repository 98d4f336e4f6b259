import RecourseUI
import SwiftUI

/// Rules and errors: which rule has caught what.
struct PoliciesScreen: View {
  @State private var model = PoliciesModel()

  var body: some View {
    Form {
      Section("The Question") {
        Picker("Policies", selection: $model.scope) {
          ForEach(PolicyScope.allCases) { Text($0.rawValue) }
        }
        Picker("Origin", selection: $model.origin) {
          ForEach(ErrorOrigin.allCases, id: \.self) { Text($0.rawValue) }
        }
        Picker("Build", selection: $model.build) {
          ForEach(BuildConfiguration.allCases, id: \.self) { Text($0.title) }
        }
      }
      ReportSection(model: model)
      Section("The Answer") {
        ForEach(model.rows) { row in
          LabeledContent {
            Text(row.decision.disposition.description)
          } label: {
            Text(row.example.name)
            Text(row.reason)
          }
        }
      }
    }
    .errorPolicy(model.scope.modulePolicy)
  }
}

/// Lets an error go where the policies send it.
private struct ReportSection: View {
  @Bindable var model: PoliciesModel
  @Environment(\.report) private var report

  var body: some View {
    Section("Try It") {
      Picker("Error", selection: $model.example) {
        ForEach(PolicyExample.all) { Text($0.name).tag($0) }
      }
      CapabilityRow(
        title: "Report it", explanation: "It goes where the policies send it, in this build.",
        button: "Report"
      ) {
        Task { await model.report { report($0, origin: $1) } }
      }
      LabeledContent("Last report", value: model.lastOutcome)
    }
  }
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
