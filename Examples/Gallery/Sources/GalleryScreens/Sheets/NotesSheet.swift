import Foundation
import RecourseUI
import SwiftUI

/// A sheet whose content has errors of its own, and an alert for them.
struct NotesSheet: View, ErrorAlerter {
  @State var alert = AlertContext()
  @State private var notes = ""
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("Notes", text: $notes)
        }
        Section {
          Button("Open Last Notes") { tryWithErrorAlert(open) }
          Button("Close") { dismiss() }
        }
      }
      .navigationTitle("Notes")
    }
    .alert(alert)
  }

  private func open() async throws {
    notes = try await RealFailures.readMissingFile()
  }
}
