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
          title: "One error",
          explanation: "router.report(_:origin:): each press reports a different error.",
          button: "Report One"
        ) {
          Task { await model.reportOne(to: router) }
        }
        CapabilityRow(
          title: "A flood", explanation: "Reports of one cause coalesce into one row with a count.",
          button: "Report \(ConsoleModel.flood)"
        ) {
          model.reportFlood(to: router)
        }
        CapabilityRow(
          title: "The end of the flood",
          explanation: "router.resolve(_:) resolves the reports of the flood.",
          button: "Resolve"
        ) {
          model.resolveFlood(router)
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
