import RecourseUI
import SwiftUI

/// A view that loads data.
///
/// Choose a scenario and watch the placeholder, the failure and the content in the same place. A
/// failed refresh keeps the content that was loaded, because old data is better than none. One
/// failing operation runs once: the number of runs is below the scenario.
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
