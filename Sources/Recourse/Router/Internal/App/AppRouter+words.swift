// MARK: Updating presentations

extension AppRouter {
  /// Updates the presentation of a problem, once for all changes in a turn of the main actor.
  func update(_ id: OpenProblem.ID) {
    guard problems[id] != nil, outdated.insert(id).inserted else { return }
    Task { updateNow(id) }
  }

  func updateNow(_ id: OpenProblem.ID) {
    outdated.remove(id)
    guard problems.isOpen(id), let problem = problems[id], let shown = problem.presentation?.id
    else { return }
    if surface(at: problem.subject.place)?.update(shown, to: problem) == true { noteWords(of: id) }
  }

  /// Records what a person can read of a problem.
  func noteWords(of id: OpenProblem.ID) {
    guard let problem = problems[id] else { return }
    problems.modify(id) {
      $0.presentation?.listed = problem.samples.count
      if !problem.subject.place.staysDuringRuns {
        $0.presentation?.operations = countedOperations(of: problem)
      }
    }
  }
}

// MARK: Words

extension AppRouter {
  func interruption(of problem: OpenProblem) -> Interruption {
    let tryAgain = { @MainActor @Sendable [weak self, id = problem.id] in
      _ = self?.tryAgainAfterAnswer(id)
    }
    let runs = countedOperations(of: problem).count
    let state = runs == 0 ? nil : retryState(of: problem)
    let text = settings.describer.text
    let action = state.map { _ in AlertAction(text.tryAgain(runs), handler: tryAgain) }
    let words = words(for: problem, countdown: nil)
    let content = AlertContent(
      words.description, of: words.error, text: text,
      tryAgain: state?.delay == nil ? action : nil,
      report: reportAction(for: words.report, of: problem)
    ) { hasSucceeded in
      if hasSucceeded { tryAgain() }
    }
    var isSheet = false
    if case .surface(.sheet, _) = problem.subject.place { isSheet = true }
    let count = shownCount(of: problem, runs: action.map { _ in runs })
    let title = count > 1 ? "\(content.title) ×\(count)" : content.title
    return Interruption(
      surface: isSheet ? .sheet : .alert, error: words.error,
      content: AlertContent(
        title: title, message: message(content.message, of: problem), actions: content.actions))
  }

  func toast(of problem: OpenProblem) -> ToastContent {
    let (tryAgain, state) = tryAgain(for: problem)
    let words = words(for: problem, countdown: state?.delay)
    let recovery = words.description.recoveryOptions.first.map { option in
      AlertAction(option.title) { [weak self, id = problem.id] in
        if option.attemptRecovery() { self?.tryAgain(id, by: nil) }
      }
    }
    // A lost network is no failure until an operation fails for lack of it; the title says it all.
    let hasFailed = problem.count > 0
    let text = hasFailed ? words.description.fullMessage : nil
    var content = ToastContent(
      title: words.description.title, message: message(text, of: problem),
      severity: hasFailed ? .failure : .warning,
      action: tryAgain?.keepingPresentation() ?? recovery
        ?? (hasFailed ? reportAction(for: words.report, of: problem) : nil),
      count: shownCount(of: problem, runs: tryAgain.map { _ in problem.runCount }))
    if let state { content.actionState = state }
    return content
  }

  /// Returns the notification of a problem, whose action runs all of its operations again.
  func notification(of problem: OpenProblem) -> ErrorNotification {
    let content = toast(of: problem)
    let (tryAgain, state) = tryAgain(for: problem, lasts: true)
    let isReady = state == .ready && problem.subject.place.isShown
    return ErrorNotification(
      title: content.count > 1 ? "\(content.title) ×\(content.count)" : content.title,
      message: content.message, action: isReady ? tryAgain?.title : nil,
      report: problem.report.snapshot(describer: settings.describer), user: changes.user)
  }

