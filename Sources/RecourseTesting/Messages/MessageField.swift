/// A part of a message.
public enum MessageField: String, Sendable, Hashable, CaseIterable, CustomStringConvertible {
  /// What went wrong, in a few words.
  case title
  /// What it means.
  case message
  /// What can be done about it.
  case recoverySuggestion = "recovery suggestion"
  /// The text of a button.
  case action

  /// The part as a developer calls it.
  public var description: String { rawValue }
}
