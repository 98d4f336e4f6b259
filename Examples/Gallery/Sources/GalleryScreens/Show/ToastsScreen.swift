import RecourseUI
import SwiftUI

/// Toasts with a limited duration, and a banner that stays.
///
/// A toast informs without blocking the content: it closes after the time that reading it takes.
/// Press Delete Draft and then Undo: the answer to a toast is a value, too. Turn Offline on: a
/// banner stays for as long as the connection is lost.
struct ToastsScreen: View {
  @State private var toast = ToastContext()
  @State private var banner = ToastContext()
  @State private var sheet = SheetContext()
  @State private var drafts = 3
  @State private var lastAnswer = "Nothing yet"
  /// The number of toasts that are presented or wait.
  @State private var unanswered = 0
  @State private var isOffline = false
  @State private var offline: PresentationHandle?
  @Environment(\.attemptOperation) private var attempt

  var body: some View {
    Form {
      Section("Toasts") {
        CapabilityRow(
          title: "A message",
          explanation: "Goes by time, a swipe or its button: ToastContext.present(_:).",
          button: "Save Draft", code: "func present"
        ) {
          present(ToastContent(title: "Draft saved", severity: .success))
        }
        CapabilityRow(
          title: "An action",
          explanation: "Stays longer, and Undo restores the draft: ToastContent(action:).",
          button: "Delete Draft", role: .destructive, code: "func present"
        ) {
          drafts -= 1
          let undo = AlertAction("Undo") { drafts += 1 }
          present(ToastContent(title: "Draft deleted", action: undo))
        }
        CapabilityRow(
          title: "A long message",
          explanation: "Wraps, and stays as long as it takes to read: duration: .automatic.",
          button: "Upload Photos", code: "func present"
        ) {
          let reason = "The server has asked for a pause. The photos are sent when it responds."
          let upload = ToastContent(
            title: "Three of twenty photos couldn’t be uploaded", message: reason,
            severity: .warning, action: AlertAction("Show Photos"), count: 1_204)
          present(upload)
        }
        CapabilityRow(
          title: "One after the other",
          explanation: "Each toast waits for the previous one: three calls of present(_:).",
          button: "Show Three", code: "func present"
        ) {
          for number in 1...3 { present(ToastContent(title: "Message \(number) of 3")) }
        }
        CapabilityRow(
          title: "A persistent toast",
          explanation: "Stays, and what is below can be used: duration: .untilDismissed.",
          button: "Connect", code: "func present"
        ) {
          let failure = ToastContent(
            title: "Can’t connect to the server", severity: .failure, duration: .untilDismissed)
          present(failure)
        }
        CapabilityRow(
          title: "A failure",
          explanation: "The app’s policy chooses a toast: attempt reports the failure.",
          button: "Synchronize"
        ) {
          attempt { try await RealFailures.connectToClosedPort() }
        }
      }
      Section("Banner") {
        Toggle("Offline", isOn: $isOffline)
          .onChange(of: isOffline) { connectionChanged() }
      }
      Section("Over a Sheet") {
        CapabilityRow(
          title: "A toast over a sheet",
          explanation: "The toast is over the sheet, and moves to the window: toast(_:).",
          button: "Show Sheet", code: "func present"
        ) {
          sheet.present {
            SheetForm("Draft", close: "Close Sheet") {
              Button("Save Draft") { present(ToastContent(title: "Draft saved")) }
            }
            .toast(toast)
          }
        }
      }
      Section("Answer") {
        LabeledContent("Drafts", value: "\(drafts)")
        LabeledContent("Toasts without an answer", value: "\(unanswered)")
        LabeledContent("Last toast", value: lastAnswer)
      }
    }
    .sheet(sheet)
    .banner(banner)
    .toast(toast)
  }

  private func connectionChanged() {
    if isOffline {
      offline = banner.present(ToastContent(title: "You’re offline", severity: .warning))
    } else {
      offline?.dismiss()
    }
  }

  private func present(_ content: ToastContent) {
    let presentation = toast.present(content)
    unanswered += 1
    Task {
      let answer = await presentation.answer.action?.title ?? "dismissed"
      unanswered -= 1
      lastAnswer = "\(content.title): \(answer)"
    }
  }
}

#Preview { ToastsScreen().errorRouter(ErrorRouter(policy: .gallery)) }
