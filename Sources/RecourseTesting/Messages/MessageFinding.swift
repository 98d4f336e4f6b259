public import Foundation

/// A problem in a message, and its location.
public struct MessageFinding: Sendable, Hashable, CustomStringConvertible {
  /// The type and case of the error, without its payload.
  public let error: String
  /// The language in which the message was read.
  public let locale: Locale
  /// The part of the message.
  package let field: MessageField
  /// The kind of the problem.
  package let kind: MessageProblem
  /// The affected text.
  public let text: String

  /// The problem, in words.
  public var problem: String { kind.description }

  /// The problem, its location and the text.
  public var description: String {
    "\(error), \(field.rawValue) in \(locale.identifier): \(problem): “\(text)”"
  }
}

/// A part of a message.
package enum MessageField: String, Sendable {
  /// The problem, in a few words.
  case title
  /// The meaning of the problem.
  case message
  /// The steps that may solve the problem.
  case recoverySuggestion = "recovery suggestion"
  /// The title of a button.
  case action
}

/// A problem of a text in a message.
package enum MessageProblem: Sendable, Hashable, CustomStringConvertible {
  /// There is no text, or no visible character.
  case empty
  /// The error has no texts that a user could understand, so a generic description is presented.
  case unspecific
  /// The text is the one that Foundation generates for an error without a description.
  case placeholder
  /// The text contains the name of a type or a case, the printed form of an error, or, in a title,
  /// an error number.
  case code(String)
  /// The text has more columns than the limit; a wide character takes two.
  case tooLong(columns: Int, limit: Int)
  /// A sentence doesn't end with a full stop or similar punctuation.
  case noFullStop
  /// A title ends with a full stop.
  case fullStop
  /// The text is a localization key, so the language has no translation for it.
  case key
  /// The text is the same in a language with a different script.
  case untranslated(from: Locale)
  /// The text has a placeholder for an argument, which is missing or would be inserted by mistake.
  case format(String)
  /// There are options but no guidance: no suggestion and, if the error has alert actions of its
  /// own, only a message of one sentence.
  case noSuggestion

  /// The problem, and how to fix it.
  public var description: String {
    switch self {
    case .empty: "nothing is said"
    case .unspecific: "only general words; describe the error"
    case .placeholder: "these words are Foundation’s; describe the error"
    case .code(let code): "“\(code)” means nothing to a person"
    case .tooLong(let columns, let limit): "\(columns) columns, and \(limit) fit"
    case .noFullStop: "a sentence ends with a full stop"
    case .fullStop: "a title ends without a full stop"
    case .key: "this is a key; translate it"
    case .untranslated(let locale): "the same as in \(locale.identifier); translate it"
    case .format(let format): "“\(format)” is a place for an argument"
    case .noSuggestion: "there are actions, and no suggestion says what to do"
    }
  }
}
