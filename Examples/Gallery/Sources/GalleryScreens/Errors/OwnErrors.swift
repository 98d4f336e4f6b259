import Foundation
import RecourseUI

/// Says what Foundation asks for: all, a part, or nothing.
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

/// Says nothing, and carries what nobody else may read.
enum CoffeeError: Error {
  case cold(cupOf: String)
}

/// Knows what a person can do.
struct SignInExpired: LocalizedError, RecoverableError {
  var errorDescription: String? { "You have been signed out" }
  var failureReason: String? { "Nobody has used the app for a month." }
  var recoveryOptions: [String] { ["Sign In", "Go On as a Guest"] }

  func attemptRecovery(optionIndex: Int) -> Bool { true }
}

/// Wraps whatever went wrong, and leaves the words to it.
enum SyncError: CauseWrapping {
  case cancelled
  case caused(by: any Error)

  var causes: [any Error] {
    if case .caused(let cause) = self { [cause] } else { [] }
  }
}

/// Has several causes, and tells anybody how many.
struct UploadsFailed: CausedError, PublicDetails {
  let causes: [any Error]

  var publicDetails: [String: String] { ["uploads": "\(causes.count)"] }
}

extension RequestFailed {
  /// A server that wants to be left alone for half a minute.
  static let busy = RequestFailed(statusCode: 503, retryAfter: .seconds(30))
}

/// Says whatever it is given to say.
struct StrangeError: LocalizedError {
  let text: String

  var errorDescription: String? { text }
}

/// Is its own cause.
final class StrangeCircle: CausedError {
  var causes: [any Error] { [self] }
}
