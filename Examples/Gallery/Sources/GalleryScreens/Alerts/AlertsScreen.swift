import RecourseUI
import SwiftUI

/// Alerts and dialogs of one context: presented one at a time, and none lost.
struct AlertsScreen: View {
  @State private var model = AlertsModel()

  var body: some View {
    Form {
      Section("One Alert") {
        CapabilityRow(
          title: "A message",
          explanation: "AlertContext.present(_:) takes an enum case that is an AlertProvider.",
          button: "Save", action: model.save)
        CapabilityRow(
          title: "A decision",
          explanation: "AlertAction with the role .destructive: the button stands out.",
          button: "Delete Draft…", role: .destructive, action: model.deleteDraft)
        CapabilityRow(
          title: "An awaited answer",
          explanation: "The code awaits the answer of present(_:), and shows it below.",
          button: "Move Report…"
        ) {
          Task { await model.askHowToContinue() }
        }
        CapabilityRow(
          title: "A choice",
          explanation: "ConfirmationDialogContext presents a dialog with several actions.",
          button: "Export…", action: model.chooseFormat)
      }
      Section("Several Alerts") {
        CapabilityRow(
          title: "One after the other",
          explanation: "Three calls of present(_:): each alert waits for the previous one.",
          button: "Show Three", action: model.presentThree)
        CapabilityRow(
          title: "An alert from an alert",
          explanation: "Tell Me More presents a second alert after the first is dismissed.",
          button: "Check Backup", action: model.explain)
        CapabilityRow(
          title: "An urgent alert",
          explanation: "priority: .urgent presents an alert before those that wait.",
          button: "Show Urgent", action: model.presentUrgent)
        CapabilityRow(
          title: "A replaced alert",
          explanation: "whenBusy: .replace dismisses the alert on screen for a new one.",
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
