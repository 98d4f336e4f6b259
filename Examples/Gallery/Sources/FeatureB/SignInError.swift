public import Foundation

/// The failures of signing in, in addition to those of any request.
public enum SignInError: LocalizedError, Equatable {
  case wrongPassword

  /// The title of the error.
  public var errorDescription: String? { "That’s not the password" }
  /// The cause of the error.
  public var failureReason: String? { "The shop has stored a different one." }
  /// The suggested next step.
  public var recoverySuggestion: String? { "It is “lovelace”." }
}

/// A picture that the shop rejects; the error has no text.
public struct PortraitRejected: Error, Equatable {
  /// Creates the error.
  public init() {}
}
