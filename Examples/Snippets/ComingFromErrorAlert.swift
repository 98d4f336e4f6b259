// Moves SwiftUI's alert for an error over to an alert that describes any error.
import Foundation
import RecourseUI
import SwiftUI

enum PaymentError: LocalizedError {
  case declined

  var errorDescription: String? { "The card was declined" }
}

enum Before {
  struct PayButton: View {
    let pay: @MainActor () async throws(PaymentError) -> Void
    @State private var error: PaymentError?
    @State private var isFailed = false

    var body: some View {
      Button("Pay", action: start)
        .alert(isPresented: $isFailed, error: error) { Button("OK") {} }
    }

    private func start() {
      Task {
        do throws(PaymentError) {
          try await pay()
        } catch {
          self.error = error
          isFailed = true
        }
      }
    }
  }
}

enum After {
  struct PayButton: View {
    let pay: @MainActor () async throws -> Void
    @State private var error: (any Error)?

    var body: some View {
      Button("Pay", action: start)
        .alert(describing: $error, tryAgain: pay)
    }

    private func start() {
      Task {
        do {
          try await pay()
        } catch {
          self.error = error
        }
      }
    }
  }
}
