import Foundation
import Recourse

extension MessageLinterTests {
  /// An error whose messages pass the linter.
  enum PhotoError: String, LocalizedError, CaseIterable {
    case libraryFull, notFound

    var errorDescription: String? {
      switch self {
      case .libraryFull: "The library is full"
      case .notFound: "The photo can’t be found"
      }
    }

    var failureReason: String? {
      switch self {
      case .libraryFull: "There’s no room for more photos."
      case .notFound: "It may have been deleted."
      }
    }

    var recoverySuggestion: String? { self == .libraryFull ? "Delete some of them." : nil }
  }

  /// An error with configurable texts.
  struct Spoken: LocalizedError, Sendable {
    var errorDescription: String?
    var failureReason: String?
    var recoverySuggestion: String?

    init(
      title: String = "The library is full", message: String = "It has no room.",
      suggestion: String? = nil
    ) {
      errorDescription = title
      failureReason = message
      recoverySuggestion = suggestion
    }
  }

  /// An error without texts.
  enum Mute: Error, CaseIterable {
    case first, second
  }

  /// An error whose title contains the name of its case.
  enum Leaking: LocalizedError {
    case diskIsFull(String)

    var errorDescription: String? { "Sorry, diskIsFull" }
    var failureReason: String? { "It has no room." }
  }

  /// An error whose title contains its code.
  struct Numbered: CustomNSError, LocalizedError {
    var errorCode: Int { 4_711 }
    var errorDescription: String? { "Something is wrong: 4711" }
    var failureReason: String? { "Nobody knows what." }
  }

  /// An error with recovery options.
  struct LintedRecoverable: RecoverableError, LocalizedError {
    let options: [String]
    var suggestion: String?

    var errorDescription: String? { "The photo is in use" }
    var failureReason: String? { "Somebody else is changing it." }
    var recoverySuggestion: String? { suggestion }
    var recoveryOptions: [String] { options }

    func attemptRecovery(optionIndex: Int) -> Bool { true }
  }

  /// An error with its own alert actions.
  struct Offering: ErrorAlertConvertible, LocalizedError {
    var errorTitle: String { "2 > 1" }
    let errorMessage: String
    let errorActions: [AlertAction]
    var recoverySuggestion: String?
  }

  /// An error with an HTTP status.
  struct Status: HTTPStatusProvider {
    let statusCode: Int
  }
}
