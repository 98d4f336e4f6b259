public import Foundation

/// A problem in a message, and its location.
public struct MessageFinding: Sendable, Hashable, CustomStringConvertible {
  /// The type and case of the error, without its payload.
  public let error: String
  /// The language in which the message was read.
  public let locale: Locale
  /// The part of the message.
  public let field: MessageField
  /// The problem.
  public let problem: MessageProblem
  /// The affected text.
  public let text: String

  /// The problem, its location and the text.
  public var description: String {
    "\(error), \(field) in \(locale.identifier): \(problem): “\(text)”"
  }
}
