import Foundation
import RecourseUI
import SwiftUI

@main
struct NotesApp: App {
  @State private var router = ErrorRouter()

  var body: some Scene {
    WindowGroup { NotesView().errorRouter(router) }
  }
}

struct NotesView: View {
  @State private var isOffline = true

  var body: some View {
    VStack {
      Toggle("Offline", isOn: $isOffline)
      ThrowingView(operation: notes) { notes in
        List(notes, id: \.self) { Text($0) }
      }
      ThrowingButton("Send") { _ = try await notes() }
        .errorTitle("The notes aren’t sent")
    }
    .padding()
  }

  private func notes() async throws -> [String] {
    if isOffline { throw URLError(.notConnectedToInternet) }
    return ["Bread", "Milk"]
  }
}
