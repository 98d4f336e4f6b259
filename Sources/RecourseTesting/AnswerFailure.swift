/// The reason why an answer could not be given.
public enum AnswerFailure: Error, Hashable, CustomStringConvertible {
  /// Nothing is shown that could be answered.
  case nothingShown(answer: String)
  /// What is shown doesn't offer the answer.
  case noSuchAction(answer: String, question: String, actions: [String])

  /// What happened, with the values, and how to go on.
  public var description: String {
    switch self {
    case .nothingShown(let answer):
      "Can't answer “\(answer)”: nothing is shown. Wait for it with `try await context.next()`."
    case .noSuchAction(let answer, let question, let actions):
      "Can't answer “\(answer)”: “\(question)” offers "
        + actions.map { "“\($0)”" }.joined(separator: ", ") + "."
    }
  }
}
