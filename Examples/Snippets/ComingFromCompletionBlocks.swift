// Moves operations with completion blocks over to an error alerter, and to async functions.
import Foundation
import Observation
import RecourseUI
import SwiftUI

@MainActor
final class Archive {
  func export(_ completion: @escaping @Sendable (Result<URL, any Error>) -> Void) {
    completion(.failure(CocoaError(.fileWriteOutOfSpace)))
  }

  func pack(_ completion: @escaping @Sendable ((any Error)?) -> Void) {
    completion(nil)
  }

  func share(_ file: URL) {}
}

enum Before {
  struct ExportButton: View {
    let archive: Archive
    @State private var message: String?

    var body: some View {
      Button("Export") {
        archive.export { result in
          DispatchQueue.main.async {
            switch result {
            case .success(let file): archive.share(file)
            case .failure(let error): message = error.localizedDescription
            }
          }
        }
      }
      .alert(message ?? "", isPresented: .constant(message != nil)) {
        Button("OK") { message = nil }
      }
    }
  }
}

enum After {
  struct ExportButton: View, ErrorAlerter {
    let archive: Archive
    @State var alert = AlertContext()

    var body: some View {
      Button("Export") {
        tryWithErrorAlert(archive.export) { result in
          if case .success(let file) = result { archive.share(file) }
        }
      }
      .alert(alert)
    }
  }
}

extension Before {
  struct PackButton: View {
    let archive: Archive
    @State private var hasFailed = false

    var body: some View {
      Button("Pack") {
        archive.pack { error in
          DispatchQueue.main.async { hasFailed = error != nil }
        }
      }
      .alert("Packing failed", isPresented: $hasFailed) { Button("OK") {} }
    }
  }
}

extension Archive {
  func pack() async throws {
    try await withCheckedThrowingContinuation { continuation in
      pack { error in
        continuation.resume(with: error.map { .failure($0) } ?? .success(()))
      }
    }
  }
}

extension After {
  struct PackButton: View {
    let archive: Archive

    var body: some View {
      ThrowingButton("Pack") { try await archive.pack() }
        .errorTitle("The archive isn’t packed")
    }
  }
}
