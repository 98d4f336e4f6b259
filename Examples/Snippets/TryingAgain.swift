import Foundation
import Recourse
import RecourseUI
import SwiftUI

// Operations that run again: one, one for many elements, and all that wait for the network.

struct CartScreen: View {
  let cart = Cart()
  @Environment(\.attemptOperation) private var attempt

  var body: some View {
    Button("Pay") { attempt { try await cart.pay() } }
    ThrowingButton("Empty the Cart", role: .destructive) { try await cart.removeAll() }
  }
}

@MainActor
func sync(_ cart: Cart, router: ErrorRouter) async {
  do {
    try await cart.pay()
    router.resolve("cart")
  } catch {
    let handle = router.report(error, origin: .userAction, resolvedBy: ["cart"])
    print(await handle.outcome)
  }
}

struct UploadButton: View {
  let photos: [URL]
  @State private var progress = 0.0
  @Environment(\.attemptOperation) private var attempt

  var body: some View {
    ProgressView(value: progress)
    Button("Upload") {
      attempt.all(photos, onProgress: { progress = Double($0) / Double($1) }) { photo in
        try await upload(photo)
      }
    }
  }
}

func upload(_ photo: URL) async throws {
  _ = try Data(contentsOf: photo)
}

struct ConnectedApp: App {
  @State private var router = ErrorRouter(policy: .app, network: .system)

  var body: some Scene {
    WindowGroup { CartScreen().offlineBanner().errorRouter(router) }
  }
}

extension ErrorPolicy {
  static let app = ErrorPolicy {
    On(.type(URLError.self), .toast)
    Otherwise(.alert, inRelease: .log)
  }
}

@MainActor
final class Cart {
  nonisolated init() {}

  func pay() async throws {}

  func removeAll() async throws {}
}
