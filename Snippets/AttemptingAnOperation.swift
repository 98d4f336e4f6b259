import RecourseUI
import SwiftUI

struct PayButton: View {
  let pay: @MainActor () async throws -> Void
  @Environment(\.attempt) private var attempt

  var body: some View {
    Button("Pay") { attempt(failing: "The payment couldn’t be made") { try await pay() } }
  }
}
