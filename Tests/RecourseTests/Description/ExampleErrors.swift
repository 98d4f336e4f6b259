import Foundation
import Recourse

/// An error with its own words for alerts.
struct SpokenError: ErrorAlertConvertible {
  let errorTitle: String
  let errorMessage: String
}

/// An error that says what it is given to say, the way Foundation asks for it.
struct LocalizedExample: LocalizedError {
  var errorDescription: String?
  var failureReason: String?
  var recoverySuggestion: String?
  var helpAnchor: String?
}

/// An error that says nothing, and carries what nobody may read.
enum MuteError: Error {
  case secret(String)
  case quiet
}

/// An error that says what Foundation keeps beside it.
struct ForeignError: CustomNSError, @unchecked Sendable {
  static let errorDomain = "Elsewhere"
  // Only ever written by the initializer.
  let errorUserInfo: [String: Any]
}

/// An error with no words of its own that others have caused.
struct Caused: CausedError {
  let causes: [any Error]

  init(_ causes: any Error...) {
    self.causes = causes
  }

  /// A chain of wrappers around an error.
  static func chain(_ length: Int, around error: any Error) -> any Error {
    (0..<length).reduce(error) { cause, _ in Caused(cause) }
  }
}

/// An object that is an error, and can be its own cause.
final class CauseNode: CausedError {
  private let next: @Sendable () -> [any Error]

  init(_ next: @escaping @Sendable () -> [any Error]) {
    self.next = next
  }

  var causes: [any Error] { next() }
}

/// A value that claims to be its own cause each time.
struct EndlessError: CustomNSError {
  var errorUserInfo: [String: Any] { [NSUnderlyingErrorKey: EndlessError()] }
}
