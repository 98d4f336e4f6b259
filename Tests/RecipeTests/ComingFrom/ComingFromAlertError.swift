// The modifier isn't in Xcode 26, with which a snippet has to compile.
#if SDK_27
  import Foundation
  import SwiftUI

  enum PaymentError: LocalizedError {
    case declined

    var errorDescription: String? { "The card was declined" }
  }

  struct PayButton: View {
    let pay: @MainActor () async throws(PaymentError) -> Void
    @State private var error: PaymentError?

    var body: some View {
      Button("Pay", action: start)
        .alert(error: $error) { Button("OK") {} }
    }

    private func start() {
      Task {
        do throws(PaymentError) { try await pay() } catch { self.error = error }
      }
    }
  }
#endif
