/// A part of a message.
public enum MessageField: String, Sendable, Hashable, CaseIterable, CustomStringConvertible {
  /// The problem, in a few words.
  case title
  /// The meaning of the problem.
  case message
  /// The steps that may solve the problem.
  case recoverySuggestion = "recovery suggestion"
  /// The title of a button.
  case action

  /// The name of the part, for developers.
  public var description: String { rawValue }
}
