import RecourseUI
import SwiftUI

/// Saves the actions to a file, and replays them.
struct FileSection: View {
  let model: AnimalsModel
  @Environment(\.attempt) private var attempt

  var body: some View {
    Section("A File") {
      CapabilityRow(title: "Keep the actions", explanation: contents, button: "Save") {
        attempt { try model.save() }
      }
      CapabilityRow(
        title: "Do them again", explanation: "Runs the saved actions again, without network.",
        button: "Replay"
      ) {
        attempt { try model.replay() }
      }
    }
  }

  private var contents: String {
    switch model.savedCount {
    case nil: "There is no file yet."
    case 1: "The file has 1 action."
    case let count?: "The file has \(count) actions."
    }
  }
}
