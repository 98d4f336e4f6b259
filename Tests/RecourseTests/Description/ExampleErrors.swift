import Foundation
import Recourse

/// An error that provides its own title and message for alerts.
struct SpokenError: ErrorAlertConvertible {
  let errorTitle: String
  let errorMessage: String
}

/// A localized error whose texts are all configurable.
struct LocalizedExample: LocalizedError {
  var errorDescription: String?
  var failureReason: String?
  var recoverySuggestion: String?
  var helpAnchor: String?
}

/// An error without texts that can carry a secret payload.
enum MuteError: Error {
  case secret(String)
  case quiet
}

/// An error whose texts are in its user info.
struct ForeignError: CustomNSError, @unchecked Sendable {
  static let errorDomain = "Elsewhere"
  // Written by the initializer only.
  let errorUserInfo: [String: Any]
}

/// An error without text that is caused by other errors.
struct Caused: CauseProvider {
  let causes: [any Error]

  init(_ causes: any Error...) {
    self.causes = causes
  }

  /// Returns the error inside the given number of wrappers.
  static func chain(_ length: Int, around error: any Error) -> any Error {
    (0..<length).reduce(error) { cause, _ in Caused(cause) }
  }
}

/// An error class whose instances can be their own causes.
final class CauseNode: CauseProvider {
  private let next: @Sendable () -> [any Error]

  init(_ next: @escaping @Sendable () -> [any Error]) {
    self.next = next
  }

  var causes: [any Error] { next() }
}

/// A value that returns another value of its type as the cause, endlessly.
struct EndlessError: CustomNSError {
  var errorUserInfo: [String: Any] { [NSUnderlyingErrorKey: EndlessError()] }
}
