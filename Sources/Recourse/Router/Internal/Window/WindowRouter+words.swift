extension WindowRouter {
  /// Updates the presentation of a problem, once for all changes in a turn of the main actor.
  ///
  /// - Parameters:
  ///   - id: The problem.
  ///   - error: The error that was coalesced. The default is nil: there was none.
  func update(_ id: OpenProblem.ID, after error: (any Error)? = nil) {
    guard let problem = problems[id], !problem.needsUpdate else { return }
    problems.modify(id) { $0.needsUpdate = true }
    // Once a turn, because floods of reports pass through here.
    if let error { compareWords(of: error, with: problem) }
    Task { updateNow(id) }
  }

  /// Updates the problems with a retry key, whose operation has changed.
  ///
  /// - Parameters:
  ///   - key: The key of the operation.
  ///   - attempt: The number of attempts that the operation has taken.
  func updateProblems(thatRetry key: ErrorReport.Key, after attempt: Int) {
    for id in problems.noteAttempt(attempt, ofRetry: key) { update(id) }
  }

  func updateNow(_ id: OpenProblem.ID) {
    problems.modify(id) { $0.needsUpdate = false }
    guard problems.isOpen(id), let problem = problems[id], let presentation = problem.presentation
    else { return }
    surface(at: problem.subject.place)?.update(presentation, to: problem)
  }

  /// Records whether an error of the same problem has other texts than the problem's own error.
  ///
  /// Texts may contain figures, which a count beside them would contradict.
  private func compareWords(of error: any Error, with problem: OpenProblem) {
    guard case .fingerprint = problem.subject.kind, !problem.isVaried else { return }
    let words = settings.describer.describe(problem.latest.error)
    let others = settings.describer.describe(error)
    if words.title != others.title || words.fullMessage != others.fullMessage {
      problems.modify(problem.id) { $0.isVaried = true }
    }
  }

  func interruption(of problem: OpenProblem) -> Interruption {
    let (action, state) = tryAgain(for: problem)
    let words = words(for: problem, countdown: nil)
    let content = AlertContent(
      words.description, of: words.error, text: settings.describer.text,
      // The alert doesn't change, so it offers to try again even while the operation is running.
      tryAgain: state?.delay == nil ? action : nil
    ) { [weak self, id = problem.id] hasSucceeded in
      if hasSucceeded { self?.tryAgain(id) }
    }
    let title = problem.isCounted ? "\(content.title) ×\(problem.count)" : content.title
    return Interruption(
      surface: problem.subject.place == .surface(.sheet) ? .sheet : .alert, error: words.error,
      content: AlertContent(
        title: title, message: message(content.message, of: problem), actions: content.actions))
  }

  func toast(of problem: OpenProblem) -> ToastContent {
    let (tryAgain, state) = tryAgain(for: problem)
    let words = words(for: problem, countdown: state?.delay)
    let recovery = words.description.recoveryOptions.first.map { option in
      AlertAction(option.title) { [weak self, id = problem.id] in
        if option.attemptRecovery() { self?.tryAgain(id) }
      }
    }
    // A lost network is no failure until an operation fails for lack of it; the title says it all.
    let hasFailed = problem.count > 0
    let text = hasFailed ? words.description.fullMessage : nil
    var content = ToastContent(
      title: words.description.title, message: message(text, of: problem),
      severity: hasFailed ? .failure : .warning,
      action: tryAgain?.keepingPresentation() ?? recovery,
      count: problem.isCounted ? problem.count : 1)
    if let state { content.actionState = state }
    return content
  }

  /// Returns a message, followed by the number of attempts if there were several, and by the number
  /// of further reports if their texts differ.
  private func message(_ message: String?, of problem: OpenProblem) -> String? {
    let text = settings.describer.text
    let attempts = problem.attempts > 1 ? text["attempts", count: problem.attempts] : nil
    let more =
      problem.isVaried && problem.count > 1 ? text["more.problems", count: problem.count - 1] : nil
    let lines = [message, attempts, more].compactMap(\.self)
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  /// Returns the action that tries again, and whether the person can choose it now; nil without an
  /// operation that can help.
  private func tryAgain(
    for problem: OpenProblem
  ) -> (action: AlertAction?, state: ToastContent.ActionState?) {
    let text = settings.describer.text
    let count = operationCount(of: problem)
    guard count > 0, let state = retryState(of: problem) else { return (nil, nil) }
    let title = count > 1 ? text["action.retryAll"] : text["action.tryAgain"]
    // A problem in the closure would have its members copied by the next change.
    let action = AlertAction(title) { [weak self, id = problem.id] in
      if state.delay == nil { self?.tryAgain(id, by: title) }
    }
    return (action, state)
  }

  /// Returns the description to present for a problem, and the error that it describes.
  private func words(
    for problem: OpenProblem, countdown: RetryDelay?
  ) -> (description: ErrorDescription, error: any Error) {
    let describer = describer(for: problem, countdown: countdown)
    let shared = problem.count > 1 ? problem.sharedError : nil
    let error = shared ?? problem.latest.error
    if problem.subject.kind != .rest, problem.samples.count < 2 {
      return (describer.describe(error).failing(problem.failing), error)
    }
    let titles = problem.samples.map { describer.describe($0.error).summary }
    let title = problem.failing ?? describer.text["more.problems", count: problem.count]
    return (ErrorDescription(title: title, message: titles.joined(separator: "\n")), error)
  }
}

extension OpenProblem {
  /// Whether the problem shows how often its problem occurred; if texts differ, the message gives
  /// the number of further reports instead.
  fileprivate var isCounted: Bool { count > 1 && subject.kind != .rest && !isVaried }
}
