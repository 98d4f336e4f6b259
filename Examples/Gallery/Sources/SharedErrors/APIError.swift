public import Foundation

/// The reasons why the shop’s server has not answered, shared by all modules.
///
/// The module depends only on Foundation: code that only throws errors needs nothing else.
public enum APIError: LocalizedError, Equatable, CaseIterable {
  case networkUnavailable
  case sessionExpired
  case serviceUnavailable
  case unreadableAnswer

  /// The title of the error.
  public var errorDescription: String? {
    switch self {
    case .networkUnavailable: "Can’t reach the shop"
    case .sessionExpired: "You have been signed out"
    case .serviceUnavailable: "The shop is closed for a moment"
    case .unreadableAnswer: "The shop’s response is unreadable"
    }
  }

  /// The cause of the error.
  public var failureReason: String? {
    switch self {
    case .networkUnavailable: "There is no connection to its server."
    case .sessionExpired: "The session has expired."
    case .serviceUnavailable: "Its server is under maintenance."
    case .unreadableAnswer: "The app and the server don’t understand each other."
    }
  }

  /// The suggested next step.
  public var recoverySuggestion: String? {
    switch self {
    case .networkUnavailable: "Check the connection, and try again."
    case .sessionExpired: "Sign in again."
    case .serviceUnavailable: "Try again in a few minutes."
    case .unreadableAnswer: "Look for a new version of the app."
    }
  }
}
