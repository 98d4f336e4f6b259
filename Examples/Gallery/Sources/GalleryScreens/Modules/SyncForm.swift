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
          title: "When you ask", explanation: "What stops it is shown, with a way to try again.",
          button: "Synchronize"
        ) {
          attempt(key: .synchronization) { try await model.synchronize() }
        }
        CapabilityRow(
          title: "When nobody asks", explanation: "Only what needs you is shown.",
          button: "Run in Background"
        ) {
          Task { await model.synchronizeInBackground() }
        }
      }
      Section("Last Round") {
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
          Text("There was none yet.")
        }
      }
    }
  }
}
