import Foundation
import RecourseUI

/// Provides all, some or none of the texts of `LocalizedError`.
enum LibraryError: LocalizedError {
  case full(limit: Int)
  case locked
  case unexplained

  var errorDescription: String? {
    switch self {
    case .full: "The library is full"
    case .locked: "The library is locked while it is being repaired."
    case .unexplained: nil
    }
  }

  var failureReason: String? {
    guard case .full(let limit) = self else { return nil }
    return "It has room for \(limit) photos."
  }

  var recoverySuggestion: String? {
    guard case .full = self else { return nil }
    return "Delete some to make room."
  }
}

/// Provides no text, and carries a private value.
enum CoffeeError: Error {
  case cold(cupOf: String)
}

/// Provides recovery options, of which only the first succeeds.
struct SignInExpired: LocalizedError, RecoverableError {
  var errorDescription: String? { "You have been signed out" }
  var failureReason: String? { "You haven’t used the app for a month." }
  var recoveryOptions: [String] { ["Sign In", "Continue as Guest"] }

  func attemptRecovery(optionIndex: Int) -> Bool { optionIndex == 0 }
}

/// Wraps an error, and takes its texts from the wrapped error.
enum SyncError: CauseWrapper {
  case cancelled
  case caused(by: any Error)

  var causes: [any Error] {
    if case .caused(let cause) = self { [cause] } else { [] }
  }
}

/// Has several causes, and marks their number as public.
struct UploadsFailed: CauseProvider, PublicDetailsProvider {
  let causes: [any Error]

  var publicDetails: [String: String] { ["uploads": "\(causes.count)"] }
}

/// Has the text that it was created with.
struct TextError: LocalizedError {
  let text: String

  var errorDescription: String? { text }
}

/// Is its own cause.
final class CyclicError: CauseProvider {
  var causes: [any Error] { [self] }
}
