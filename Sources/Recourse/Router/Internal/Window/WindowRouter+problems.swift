extension WindowRouter {
  /// Presents a report as a new problem, or coalesces it into an open or a recent one.
  ///
  /// A problem that would interrupt the person too often goes to the inbox.
  ///
  /// - Parameters:
  ///   - delivery: The report.
  ///   - place: The place of the problem.
  ///   - path: The steps of the decision.
  ///   - occurrences: The number of failures that the report stands for. The default is 1.
  /// - Returns: The new problem; nil if the report was coalesced.
  @discardableResult
  func show(
    _ delivery: Delivery, at place: OpenProblem.Place, path: [RuleTrace], occurrences: Int = 1
  ) -> OpenProblem? {
    if place == .surface(.inbox), let fallbackWindow {
      return fallbackWindow.show(delivery, at: place, path: path)
    }
    let shared = delivery.report.classified.shared
    let report = resolvedByReconnection(delivery.report)
    var delivery = delivery
    delivery.report = report
    let kind: OpenProblem.Kind =
      if case .route = place { .any } else if let shared { .cause(shared.cause) } else {
        report.failing.map { .operation($0) } ?? .fingerprint(report.fingerprint)
      }
    let subject = OpenProblem.Subject(place: place, kind: kind)
    // A problem that a person tries to solve in the inbox stays there.
    if place.interrupts, !delivery.isAwaited || appRouter.isInInbox(delivery.repeated),
      appRouter.isInInbox(subject)
    {
      return appRouter.show(delivery, at: .surface(.inbox), path: path)
    }
    // The presentation of the previous run is obsolete unless the report joins it.
    if let repeated = delivery.repeated,
      repeated.window !== self || !problems.isOpen(subject, as: repeated.problem)
    {
      repeated.resolve()
    }
    let recovery = delivery.recovery
    let arrival = OpenProblems.Arrival(
      report: report, subject: subject, promise: delivery.promise, occurrences: occurrences,
      sharedError: shared?.error, recovery: recovery, isAwaited: delivery.isAwaited,
      repeats: delivery.repeated.flatMap { $0.window === self ? $0.problem : nil })
    let entry = problems.add(
      arrival, at: time.now(), isAnswered: isAnswered(at: place),
      mayBegin: interruption(by: delivery, at: place))
    // Another run of the operation would only fail again.
    if recovery == nil { delivery.decline() }
    switch entry {
    case .exceeds:
      return appRouter.show(delivery, at: .surface(.inbox), path: path)
    case .repeats(let first):
      record(delivery, as: .coalesced(into: first), path: path)
    case .joins(let id):
      let outcome = Outcome.coalesced(into: problems[id]?.report.id ?? report.id)
      settings.journal.record(report, as: outcome, path: path)
      delivery.promise.resolve(outcome)
      follow(recovery, of: report.resolvedBy, in: id)
      if arrival.repeats == id { updateNow(id) } else { update(id, after: report.error) }
    case .opens(let id):
      settings.journal.report(report, path: path)
      follow(recovery, of: report.resolvedBy, in: id)
      follow(id)
      takeFromInbox(subject, into: id)
      present(id)
      return problems[id]
    }
    return nil
  }

  /// Resolves the problem's own report if its caller withdraws the report or stops waiting.
  func follow(_ id: OpenProblem.ID) {
    guard let problem = problems[id] else { return }
    let member = problem.firstMember
    problem.promise.onDismissal { [weak self] _ in self?.resolveOne(member, of: id) }
  }

  func present(_ id: OpenProblem.ID) {
    guard let problem = problems[id], let surface = surface(at: problem.subject.place) else {
      return
    }
    let report = problem.report.id
    // A new presentation may end another problem immediately, so none is held during the call.
    let presentation = surface.present(
      problem, onEmbedding: { [settings] in settings.journal.note(.refusal, of: report) },
      completion: { [weak self] in self?.end(id, with: $0) })
    problems.modify(id) { $0.presentation = presentation }
    expire(presentation, at: problem.subject.place)
  }

  /// Returns a function that returns whether a person has answered a presentation that is still on
  /// screen.
  func isAnswered(at place: OpenProblem.Place) -> (PresentationID) -> Bool {
    let surface = surface(at: place)
    return { surface?.isClosing($0) ?? false }
  }

  /// Ends a problem with the outcome of its presentation.
  private func end(_ id: OpenProblem.ID, with answer: PresentationAnswer) {
    switch answer {
    case .action(let action):
      finish(id, as: .presented(action: action.title), isAnswered: true)
    case .dismissed: finish(id, as: .presented(action: nil), isAnswered: true)
    case .withdrawn, .replaced, .ignored:
      finish(id, as: problems[id]?.outcomeOfWithdrawal ?? .resolved, isAnswered: false)
    }
  }

  /// Ends a problem, and starts its coalescing interval if a person knows of the problem.
  func finish(_ id: OpenProblem.ID, as outcome: Outcome, isAnswered: Bool) {
    guard let problem = problems.end(id, answeredAt: isAnswered ? time.now() : nil) else { return }
    settings.journal.settle(problem.report.id, as: outcome)
    problem.end(as: outcome)
  }
}

// MARK: Inspecting

extension WindowRouter {
  /// Returns the presentation of a report, on screen or waiting, and its surface; nil if the report
  /// was coalesced, is on a route, or has an outcome.
  package func presentation(
    of report: ErrorReport.ID
  ) -> (surface: Disposition.Surface, id: PresentationID)? {
    let problem = problems.problems.values.first { $0.report.id == report }
    guard let problem, case .surface(let surface) = problem.subject.place else { return nil }
    return problem.presentation.map { (surface, $0) }
  }
}

// MARK: Resolving reports

extension WindowRouter {
  /// Resolves one report of a problem.
  func resolveOne(_ member: OpenProblem.Member.ID, of id: OpenProblem.ID) {
    problems.resolveOne(member, of: id)
    resolveOrUpdate(id)
  }

  /// Resolves the reports of a problem that have the same recovery.
  func resolveAll(_ member: OpenProblem.Member.ID, of id: OpenProblem.ID) {
    problems.resolveAll(member, of: id)
    resolveOrUpdate(id)
  }

  /// Resolves all reports that an event makes obsolete.
  func resolve(_ key: ErrorReport.Key) {
    let (touched, recoveries) = problems.resolve(key)
    for recovery in recoveries { recovery.withdraw() }
    for id in touched { resolveOrUpdate(id) }
    clearFields(resolvedBy: key)
  }

  /// Dismisses the presentation of a problem whose reports are all resolved, or updates it.
  private func resolveOrUpdate(_ id: OpenProblem.ID) {
    guard let problem = problems.resolved(id) else { return update(id) }
    guard let presentation = problem.presentation,
      let surface = surface(at: problem.subject.place)
    else { return }
    // A report that arrives during dismissal opens a new problem.
    problems.close(problem.id, answeredAt: nil)
    if problem.chosenAction != nil || surface.isOnScreen(presentation) {
      problems.modify(id) { $0.outcomeOfWithdrawal = .presented(action: $0.chosenAction) }
    }
    surface.dismiss(presentation)
  }
}
