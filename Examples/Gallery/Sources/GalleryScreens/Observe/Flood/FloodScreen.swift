import RecourseUI
import SwiftUI

/// A flood of errors, and the few messages to which it is reduced.
struct FloodScreen: View {
  @State private var model: FloodModel

  /// Creates the screen of a model; the default model has reported nothing yet.
  init(model: FloodModel = FloodModel()) {
    _model = State(initialValue: model)
  }

  var body: some View {
    FloodForm(model: model)
      .errorPolicy("flood") {
        On(SensorFailure.self, .toast)
        On(RequestFailed.self, .banner)
      }
      .withdrawsReportsOnDisappear()
  }
}

private struct FloodForm: View {
  @Bindable var model: FloodModel
  @State private var status: JournalStatus?
  @Environment(ErrorRouter.self) private var router

  var body: some View {
    Form {
      Section("Many Causes") {
        CapabilityRow(
          title: "10,000 errors of 50 kinds",
          explanation: "Three toasts interrupt, each with a count. The rest is in the inbox.",
          button: "Report 10,000", isEnabled: !model.isFlooding
        ) {
          Task { await model.flood(router) }
        }
        CapabilityRow(
          title: "No longer true",
          explanation: "router.resolve(_:) resolves the reports, presented and waiting.",
          button: "Resolve All"
        ) {
          model.resolveSensors(router)
        }
      }
      Section("One Cause") {
        Toggle("The server is down", isOn: $model.isServerDown)
        CapabilityRow(
          title: "20 operations",
          explanation: "One shared cause: attempt presents one banner with Try All Again.",
          button: "Run All"
        ) {
          model.runOperations(router)
        }
        LabeledContent("Succeeded", value: "\(model.succeeded) of \(FloodModel.operationCount)")
      }
      Section("The Journal") {
        row("Reported", \.reported)
        row("Coalesced", \.[.coalesced])
        row("Presented or pending", \.messages)
        row("Settled", \.settled)
        row("Pending", \.pending)
        LabeledContent("Longest turn of the main actor", value: model.longestTurnText)
      }
    }
    .onAppear { status = JournalStatus(of: router.journal) }
    .onDisappear { model.leave() }
  }

  private func row(
    _ title: LocalizedStringKey, _ count: KeyPath<JournalCounts, Int>
  ) -> some View {
    LabeledContent(title, value: (status?.counts[keyPath: count] ?? 0).formatted())
  }
}

extension JournalCounts {
  /// The number of messages that a person has received or will receive.
  fileprivate var messages: Int { pending + self[.presented] }
}

#Preview {
  FloodScreen()
    .errorRouter(ErrorRouter(policy: .gallery))
}
