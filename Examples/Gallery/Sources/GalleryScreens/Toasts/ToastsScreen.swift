import RecourseUI
import SwiftUI

/// Toasts with a limited duration and a persistent banner, which never block the content.
struct ToastsScreen: View {
  @State private var model = ToastsModel()
  @State private var sheet = SheetContext()
  @Environment(\.attempt) private var attempt

  var body: some View {
    Form {
      Section("Toasts") {
        CapabilityRow(
          title: "A message",
          explanation: "ToastContext.present(_:): time, a swipe or the button dismisses it.",
          button: "Save Draft", action: model.save)
        CapabilityRow(
          title: "An action",
          explanation: "ToastContent(action:) stays longer; Undo restores the draft.",
          button: "Delete Draft", role: .destructive, action: model.delete)
        CapabilityRow(
          title: "A long message",
          explanation: "The text wraps; duration: .automatic grows with its length.",
          button: "Upload Photos", action: model.upload)
        CapabilityRow(
          title: "One after the other",
          explanation: "ToastContext queues three toasts: each waits for the previous one.",
          button: "Show Three", action: model.presentThree)
        CapabilityRow(
          title: "A persistent toast",
          explanation: "duration: .untilDismissed; the content below stays usable.",
          button: "Connect", action: model.fail)
        CapabilityRow(
          title: "A failure",
          explanation: "attempt reports the error, and the app’s policy chooses a toast.",
          button: "Synchronize"
        ) {
          attempt { try await RealFailures.connectToClosedPort() }
        }
      }
      Section("Banner") {
        Toggle("Offline", isOn: $model.isOffline)
      }
      Section("Over a Sheet") {
        CapabilityRow(
          title: "A toast over a sheet",
          explanation: "The topmost view with the .toast(_:) modifier presents the toast.",
          button: "Show Sheet"
        ) {
          sheet.present { [model] in ToastsSheet(model: model) }
        }
      }
      Section("Answer") {
        LabeledContent("Drafts", value: "\(model.drafts)")
        LabeledContent("Last toast", value: model.lastAnswer)
      }
    }
    .sheet(sheet)
    .banner(model.banner)
    .toast(model.toast)
  }
}

/// A sheet that presents the toasts of the screen below while it is open.
private struct ToastsSheet: View {
  let model: ToastsModel
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        Button("Save Draft") { model.save() }
        Button("Close Sheet") { dismiss() }
      }
      .navigationTitle("Draft")
    }
    .toast(model.toast)
  }
}

#Preview {
  ToastsScreen()
}
