import Observation
import RecourseUI

/// The state and actions of the Alerts screen, independent of its views.
@MainActor
@Observable
final class AlertsModel {
  let alert = AlertContext()
  let dialog = ConfirmationDialogContext()

  /// The person's last choice, in words.
  private(set) var lastAnswer = "Nothing yet"

  func save() {
    alert.present(GalleryAlert.saved)
  }

  func deleteDraft() {
    let delete = AlertAction("Delete Draft", role: .destructive) { [self] in
      lastAnswer = "Delete Draft"
    }
    alert.present(
      AlertContent(
        title: "Delete this draft?", message: "You can’t get it back.", actions: [delete, .cancel]))
  }

  /// Presents a question, and continues with the person's answer.
  func askHowToContinue() async {
    let keep = AlertAction("Keep Both")
    let replace = AlertAction("Replace", role: .destructive)
    let answer = await alert.present(
      AlertContent(
        title: "“Report” is already there.",
        message: "Replace it with the one you are moving?",
        actions: [keep, replace, .cancel])
    ).answer
    lastAnswer = answer.action?.title ?? "Dismissed without an answer"
  }

  func explain() {
    let details = AlertAction("Tell Me More") { [self] in alert.present(GalleryAlert.details) }
    alert.present(
      AlertContent(
        title: "The backup is a week old.",
        message: "Connect the backup disk to make a new one.",
        actions: [details, .ok]))
  }

  func presentThree() {
    for number in 1...3 {
      alert.present(
        AlertContent(title: "Message \(number) of 3", message: "None of the three is lost."))
    }
  }

  func presentUrgent() {
    alert.present(AlertContent(title: "First message", message: "This alert is on screen already."))
    alert.present(
      AlertContent(title: "Second message", message: "This alert has waited in the queue."))
    alert.present(
      AlertContent(title: "Urgent message", message: "This alert has skipped the queue."),
      priority: .urgent)
  }

  func replace() {
    alert.present(AlertContent(title: "Copying…", message: "You will hardly see this."))
    alert.present(
      AlertContent(title: "Copied", message: "This alert has replaced the first one."),
      whenBusy: .replace)
  }

  func chooseFormat() {
    let formats = ["PDF", "Plain Text"].map { format in
      AlertAction(format) { [self] in lastAnswer = format }
    }
    dialog.present(
      ConfirmationDialogContent(
        title: "Export as", titleVisibility: .visible,
        message: "The document itself doesn’t change.", actions: formats + [.cancel]))
  }
}

/// Alerts that are independent of the view that presents them.
enum GalleryAlert: AlertProvider {
  case saved
  case details

  var alert: AlertContent {
    switch self {
    case .saved: AlertContent(title: "Saved", message: "Your changes are safe.")
    case .details:
      AlertContent(
        title: "A backup every day",
        message: "While the disk is connected, the backup runs every night.")
    }
  }
}
