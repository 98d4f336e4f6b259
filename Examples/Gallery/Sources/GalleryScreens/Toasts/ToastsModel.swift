import Observation
import RecourseUI

/// The state and actions of the Toasts screen, independent of its views.
@MainActor
@Observable
final class ToastsModel {
  let toast = ToastContext()
  let banner = ToastContext()
  private(set) var drafts = 3
  /// The answer to the last toast, in words.
  private(set) var lastAnswer = "Nothing yet"

  /// Whether a lost connection is simulated, which a banner shows for as long as it lasts.
  var isOffline = false {
    didSet { if isOffline != oldValue { connectionChanged() } }
  }
  @ObservationIgnored private var offlineBanner: PresentationHandle?

  func save() {
    present(ToastContent(title: "Draft saved", severity: .success))
  }

  func delete() {
    drafts -= 1
    let undo = AlertAction("Undo") { [self] in drafts += 1 }
    present(ToastContent(title: "Draft deleted", action: undo))
  }

  func upload() {
    present(
      ToastContent(
        title: "Three of twenty photos couldn’t be uploaded",
        message: """
          The server has asked for a pause. The photos stay on this device, and are sent as soon as \
          the server responds. You don’t have to wait here.
          """,
        severity: .warning, action: AlertAction("Show Photos"), count: 1_204))
  }

  func presentThree() {
    for number in 1...3 {
      present(ToastContent(title: "Message \(number) of 3"))
    }
  }

  func fail() {
    present(
      ToastContent(
        title: "Can’t connect to the server", severity: .failure, duration: .untilDismissed))
  }

  private func connectionChanged() {
    if isOffline {
      offlineBanner = banner.present(
        ToastContent(
          title: "You’re offline", message: "Your changes are sent later.", severity: .warning))
    } else {
      offlineBanner?.dismiss()
    }
  }

  private func present(_ content: ToastContent) {
    let presentation = toast.present(content)
    Task { [self] in
      let answer = await presentation.answer
      lastAnswer = "\(content.title): \(answer.action?.title ?? "dismissed")"
    }
  }
}
