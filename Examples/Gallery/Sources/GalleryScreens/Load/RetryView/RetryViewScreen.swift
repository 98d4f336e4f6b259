import RecourseUI
import SwiftUI

/// A view that loads data, in each possible scenario.
struct RetryViewScreen: View {
  @State private var model = RetryViewModel()

  var body: some View {
    Form {
      Section("Scenario") {
        CasePicker("Scenario", selection: $model.scenario)
        CapabilityRow(
          title: "From the beginning", explanation: model.scenario.explanation,
          button: "Start Over", code: model.scenario.code, action: model.startOver)
        LabeledContent {
          Text("\(model.runs)")
        } label: {
          Text("Runs so far")
          Text(model.lastEvent)
        }
      }
      Section("The View") {
        RetryDemonstration(model: model)
          .id(model.start)
          .frame(maxWidth: .infinity, minHeight: 344)
      }
    }
  }
}

#Preview {
  RetryViewScreen()
}
