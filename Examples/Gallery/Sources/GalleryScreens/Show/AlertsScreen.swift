import RecourseUI
import SwiftUI

/// Alerts and dialogs.
///
/// A context presents one alert at a time. Press Show Three and watch: each alert waits for the
/// answer to the previous one, so that none is lost. The answer is a value that the code awaits,
/// without a flag and without a binding.
struct AlertsScreen: View {
  @State private var alert: AlertContext
  @State private var dialog = ConfirmationDialogContext()
  @State private var choice = "Nothing yet"

  /// Creates the screen; the default context has presented nothing yet.
  init(alert: AlertContext = AlertContext()) {
    _alert = State(initialValue: alert)
  }

  var body: some View {
    Form {
      Section("One Alert") {
        CapabilityRow(
          title: "A message",
          explanation: "An alert says that the draft is saved: present(_:) of an AlertProvider.",
          button: "Save", code: "enum GalleryAlert"
        ) {
          alert.present(GalleryAlert.saved)
        }
        CapabilityRow(
          title: "A decision",
          explanation: "The button that deletes stands out: AlertAction(role: .destructive).",
          button: "Delete Draft…", role: .destructive
        ) {
          let delete = AlertAction("Delete Draft", role: .destructive) { choice = "Delete Draft" }
          alert.present(
            AlertContent(
              title: "Delete this draft?", message: "You can’t get it back.",
              actions: [delete, .cancel]))
        }
        CapabilityRow(
          title: "An awaited answer",
          explanation: "The answer stands below: the code awaits present(_:).answer.",
          button: "Move Report…"
        ) {
          let (keep, replace) = (AlertAction("Keep Both"), AlertAction("Replace"))
          let question = AlertContent(
            title: "“Report” is already there.", actions: [keep, replace, .cancel])
          Task {
            let answer = await alert.present(question).answer
            choice = answer.action?.title ?? "Dismissed without an answer"
          }
        }
        CapabilityRow(
          title: "A choice",
          explanation: "A dialog with several actions: ConfirmationDialogContext.",
          button: "Export…"
        ) {
          let formats = ["PDF", "Plain Text"].map { format in
            AlertAction(format) { choice = format }
          }
          dialog.present(
            ConfirmationDialogContent(
              title: "Export as", titleVisibility: .visible,
              message: "The document itself doesn’t change.", actions: formats + [.cancel]))
        }
      }
      Section("Several Alerts") {
        CapabilityRow(
          title: "One after the other",
          explanation: "Each alert waits for the previous one: three calls of present(_:).",
          button: "Show Three"
        ) {
          for number in 1...3 { alert.present(AlertContent(title: "Message \(number) of 3")) }
        }
        CapabilityRow(
          title: "An alert from an alert",
          explanation: "Tell Me More presents a second alert after the first is dismissed.",
          button: "Check Backup"
        ) {
          let details = AlertAction("Tell Me More") { alert.present(GalleryAlert.details) }
          alert.present(AlertContent(title: "The backup is a week old.", actions: [details, .ok]))
        }
        CapabilityRow(
          title: "An urgent alert",
          explanation: "Comes before those that wait: priority: .urgent.",
          button: "Show Urgent"
        ) {
          alert.present(AlertContent(title: "First message"))
          alert.present(AlertContent(title: "Second message"))
          alert.present(AlertContent(title: "Urgent message"), priority: .urgent)
        }
        CapabilityRow(
          title: "A replaced alert",
          explanation: "The new alert takes the place of the old: whenBusy: .replace.",
          button: "Replace"
        ) {
          alert.present(AlertContent(title: "Copying…"))
          alert.present(AlertContent(title: "Copied"), whenBusy: .replace)
        }
      }
      Section("Answer") { LabeledContent("Last choice", value: choice) }
    }
    .alert(alert)
    .confirmationDialog(dialog)
  }
}

/// Alerts that are independent of the view that presents them.
enum GalleryAlert: AlertProvider {
  case saved, details

  var alert: AlertContent {
    switch self {
    case .saved: AlertContent(title: "Saved", message: "Your changes are safe.")
    case .details: AlertContent(title: "A backup every day", message: "It runs every night.")
    }
  }
}

#Preview { AlertsScreen() }
