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
          title: "A message", explanation: "It goes by itself, a swipe or a button.",
          button: "Save Draft", action: model.save)
        CapabilityRow(
          title: "A way back", explanation: "There is more time to take an action.",
          button: "Delete Draft", role: .destructive, action: model.delete)
        CapabilityRow(
          title: "Much to say", explanation: "The text wraps, and takes longer to read.",
          button: "Upload Photos", action: model.upload)
        CapabilityRow(
          title: "One after the other", explanation: "The second comes when the first has gone.",
          button: "Show Three", action: model.presentThree)
        CapabilityRow(
          title: "Until it is closed", explanation: "What is below can be used all the time.",
          button: "Connect", action: model.fail)
        CapabilityRow(
          title: "A failure", explanation: "The app’s policy makes a toast of what is reported.",
          button: "Synchronize"
        ) {
          attempt { try await RealFailures.connectToNobody() }
        }
      }
      Section("Banner") {
        Toggle("Offline", isOn: $model.isOffline)
      }
      Section("Over a Sheet") {
        CapabilityRow(
          title: "A toast over a sheet", explanation: "The topmost view that shows toasts does.",
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
