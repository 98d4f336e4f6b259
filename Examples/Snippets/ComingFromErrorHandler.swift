// Moves an error handler in the environment over to a policy and a router.
import Foundation
import Observation
import RecourseUI
import SwiftUI

enum APIError: LocalizedError {
  case unavailable

  var errorDescription: String? { "The shop is closed" }
}

@MainActor
@Observable
final class ErrorHandler {
  private(set) var presented: (any LocalizedError)?

  var isPresenting: Bool {
    get { presented != nil }
    set { if !newValue { presented = nil } }
  }

  func handle(_ error: any Error) {
    switch error {
    case let error as APIError:
      presented = error
    case let error as any LocalizedError:
      #if DEBUG
        presented = error
      #endif
    default:
      print(error)
    }
  }
}

@MainActor func load() async throws { throw APIError.unavailable }

enum Before {
  struct OrdersView: View {
    @Environment(ErrorHandler.self) private var handler

    var body: some View {
      Text("Orders")
        .task {
          do { try await load() } catch { handler.handle(error) }
        }
    }
  }

  struct RootView: View {
    @State private var handler = ErrorHandler()

    var body: some View {
      OrdersView()
        .environment(handler)
        .alert(
          handler.presented?.errorDescription ?? "Error", isPresented: $handler.isPresenting
        ) {
          Button("OK") {}
        }
    }
  }
}

extension ErrorPolicy {
  static let app = ErrorPolicy {
    On(.type(APIError.self), .alert)
    Otherwise(.alert, inRelease: .log)
  }
}

enum After {
  struct OrdersView: View, Routable {
    @Environment(ErrorRouter.self) var router

    var body: some View {
      Text("Orders")
        .task {
          do { try await load() } catch { handle(error, origin: .firstLoad) }
        }
    }
  }

  struct RootView: View {
    @State private var router = ErrorRouter(policy: .app)

    var body: some View {
      OrdersView().errorRouter(router)
    }
  }
}
