import RecourseUI
import SwiftUI

struct SignInGate<Content: View>: View {
  let signIn: @MainActor () async throws -> Void
  @ViewBuilder let content: Content
  @State private var sheet = SheetContext()

  var body: some View {
    content
      .errorPolicy { On(.status(401), .route("signIn")) }
      .sheet(sheet)
      .onErrorRoute("signIn") { _ in await hasSignedIn() ? .tryAgain : .stop }
  }

  private func hasSignedIn() async -> Bool {
    var result = false
    _ = await sheet.present {
      ThrowingButton("Sign In") {
        try await signIn()
        result = true
        sheet.dismiss()
      }
    }.answer
    return result
  }
}
