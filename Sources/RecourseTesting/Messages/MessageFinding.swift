public import Foundation

/// Something that is wrong with a message, and where.
public struct MessageFinding: Sendable, Hashable, CustomStringConvertible {
  /// The error by its type and case, without what it carries.
  public let error: String
  /// The language in which the message was read.
  public let locale: Locale
  /// The part of the message.
  public let field: MessageField
  /// What is wrong.
  public let problem: MessageProblem
  /// The text.
  public let text: String

  /// What is wrong, where, and in which text.
  public var description: String {
    "\(error), \(field) in \(locale.identifier): \(problem): “\(text)”"
  }
}
