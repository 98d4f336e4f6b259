// Describes any error in words.
import Foundation
import Recourse

enum LibraryError: LocalizedError {
  case full(limit: Int)

  var errorDescription: String? { "The library is full" }
  var failureReason: String? { "It has room for a thousand photos." }
  var recoverySuggestion: String? { "Delete some to make room." }
}

struct RequestFailed: HTTPStatusProvider {
  let statusCode: Int
  let retryAfter: RetryAfter?
}

enum PaymentError: Error {
  case declined
}

func show(_ error: any Error) {
  let description = ErrorDescriber().describe(error)
  print(description.title)
  print(description.fullMessage)
}

let describer = ErrorDescriber(locale: Locale(identifier: "fr"))
  .mapping(PaymentError.self) { error in
    ErrorDescription(
      title: "Le paiement a été refusé",
      message: "Rien n’a été débité.",
      recoveryOptions: [RecoveryOption("Choisir une autre carte") { chooseCard() }])
  }

func chooseCard() -> Bool { true }

enum SyncError: CauseWrapper {
  case notSignedIn
  case cancelled
  case caused(by: any Error)

  var causes: [any Error] {
    if case .caused(let cause) = self { [cause] } else { [] }
  }
}

func sync() async throws(SyncError) {
  try await SyncError.catching {
    let changes = try await download()
    try await apply(changes)
  }
}

func download() async throws -> [String] { [] }
func apply(_ changes: [String]) async throws {}

struct UploadFailed: CauseProvider, PublicDetailsProvider {
  let file: URL
  let attempt: Int
  let causes: [any Error]

  var publicDetails: [String: String] { ["attempt": "\(attempt)"] }
}

func log(_ error: any Error) {
  let details = ErrorDetails(of: error)
  print(details.developerText)
}
