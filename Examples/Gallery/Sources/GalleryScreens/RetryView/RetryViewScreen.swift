import RecourseUI
import SwiftUI

/// A view that loads data, in each possible situation.
struct RetryViewScreen: View {
  @State private var model = RetryViewModel()

  var body: some View {
    Form {
      Section("Situation") {
        CasePicker("Situation", selection: $model.situation)
        CapabilityRow(
          title: "From the beginning", explanation: model.situation.explanation,
          button: "Start Over", action: model.startOver)
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
