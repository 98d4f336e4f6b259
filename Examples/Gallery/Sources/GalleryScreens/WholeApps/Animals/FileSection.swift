import RecourseUI
import SwiftUI

/// Saves the actions to a file, and replays them.
struct FileSection: View {
  let model: AnimalsModel
  @Environment(\.attempt) private var attempt

  var body: some View {
    Section("A File") {
      CapabilityRow(title: "Save the actions", explanation: contents, button: "Save") {
        attempt { try model.save() }
      }
      CapabilityRow(
        title: "Replay the actions",
        explanation: "replay(file:) runs the saved actions again, without network.",
        button: "Replay"
      ) {
        attempt { try model.replay() }
      }
    }
  }

  private var contents: String {
    switch model.savedCount {
    case nil: "StoreHistory.file(): nothing is saved yet."
    case 1: "StoreHistory.file(): 1 action is saved."
    case let count?: "StoreHistory.file(): \(count) actions are saved."
    }
  }
}
