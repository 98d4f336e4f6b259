public import Foundation

/// What can be wrong with a text.
public enum MessageProblem: Sendable, Hashable, CustomStringConvertible {
  /// There is no text, or nothing that can be seen.
  case empty
  /// The error says nothing that a person could understand, so general words are shown.
  case unspecific
  /// The text is what Foundation makes up for an error without words.
  case placeholder
  /// The text has the name of a type or a case, the print of an error, or, in a title, a number that
  /// only developers know.
  case code(String)
  /// The text has more columns than there is room for; a wide character takes two.
  case tooLong(columns: Int, limit: Int)
  /// A sentence doesn't end with a full stop or its like.
  case noFullStop
  /// A title ends with a full stop.
  case fullStop
  /// The text is a key, so it was not found in the language.
  case key
  /// The text is the same in a language that is written otherwise.
  case untranslated(from: Locale)
  /// The text has a place for an argument, which was not put in or would be put in by mistake.
  case format(String)
  /// There is something to choose, and no word on what to do: no suggestion and, where an error has
  /// its own actions for an alert, a message of one sentence.
  case noSuggestion

  /// What is wrong, and how to mend it.
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
