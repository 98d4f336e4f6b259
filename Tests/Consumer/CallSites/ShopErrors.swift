import Foundation
import RecourseUI

/// One error of each kind that the documentation describes.
enum APIError: LocalizedError, Equatable, CaseIterable {
  case sessionExpired, soldOut

  var errorDescription: String? {
    switch self {
    case .sessionExpired: "You are signed out"
    case .soldOut: "Sold out"
    }
  }

  var recoverySuggestion: String? { "Sign in, then try again." }
}

extension APIError: SharedCauseProvider {
  var sharedCause: SharedCause? { self == .sessionExpired ? "session" : nil }
}

struct ValidationError: Error, Equatable {
  var field = "name"
}

enum MyError: ErrorAlertConvertible {
  case general

  var errorTitle: String { "The order was not saved" }
  var errorMessage: String { "Choose another name." }
}

struct RequestFailed: HTTPStatusProvider {
  let statusCode: Int
  let retryAfter: RetryAfter?
}

enum StockError: ErrorRemedyProvider {
  case beingCounted

  var remedy: ErrorRemedy { .transient }
  var retryAfter: RetryAfter? { .seconds(30) }
}

struct UploadFailed: CauseProvider, PublicDetailsProvider {
  let attempt: Int
  let causes: [any Error]

  var publicDetails: [String: String] { ["attempt": "\(attempt)"] }
}

enum SyncError: CauseWrapper, Equatable {
  case cancelled
  case caused(by: any Error)

  var causes: [any Error] {
    if case .caused(let cause) = self { [cause] } else { [] }
  }

  static func == (first: SyncError, second: SyncError) -> Bool {
    switch (first, second) {
    case (.cancelled, .cancelled): true
    case (.caused(let first), .caused(let second)): "\(first)" == "\(second)"
    default: false
    }
  }
}

func sync(_ upload: () async throws -> Void) async throws(SyncError) {
  try await SyncError.catching { try await upload() }
}

let describer = ErrorDescriber()
  .mapping(ValidationError.self) { error in
    ErrorDescription(
      title: "The \(error.field) is not valid", message: "Nothing was sent.",
      recoveryOptions: [RecoveryOption("Choose another") { chooseAnother() }])
  }

@MainActor
func chooseAnother() -> Bool { true }
