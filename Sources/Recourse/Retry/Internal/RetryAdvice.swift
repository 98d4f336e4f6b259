package import Foundation

/// Whether trying again can help, as the remedy of an error says.
package enum RetryAdvice: Sendable, Hashable {
  /// Trying again can help now.
  case now
  /// Trying again can help after a delay, which the error asks for.
  case after(Duration)
  /// Trying again can't help unless something else changes: a person has to act, or an app is at fault.
  case never
}

extension Error {
  /// Whether trying again can help.
  ///
  /// - Parameter date: The time from which a requested delay counts. The default is the present.
  /// - Returns: The advice.
  package func retryAdvice(at date: Date = Date()) -> RetryAdvice {
    let causes = causeTree
    switch causes.remedy {
    case .person, .developer: return .never
    case .time, .unknown:
      guard let delay = causes.requestedDelay(at: date), delay > .zero else { return .now }
      return .after(min(delay, .longest))
    }
  }

  /// Whether the person has to sign in before trying again can help.
  package var needsSignIn: Bool {
    causeTree.errors.contains { error in
      let problem =
        if let answer = error as? any HTTPError {
          SystemProblem.problem(ofStatus: answer.statusCode)
        } else {
          SystemProblem(error)
        }
      return problem == .signInNeeded || problem == .cloudSignInNeeded
    }
  }
}
