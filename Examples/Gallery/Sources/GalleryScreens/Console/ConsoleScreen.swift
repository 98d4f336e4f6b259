import RecourseConsole
import RecourseUI
import SwiftUI

/// A developer's view of the app's journal, with buttons that report errors.
struct ConsoleScreen: View {
  @State private var model: ConsoleModel
  @Environment(ErrorRouter.self) private var router

  /// Creates the screen of a model; the default model has reported nothing yet.
  init(model: ConsoleModel = ConsoleModel()) {
    _model = State(initialValue: model)
  }

  var body: some View {
    ErrorConsole(router.journal) {
      Section("Try It") {
        CapabilityRow(
          title: "One error", explanation: "The next of a few operations fails.",
          button: "Report One"
        ) {
          Task { await model.reportOne(to: router) }
        }
        CapabilityRow(
          title: "A flood", explanation: "One cause fails everything; it is counted in one report.",
          button: "Report \(ConsoleModel.flood)"
        ) {
          model.reportFlood(to: router)
        }
        CapabilityRow(
          title: "The end of the flood", explanation: "What is no longer true is taken back.",
          button: "Take Back"
        ) {
          model.endFlood(router)
        }
        Toggle("An error every half second", isOn: $model.isStreaming)
      }
    }
    .task(id: model.isStreaming) { await model.stream(to: router) }
  }
}

#Preview {
  ConsoleScreen()
    .errorRouter(ErrorRouter(policy: .gallery))
}
