import FeatureC
import RecourseUI
import SwiftUI

/// The app’s own view for a module without views.
struct SyncForm: View {
  let model: ModulesModel
  @Environment(\.attempt) private var attempt

  var body: some View {
    Form {
      Section("Synchronization") {
        CapabilityRow(
          title: "On request", explanation: "attempt(key:) presents the failure with Try Again.",
          button: "Synchronize"
        ) {
          attempt(key: .synchronization) { try await model.synchronize() }
        }
        CapabilityRow(
          title: "In the background",
          explanation: "origin: .background: the policy presents only errors that need you.",
          button: "Run in Background", code: "func forwardFailures"
        ) {
          Task { await model.synchronizeInBackground() }
        }
      }
      Section("Last Synchronization") {
        if let round = model.lastRound {
          LabeledContent("Uploaded", value: "\(round.uploaded)")
          ForEach(round.failures) { failure in
            LabeledContent {
              Text(failure.supportCode.description).monospaced()
            } label: {
              Text(failure.title)
              Text(failure.message)
            }
          }
        } else {
          Text("No synchronization yet.")
        }
      }
    }
  }
}
