public import Foundation

/// Why somebody can’t sign in, beside what can go wrong with any request.
public enum SignInError: LocalizedError, Equatable {
  case wrongPassword

  /// What has happened, in a few words.
  public var errorDescription: String? { "That’s not the password" }
  /// Why it has happened.
  public var failureReason: String? { "The shop knows another one." }
  /// What can be done about it.
  public var recoverySuggestion: String? { "It is “lovelace”." }
}

/// A picture that the shop doesn’t take; the error says nothing.
public struct PortraitRejected: Error, Equatable {
  /// Creates the error.
  public init() {}
}
