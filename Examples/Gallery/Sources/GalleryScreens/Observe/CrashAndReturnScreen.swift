import Foundation
import RecourseTestServer
import RecourseUI
import SwiftUI

/// Changes that survive a crash.
///
/// Send a message, crash the app and start it again: the message is sent, in the order in which you
/// wrote it, or waits for the server. What a person has done must not be lost with the process.
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
          title: "A change",
          explanation: "Is in a file before it is sent: attempt(keeping:_:title:).",
          button: "Send Message", code: "func send", "func restore"
        ) {
          model.send()
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
          After a restart, restoreReports(of:) sends what waits, by the operation of \
          onKeptChange(of:). Turn the server on, and watch Try Again work.
          """)
      }
      Section("Results") {
        LabeledContent("Messages sent", value: "\(model.sentCount)")
        LabeledContent("Waiting messages", value: "\(model.router.keptChanges.count)")
        LabeledContent("Back after a restart", value: model.returned ?? "None")
        CapabilityRow(
          title: "What waits", explanation: "The person can drop it: dropKeptChange(_:).",
          button: "Drop", isEnabled: !model.router.keptChanges.isEmpty
        ) {
          for change in model.router.keptChanges { model.router.dropKeptChange(change.id) }
        }
      }
    }
    .errorRouter(model.router)
    .showsReports(to: model.router)
    .alert(alert)
    .onAppear { model.restore() }
  }
}

extension KeptChange.Kind<Int> {
  /// The number of a message.
  fileprivate static var message: Self { "message" }
}

/// Messages to a server, which survive the process.
@MainActor
@Observable
final class CrashAndReturnModel {
  let router: ErrorRouter
  var isServerUp = false
  private(set) var sentCount = 0
  private(set) var returned: String?
  private let server = GalleryServer { try LoopbackServer(["/messages": ServerResponse()]) }

  init(_ file: URL, _ describer: ErrorDescriber) {
    let journal = ErrorJournal(durableReports: DurableReports(file: file, describer: describer))
    router = ErrorRouter(
      policy: ErrorPolicy("crash and return") { Otherwise(.banner) }, journal: journal,
      describer: describer)
  }

  /// Sends the messages that earlier processes have left.
  func restore() {
    guard returned == nil else { return }
    router.onKeptChange(of: .message) { [weak self] _, _ in
      guard let self else { throw CancellationError() }
      try await deliver()
    }
    router.restoreReports()
    let time = router.keptChanges.last?.date.formatted(date: .omitted, time: .standard)
    returned = time.map { "\(router.keptChanges.count), last kept at \($0)" } ?? "None"
  }

  /// Sends a message, which is in the file until the server has it.
  func send() {
    router.attempt(
      keeping: .message, sentCount + router.keptChanges.count, title: "The message wasn’t sent")
  }

  private func deliver() async throws {
    server.faults = isServerUp ? [] : .refuse
    try await server.send("POST", "messages")
    sentCount += 1
  }
}

#Preview { CrashAndReturnScreen() }
