import Foundation
import RecourseUI
import SwiftUI

/// A sheet whose content has errors of its own, and an alert for them.
struct NotesSheet: View, ErrorAlerter {
  @State var alert = AlertContext()
  @State private var notes = ""

  var body: some View {
    SheetForm("Notes") {
      TextField("Notes", text: $notes)
      Button("Open Last Notes") { tryWithErrorAlert(open) }
    }
    .alert(alert)
  }

  private func open() async throws {
    notes = try await RealFailures.readMissingFile()
  }
}
