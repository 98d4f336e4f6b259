import RecourseTestServer
import RecourseUI
import SwiftUI

/// Problems that a person reports in their own words.
///
/// Print the letter: nobody at the screen can help against the failure, so the alert offers to
/// report it. The form shows what is sent with your words. Turn support off, and they stay.
struct ProblemReportsScreen: View {
  @Environment(\.errorDescriber) private var describer

  var body: some View { ProblemReportsForm(model: ProblemReportsModel(describer)) }
}

private struct ProblemReportsForm: View {
  @State private var model: ProblemReportsModel

  init(model: ProblemReportsModel) { _model = State(initialValue: model) }

  var body: some View {
    Form {
      Section("Try It") {
        CapabilityRow(
          title: "A letter to print",
          explanation: "Choose Report a Problem: ErrorRouter(problemReporting:).",
          button: "Print", code: "func print", "init(_ describer"
        ) {
          model.print()
        }
        Toggle("Support is reachable", isOn: $model.isSupportUp)
      }
      Section("Support") {
        LabeledContent("Problem reports received", value: "\(model.received.count)")
        if let last = model.received.last {
          LabeledContent("Last words", value: last.words)
          LabeledContent("Last code", value: last.record.supportCode.description)
        }
      }
    }
    .errorRouter(model.router)
    .showsReports(to: model.router)
  }
}

/// A printer that is out of order, and the support of its makers.
@MainActor
@Observable
final class ProblemReportsModel {
  private(set) var router = ErrorRouter()
  var isSupportUp = true
  private(set) var received: [ProblemReport] = []
  private let server = GalleryServer { try LoopbackServer(["/problems": ServerResponse()]) }

  init(_ describer: ErrorDescriber) {
    router = ErrorRouter(
      policy: ErrorPolicy("problem reports") { Otherwise(.alert) },
      journal: ErrorJournal(situation: .app), describer: describer,
      problemReporting: ProblemReporting { [weak self] in try await self?.send($0) })
  }

  func print() {
    router.journal.addBreadcrumb("Chose the printer")
    router.attempt(title: "The letter wasn’t printed") {
      try withErrorContext("printing the letter") { throw PrinterError.jammed }
    }
  }

  private func send(_ report: ProblemReport) async throws {
    server.faults = isSupportUp ? [] : .refuse
    try await server.send("POST", "problems")
    received.append(report)
  }
}

private enum PrinterError: Error {
  case jammed
}

#Preview { ProblemReportsScreen() }
