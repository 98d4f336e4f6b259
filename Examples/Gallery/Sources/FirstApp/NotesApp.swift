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
      ThrowingView {
        try await notes()
      } content: { notes in
        List(notes, id: \.self) { Text($0) }
      }
      ThrowingButton("Send", failing: "The notes aren’t sent") { _ = try await notes() }
    }
    .padding()
  }

  private func notes() async throws -> [String] {
    if isOffline { throw URLError(.notConnectedToInternet) }
    return ["Bread", "Milk"]
  }
}
