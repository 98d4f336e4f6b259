// Keeps what a person has written until the server has it.
import Foundation
import Recourse
import RecourseUI
import SwiftUI

struct Message: Codable, Sendable {
  var text: String
}

struct MessageServer {
  func send(_ message: Message, idempotencyKey: UUID) async throws {}
}

extension KeptChange.Kind<Message> {
  static var message: Self { "message" }
}

@MainActor
func launch(_ server: MessageServer, user: String, file: URL) -> ErrorRouter {
  let journal = ErrorJournal(durableReports: DurableReports(file: file))
  let router = ErrorRouter(journal: journal, network: .system)
  router.onKeptChange(of: .message) { message, key in
    try await server.send(message, idempotencyKey: key)
  }
  router.restoreReports(of: user)
  return router
}

struct Composer: View {
  @Environment(\.attemptOperation) private var attempt
  @State private var text = ""

  var body: some View {
    TextField("Message", text: $text)
    Button("Send") {
      attempt(keeping: .message, Message(text: text), title: "The message wasn’t sent")
      text = ""
    }
  }
}

struct WaitingMessages: View {
  let router: ErrorRouter

  var body: some View {
    ForEach(router.keptChanges) { change in
      if let message = change.content(of: .message) {
        HStack {
          Text(message.text)
          Button("Don’t Send") { router.dropKeptChange(change.id) }
        }
      }
    }
  }
}
