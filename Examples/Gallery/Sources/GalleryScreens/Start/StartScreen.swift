import RecourseTestServer
import RecourseUI
import SwiftUI

/// One failure, in the place that the person chooses, and the way out of it.
///
/// Press Send, then Try Again: a failure has a way out. Choose another place and watch: the policy
/// decides where the failure appears, not the error. The journal records how each failure ended.
struct StartScreen: View {
  @State private var model = StartModel()
  @State private var place = FailurePlace.alert

  var body: some View {
    StartForm(model: model, place: $place)
      .errorPolicy(ErrorPolicy("start") { Otherwise(place.disposition) })
      .resolvesReportsOnDisappear()
  }
}

private struct StartForm: View {
  @Bindable var model: StartModel
  @Binding var place: FailurePlace
  @State private var lastOutcome = "None yet"
  @Environment(\.attemptOperation) private var attempt
  @Environment(ErrorRouter.self) private var router

  var body: some View {
    Form {
      Section {
        CasePicker("The server", selection: $model.server)
        CasePicker("Show the failure", selection: $place)
        CapabilityRow(
          title: "A message", explanation: "The policy places its failure: .errorPolicy(_:).",
          button: "Send", code: ".errorPolicy(", "ThrowingView(id:"
        ) {
          model.begin()
          if place != .inline {
            attempt(title: "The message wasn’t sent") { try await model.send() }
          }
        }
      } header: {
        Text("Cause a Failure")
      } footer: {
        Text(
          """
          Send really fails, because a server on this machine answers with an error. Try Again \
          repeats the request: a server that fails once then accepts the message. Show the failure \
          elsewhere and send again: a policy chooses alert, toast or log, and ThrowingView shows \
          its failure inline.
          """)
      }
      if place == .inline, model.start > 0 {
        Section("Inline") {
          ThrowingView(id: model.start, operation: model.send) { count in
            Label("Message \(count) is sent", systemImage: "checkmark.circle")
          }
          .frame(maxWidth: .infinity, minHeight: 220)
        }
      }
      Section("Result") {
        LabeledContent("Messages sent", value: "\(model.sentCount)")
        LabeledContent("Last outcome in the journal", value: lastOutcome)
      }
    }
    .task {
      for await batch in router.journal.changes() {
        let outcome = batch.changes.compactMap(\.entry.outcome).last
        lastOutcome = outcome?.kind.rawValue.capitalized ?? lastOutcome
      }
    }
  }
}

enum FailurePlace: String, CaseIterable {
  case alert = "As an alert", toast = "As a toast", inline = "Inline", log = "In the log only"

  var disposition: Disposition {
    switch self {
    case .alert: .alert
    case .toast: .toast
    case .inline: .inline
    case .log: .log
    }
  }
}

/// A server that fails as the person has chosen.
@MainActor
@Observable
final class StartModel {
  enum Server: String, CaseIterable {
    case failsOnce = "Fails once", isDown = "Is down", works = "Works"
  }

  var server = Server.failsOnce
  private(set) var sentCount = 0
  /// The number of messages so far, sent or not.
  private(set) var start = 0
  private let localServer = GalleryServer { try LoopbackServer(["/messages": ServerResponse()]) }

  func begin() {
    start += 1
    let faults: [Server: ServerFaults] = [
      .failsOnce: [.first(1, .status(503))], .isDown: [.always(.status(503))],
    ]
    localServer.faults = faults[server] ?? []
  }

  /// Sends the message, and returns the number of messages that were sent.
  @discardableResult
  func send() async throws -> Int {
    try await localServer.send("POST", "messages")
    sentCount += 1
    return sentCount
  }
}

#Preview { StartScreen().errorRouter(ErrorRouter(policy: .gallery)) }
