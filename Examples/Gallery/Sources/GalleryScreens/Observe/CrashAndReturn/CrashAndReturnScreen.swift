import RecourseUI
import SwiftUI

/// Reports that survive a crash.
///
/// Send a message, crash the app and start it again: the failure is presented as before. A report
/// that a person has not answered must not be lost with the process. Turn the server on and watch
/// Try Again work, because the new process has registered the operation.
struct CrashAndReturnScreen: View {
  /// The model; nil for one that keeps its reports in the user's caches.
  var model: CrashAndReturnModel?
  @Environment(\.errorDescriber) private var describer

  var body: some View {
    CrashAndReturnForm(model: model ?? CrashAndReturnModel(describer: describer))
  }
}

private struct CrashAndReturnForm: View {
  @State private var model: CrashAndReturnModel
  @State private var status: JournalStatus?
  @State private var alert = AlertContext()

  init(model: CrashAndReturnModel) {
    _model = State(initialValue: model)
  }

  var body: some View {
    @Bindable var model = model
    Form {
      Section {
        CapabilityRow(
          title: "A failure", explanation: "report(_:retryKey:) writes the report into a file.",
          button: "Send Message", code: "func send", "func restore"
        ) {
          Task { await model.send() }
        }
        CapabilityRow(
          title: "The end of the app", explanation: "SIGKILL ends the process at once.",
          button: "Crash…", role: .destructive, action: crash)
        Toggle("The server is up", isOn: $model.isServerUp)
      } header: {
        Text("Try It")
      } footer: {
        Text(
          """
          Send a message, crash the app, and start it again: restoreReports(of:) presents \
          the failure as before. Turn the server on, and watch Try Again work. The new process has \
          registered the operation by onRetry(of:).
          """)
      }
      Section("Results") {
        LabeledContent("Messages sent", value: "\(model.sentCount)")
        LabeledContent("Pending reports", value: "\(status?.counts.pending ?? 0)")
        LabeledContent("Back after a restart", value: model.returnedText)
        CapabilityRow(
          title: "A clean file", explanation: "router.resolve(_:) settles the reports.",
          button: "Clear", action: model.clear)
      }
    }
    .errorRouter(model.router)
    .alert(alert)
    .onAppear {
      status = JournalStatus(of: model.router.journal)
      model.restore()
    }
  }

  private func crash() {
    alert.present(
      AlertContent(
        title: "Crash the Gallery?",
        message: """
          The window closes at once, and the app saves nothing. To return to this screen, run:
          make run ARGS="--screen CrashAndReturn"
          """,
        actions: [AlertAction("Crash", role: .destructive, handler: model.crash), .cancel]))
  }
}

#Preview {
  CrashAndReturnScreen()
}
