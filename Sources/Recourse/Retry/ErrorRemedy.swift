/// What can help after an error.
///
/// ```swift
/// switch error.remedy {
/// case .time: showTryAgain()
/// case .person: showWhatToDo()
/// case .developer, .unknown: showApology()
/// }
/// ```
public enum ErrorRemedy: Sendable, Hashable, Codable, CaseIterable {
  /// It may pass by itself: a time-out, a lost connection, a busy server.
  case time
  /// A person must do something: sign in, allow something, free space, correct what was entered.
  case person
  /// Neither helps: a mistake in a program, or an answer that nobody can use.
  case developer
  /// Nothing is known of the error.
  case unknown
}
