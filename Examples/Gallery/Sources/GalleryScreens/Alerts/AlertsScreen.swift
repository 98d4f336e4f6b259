import RecourseUI
import SwiftUI

/// Alerts and dialogs of one context: presented one at a time, and none lost.
struct AlertsScreen: View {
  @State private var model = AlertsModel()

  var body: some View {
    Form {
      Section("One Alert") {
        CapabilityRow(
          title: "A message", explanation: "An enum’s case says it; any view can show it.",
          button: "Save", action: model.save)
        CapabilityRow(
          title: "A decision", explanation: "The button that destroys is told from the others.",
          button: "Delete Draft…", role: .destructive, action: model.deleteDraft)
        CapabilityRow(
          title: "A question to wait for", explanation: "The code goes on with the answer.",
          button: "Move Report…"
        ) {
          Task { await model.askHowToGoOn() }
        }
        CapabilityRow(
          title: "A choice", explanation: "A dialog with several ways to go on.",
          button: "Export…", action: model.chooseFormat)
      }
      Section("Several Alerts") {
        CapabilityRow(
          title: "One after the other", explanation: "The second waits until the first is read.",
          button: "Show Three", action: model.presentThree)
        CapabilityRow(
          title: "From one to the next", explanation: "A button of the alert presents another.",
          button: "Check Backup", action: model.explain)
        CapabilityRow(
          title: "What can’t wait", explanation: "An urgent alert goes before those that wait.",
          button: "Show Urgent", action: model.presentUrgent)
        CapabilityRow(
          title: "What is out of date", explanation: "A new alert takes the place of the old one.",
          button: "Replace", action: model.replace)
      }
      Section("Answer") {
        LabeledContent("Last choice", value: model.lastAnswer)
      }
    }
    .alert(model.alert)
    .confirmationDialog(model.dialog)
  }
}

#Preview {
  AlertsScreen()
}
