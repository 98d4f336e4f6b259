import RecourseUI
import SwiftUI

struct NoteScreen: View {
  let save: @MainActor (String) async throws -> Void
  @State private var isEditing = false

  var body: some View {
    Button("Edit") { isEditing = true }
      .sheet(isPresented: $isEditing) { NoteEditor(save: save).errorHost() }
  }
}

struct NoteEditor: View {
  let save: @MainActor (String) async throws -> Void
  @State private var text = ""
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      TextField("Note", text: $text)
      ThrowingButton("Save") {
        try await save(text)
        dismiss()
      }
      .errorTitle("The note isn’t saved")
    }
  }
}
