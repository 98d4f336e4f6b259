import Foundation
import RecourseUI
import SwiftUI

/// A sheet whose content presents its own errors in an alert.
struct NotesSheet: View, ErrorAlerter {
  @State var alert = AlertContext()
  @Environment(\.errorDescriber) var errorDescriber
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
