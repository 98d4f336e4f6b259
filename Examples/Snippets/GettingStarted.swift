// A small app with a policy, a throwing view, an attempt and a form field.
import Foundation
import Observation
import RecourseUI
import SwiftUI

@main
struct NotesApp: App {
  @State private var router = ErrorRouter(policy: .notes)
  @State private var notebook = Notebook()

  var body: some Scene {
    WindowGroup { NotesView(notebook: notebook).errorRouter(router) }
  }
}

extension ErrorPolicy {
  static let notes = ErrorPolicy {
    On(.error(NotebookError.full), .alert)
    On(.code(URLError.notConnectedToInternet), .banner)
  }
}

enum NotebookError: LocalizedError, ErrorRemedyProvider {
  case full

  var errorDescription: String? { "The notebook is full" }
  var failureReason: String? { "It has room for five notes." }
  var remedy: ErrorRemedy { .needsUser }
}

struct NewNote: Equatable {
  var text = ""

  func validate() throws {
    if text.isEmpty { throw FieldError(\NewNote.text, "Enter a note.") }
  }
}

@MainActor
@Observable
final class Notebook {
  var isOffline = true
  private(set) var notes: [String] = []

  func load() async throws {
    try connect()
    if notes.isEmpty { notes = ["Bread", "Milk"] }
  }

  func add(_ note: NewNote) async throws {
    try note.validate()
    try connect()
    if notes.count == 5 { throw NotebookError.full }
    notes.append(note.text)
  }

  @discardableResult
  func send(reportingTo router: ErrorRouter) -> AttemptHandle<Void?> {
    router.attempt(title: "The notes aren’t sent") { try self.connect() }
  }

  private func connect() throws {
    if isOffline { throw URLError(.notConnectedToInternet) }
  }
}

struct NotesView: View {
  @Bindable var notebook: Notebook
  @Environment(ErrorRouter.self) private var router

  var body: some View {
    VStack {
      Toggle("Offline", isOn: $notebook.isOffline)
      ThrowingView {
        List(notebook.notes, id: \.self) { Text($0) }
      } operation: {
        try await notebook.load()
      }
      NewNoteForm(notebook: notebook)
      Button("Send") { notebook.send(reportingTo: router) }
    }
    .padding()
  }
}

struct NewNoteForm: View {
  let notebook: Notebook
  @State private var note = NewNote()

  var body: some View {
    TextField("New Note", text: $note.text).errorField(\.text, of: note)
    ThrowingButton("Add") {
      try await notebook.add(note)
      note = NewNote()
    }
    .errorTitle("The note isn’t added")
  }
}

#if os(Linux)
  // On Linux, the package only compiles the app.
  extension NotesApp {
    static func main() {}
  }
#endif
