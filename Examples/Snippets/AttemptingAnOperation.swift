import RecourseUI
import SwiftUI

struct PayButton: View {
  let pay: @MainActor () async throws -> Void
  @Environment(\.attemptOperation) private var attempt

  var body: some View {
    Button("Pay") { attempt(title: "The payment couldn’t be made") { try await pay() } }
  }
}
