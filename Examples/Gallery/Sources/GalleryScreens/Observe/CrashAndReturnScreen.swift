import Foundation
import RecourseTestServer
import RecourseUI
import SwiftUI

/// Reports that survive a crash.
///
/// Send a message, crash the app and start it again: the failure is presented as before. A report
/// that a person has not answered must not be lost with the process. Turn the server on and watch
/// Try Again work, because the new process has registered the operation.
struct CrashAndReturnScreen: View {
  /// The file of the reports, which belongs to this program alone.
  var file = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask)[0].appending(
    path: "Recourse \(ProcessInfo.processInfo.processName)/reports.jsonl")
  @Environment(\.errorDescriber) private var describer

  var body: some View { CrashAndReturnForm(model: CrashAndReturnModel(file, describer)) }
}

private struct CrashAndReturnForm: View {
  @State private var model: CrashAndReturnModel
  @State private var alert = AlertContext()

  init(model: CrashAndReturnModel) { _model = State(initialValue: model) }

  var body: some View {
    Form {
      Section {
        CapabilityRow(
          title: "A failure",
          explanation: "Is in a file before the alert: report(_:origin:retryKey:).",
          button: "Send Message", code: "func send", "func restore"
        ) {
          Task { await model.send() }
        }
        CapabilityRow(
          title: "The end of the app", explanation: "SIGKILL ends the process at once.",
          button: "Crash…", role: .destructive
        ) {
          let message = """
            The window closes at once, and the app saves nothing. To return to this screen, run:
            make run ARGS="--screen CrashAndReturn"
            """
          let crash = AlertAction("Crash", role: .destructive) { kill(getpid(), SIGKILL) }
          alert.present(
            AlertContent(title: "Crash the Gallery?", message: message, actions: [crash, .cancel]))
        }
        Toggle("The server is up", isOn: $model.isServerUp)
      } header: {
        Text("Try It")
      } footer: {
        Text(
          """
          After a restart, restoreReports(of:) presents the failure as before. Turn the server on, \
          and watch Try Again work: the new process has registered the operation by onRetry(of:).
          """)
      }
      Section("Results") {
        LabeledContent("Messages sent", value: "\(model.sentCount)")
        LabeledContent("Pending reports", value: "\(model.router.journal.status.pending)")
        LabeledContent("Back after a restart", value: model.returned)
        CapabilityRow(
          title: "A clean file", explanation: "Settles the reports: router.resolve(_:).",
          button: "Clear"
        ) {
          model.router.resolve("messages")
          model.returned = "None"
        }
      }
    }
    .errorRouter(model.router)
    .alert(alert)
    .onAppear { model.restore() }
  }
}

/// Messages to a server, whose failures survive the process.
@MainActor
@Observable
final class CrashAndReturnModel {
  let router: ErrorRouter
  var isServerUp = false
  private(set) var sentCount = 0
  var returned = "None"
  private let server = GalleryServer { try LoopbackServer(["/messages": ServerResponse()]) }

  init(_ file: URL, _ describer: ErrorDescriber) {
    let journal = ErrorJournal(durableReports: DurableReports(file: file, describer: describer))
    router = ErrorRouter(
      policy: ErrorPolicy("crash and return") { Otherwise(.banner) }, journal: journal,
      describer: describer)
  }

  /// Restores the reports of earlier processes, with the operations that can run again.
  func restore() {
    let reports = router.restoreReports()
    for case let message? in router.journal.entries.map(\.report.retryKey) { register(message) }
    guard let last = router.journal.entries.last, !reports.isEmpty else { return }
    let time = last.report.date.formatted(date: .omitted, time: .standard)
    returned = "\(reports.count), last reported at \(time)"
  }

  /// Sends a message; a failure waits in the file until it is resolved.
  func send() async {
    // Each message has a key of its own, because each one is sent.
    let message = ErrorReport.Key(rawValue: "message \(UUID())")
    register(message)
    do {
      try await deliver()
    } catch {
      router.report(
        error, origin: .userAction, title: "The message wasn’t sent", retryKey: message,
        resolvedBy: ["messages"])
    }
  }

  private func register(_ message: ErrorReport.Key) {
    router.onRetry(of: message) { [weak self] in try await self?.deliver() }
  }

  private func deliver() async throws {
    server.faults = isServerUp ? [] : .refuse
    try await server.send("POST", "messages")
    sentCount += 1
  }
}

#Preview { CrashAndReturnScreen() }
