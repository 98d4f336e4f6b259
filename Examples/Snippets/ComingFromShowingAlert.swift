// Moves a view with a flag for an alert over to a throwing button.
import RecourseUI
import SwiftUI

enum Before {
  struct SaveButton: View {
    let save: @MainActor () async throws -> Void
    @State private var showingAlert = false
    @State private var message = ""

    var body: some View {
      Button("Save") {
        Task {
          do {
            try await save()
          } catch {
            message = error.localizedDescription
            showingAlert = true
          }
        }
      }
      .alert("Error", isPresented: $showingAlert) {
        Button("OK") {}
      } message: {
        Text(message)
      }
    }
  }
}

enum After {
  struct SaveButton: View {
    let save: @MainActor () async throws -> Void

    var body: some View {
      ThrowingButton("Save") { try await save() }
        .errorTitle("The document isn’t saved")
    }
  }
}
