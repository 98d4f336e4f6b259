import RecourseUI
import SwiftUI

/// A screen of a module that knows neither the app nor its other modules.
struct Feature: View, Routable {
  @Environment(ErrorRouter.self) var router

  var body: some View {
    Text("Hello")
      .task {
        do {
          try await load()
        } catch {
          handle(error)
        }
      }
  }

  func load() async throws { throw APIError.soldOut }
}

extension Feature {
  func handleEach(_ error: any Error) {
    switch error {
    case let error as APIError: router.showAlert(for: error)
    default: handle(error)
    }
  }
}
