import RecourseUI
import SwiftUI

/// A developer's view of a journal, and errors to look at in it.
struct ConsoleScreen: View {
  @State private var model: ConsoleModel

  /// Makes the screen of a model; the default has a journal of its own.
  init(model: ConsoleModel = ConsoleModel()) {
    _model = State(initialValue: model)
  }

  var body: some View {
    ErrorConsole(model.journal) {
      Section("Try It") {
        CapabilityRow(
          title: "One error", explanation: "The next of a few operations fails.",
          button: "Report One"
        ) {
          Task { await model.reportOne() }
        }
        CapabilityRow(
          title: "A flood", explanation: "One cause fails everything; it is counted in one report.",
          button: "Report \(ConsoleModel.flood)", action: model.reportFlood)
        CapabilityRow(
          title: "What is pending", explanation: "Somebody answers all that waits for an answer.",
          button: "Settle All", action: model.settlePending)
        Toggle("An error every half second", isOn: $model.isStreaming)
      }
    }
    .task(id: model.isStreaming) { await model.stream() }
  }
}

#Preview {
  ConsoleScreen()
}
