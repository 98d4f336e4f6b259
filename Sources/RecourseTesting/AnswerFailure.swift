/// The reason why a presentation could not be answered.
public enum AnswerFailure: Error, Hashable, CustomStringConvertible {
  /// Nothing is presented that could be answered.
  case nothingShown(answer: String)
  /// The presentation doesn't offer the answer.
  case noSuchAction(answer: String, question: String, actions: [String])

  /// The failure with its values, and how to fix the test.
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