  /// Returns a message, followed by the number of attempts if there were several.
  private func message(_ message: String?, of problem: OpenProblem) -> String? {
    let text = settings.describer.text
    let attempts = problem.attempts > 1 ? text["attempts", count: problem.attempts] : nil
    let lines = [message, attempts].compactMap(\.self)
    return explained(lines.isEmpty ? nil : lines.joined(separator: "\n"), of: problem)
  }

  /// Returns the number of failures to show beside a title.
  ///
  /// Beside an action that tries again, the number would promise as many runs, so another number is
  /// not shown.
  private func shownCount(of problem: OpenProblem, runs: Int?) -> Int {
    if problem.subject.kind == .rest || runs ?? problem.count != problem.count { return 1 }
    return max(1, problem.count)
  }

  /// Returns the action that tries again, and whether the person can choose it now; nil without an
  /// operation that can help.
  private func tryAgain(
    for problem: OpenProblem, lasts: Bool = false
  ) -> (action: AlertAction?, state: ToastContent.ActionState?) {
    let count = problem.runCount
    guard count > 0, let state = retryState(of: problem, lasts: lasts) else { return (nil, nil) }
    let title = settings.describer.text.tryAgain(count)
    // A problem in the closure would have its members copied by the next change.
    let action = AlertAction(title) { [weak self, id = problem.id] in
      if state.delay == nil { self?.tryAgain(id, by: title) }
    }
    return (action, state)
  }

  /// What a presentation of a problem says, the error that it describes, and the report of it.
  private typealias Words = (
    description: ErrorDescription, error: any Error, report: ErrorReport
  )

  private func words(for problem: OpenProblem, countdown: RetryDelay?) -> Words {
    let describer = describer(for: problem, countdown: countdown)
    let shared = problem.count > 1 ? problem.sharedError : nil
    let listed = problem.samples.count == 1 ? problem.samples.first?.report : nil
    let report = shared == nil ? listed ?? problem.latest : problem.report
    let error = shared ?? report.error
    let description = describer.describe(error)
    if problem.isCauseOver, isListed(problem) || problem.runCount > 0 {
      return (list(of: problem, below: nil, by: describer), error, report)
    }
    switch problem.subject.kind {
    case .listed where problem.samples.count > 1:
      return (list(of: problem, below: description, by: describer), error, report)
    case .rest:
      return (list(of: problem, below: nil, by: describer), error, report)
    case .operation where problem.samples.count > 1:
      return (list(of: problem, below: nil, by: describer), error, report)
    case .cause, .fingerprint, .any, .operation, .listed:
      return (description.titled(problem.title), error, report)
    }
  }

  private func isListed(_ problem: OpenProblem) -> Bool {
    if case .listed = problem.subject.kind { true } else { false }
  }

  /// The number of errors that a presentation lists; one more line counts the others.
  package nonisolated static let lineLimit = 5

  /// Returns a description that lists the words of a problem's reports.
  ///
  /// - Parameters:
  ///   - problem: The problem.
  ///   - cause: The description of the cause, which is the title; nil if there is none.
  ///   - describer: Describes the errors.
  /// - Returns: The description.
  private func list(
    of problem: OpenProblem, below cause: ErrorDescription?, by describer: ErrorDescriber
  ) -> ErrorDescription {
    let text = describer.text
    let general = text["problem.general.title"]
    let lines = problem.samples.map { sample in
      if let title = sample.report.title, title != problem.title { return title }
      return problem.isCauseOver ? general : describer.describe(sample.report.error).summary
    }
    let total = text["more.problems", count: problem.count]
    let title =
      problem.title ?? cause?.title
      ?? (problem.isCauseOver && Set(lines).count <= 1 ? lines.first ?? general : total)
    let others = lines.indices.filter {
      lines[$0] != title && lines.firstIndex(of: lines[$0]) == $0
    }
    var listed = others.prefix(Self.lineLimit).map { lines[$0] }
    if others.count > listed.count, title != total {
      listed.append(text["more.problems", count: others.count - listed.count])
    }
    let message = listed.joined(separator: "\n")
    return ErrorDescription(
      title: title, message: others.isEmpty ? text["suggestion.tryAgain"] : message)
  }
}
