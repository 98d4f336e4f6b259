// MARK: Presenting problems

extension AppRouter {
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
    var delivery = delivery
    awaitReconnection(after: delivery.report)
    delivery.report = resolvedOnline(delivery)
    let report = delivery.report
    let words = ProblemWords(of: report, by: settings.describer)
    var subject = OpenProblem.Subject(place: place, kind: kind(of: report, in: words, at: place))
    let inboxed = OpenProblem.Subject(
      place: .inbox, kind: kind(of: report, in: words, at: .inbox))
    // A problem that a person tries to solve in the inbox stays there.
    let isTriedInInbox = delivery.intention?.isRequested == true && isInInbox(delivery.repeated)
    if place.interrupts, !delivery.isAwaited || isTriedInInbox,
      problems[inboxed] != nil
    {
      subject = inboxed
    }
    let wasAwaited = problems[subject]?.isAwaited ?? true
    closeAnswered(subject, on: surface(at: subject.place))
    if let repeated = delivery.repeated { prepare(repeated, for: subject) }
    let intention = offeredIntention(of: &delivery)
    let arrival = OpenProblems.Arrival(
      report: report, subject: subject, words: words, occurrences: occurrences,
      intention: intention?.id, isAwaited: delivery.isAwaited,
      isForNotification: delivery.isForNotification,
      needsNotification: needsNotification(delivery), repeated: delivery.repeated)
    let entry = problems.add(
      arrival, at: time.now(), mayBegin: interruption(by: delivery, about: subject))
    switch entry {
    case .exceeds(let step):
      return show(delivery, at: .inbox, path: path + [step])
    case .repeats(let first):
      record(delivery, as: .coalesced(into: first), path: path)
    case .joins(let place):
      let outcome = Outcome.coalesced(into: problems[place.problem]?.report.id ?? report.id)
      settings.journal.record(report, as: outcome, path: path)
      delivery.promise.resolve(outcome)
      extendDelay(of: place.problem, for: report)
      join(intention, at: place, after: delivery.repeated)
      announce(place.problem)
      if delivery.repeated?.problem == place.problem { updateNow(place.problem) }
      if delivery.isAwaited, !wasAwaited || subject.place.staysDuringRuns {
        hasten(place.problem)
      }
      if delivery.isAwaited { take(inboxed, to: subject.place) }
    case .opens(let place):
      settings.journal.add(self)
      settings.journal.report(report, path: path)
      promises[place.problem] = delivery.promise
      delivery.promise.onDismissal { [weak self] _ in self?.withdraw(place) }
      join(intention, at: place, after: delivery.repeated)
      if delivery.isAwaited { take(inboxed, to: subject.place) }
      present(place.problem)
      return problems[place.problem]
    }
    return nil
  }

  /// Returns the trait that a report shares with others of the same problem.
  func kind(
    of report: ErrorReport, in words: ProblemWords, at place: OpenProblem.Place
  ) -> OpenProblem.Kind {
    let cause = report.classified.shared?.cause
    if words.areOwn, place.isShown { return .fingerprint(report.fingerprint, words) }
    switch place {
    case .route: return .any
    case .surface(.banner, _): if let cause { return .listed(cause) }
    case .surface, .inbox: if let cause { return .cause(cause, words) }
    }
    return report.title.map { .operation($0) } ?? .fingerprint(report.fingerprint, words)
  }

  /// Closes a problem whose presentation a person has answered, and which is on its way out.
  func closeAnswered(_ subject: OpenProblem.Subject, on surface: (any ProblemSurface)?) {
    guard let problem = problems[subject], let shown = problem.presentation?.id,
      surface?.isClosing(shown) == true
    else { return }
    problems.close(problem.id, answeredAt: time.now())
  }

  /// Prepares the report of the previous run, which a new report of the same operation replaces.
  ///
  /// A presentation that can change, and that presents no other operation, takes on the new words.
  /// Any other presentation of the previous report is obsolete, unless the new report joins it.
  private func prepare(_ repeated: ReportPlace, for subject: OpenProblem.Subject) {
    guard let problem = problems[repeated.problem],
      problem.subject != subject
        || !problems.isOpen(problem.id)
    else { return }
    if problems.isOpen(problem.id), problem.subject.place == subject.place,
      subject.place.staysDuringRuns, Array(problem.members.keys) == [repeated.member],
      problems[subject] == nil
    {
      _ = problems.move(problem.id, to: subject)
    } else {
      discard(repeated)
    }
  }

  /// Returns the intention of a failed operation, whose task waits no longer if a retry can't help;
  /// nil if the report has none.
  private func offeredIntention(of delivery: inout Delivery) -> Intention? {
    if delivery.intention == nil, let key = delivery.report.retryKey {
      delivery.offer(intention(for: key))
    } else if delivery.report.classified.remedy == .permanent {
      delivery.intention?.stop()
    }
    return delivery.intention
  }

  private func join(_ intention: Intention?, at place: ReportPlace, after repeated: ReportPlace?) {
    if let intention {
      if let repeated, repeated != place { intention.forget(repeated) }
      // Without room for the member, the report has no intention.
      if place.member.intention == intention.id {
        intentions[intention.id] = intention
        intention.join(place, of: self)
        note(intention, at: place)
      } else {
        intention.end()
      }
    }
    beginDelay(of: place.problem)
    update(place.problem)
  }

  /// Presents a problem at its place, ahead of waiting ones if a person awaits it.
  func present(_ id: OpenProblem.ID) {
    guard let problem = problems[id], let surface = surface(at: problem.subject.place) else {
      return
    }
    let shown = OpenProblem.Shown()
    problems.modify(id) { $0.presentation = shown }
    let request = ProblemRequest(
      problem: problem,
      onEmbedding: { [settings] in settings.journal.note(.refusal, of: problem.report.id) },
      completion: { [weak self] in self?.end(id, shown.occurrence, with: $0) })
    let presentation = surface.present(request)
    problems.modify(id) {
      if $0.presentation?.occurrence == shown.occurrence { $0.presentation?.id = presentation }
    }
    noteWords(of: id)
    expire(id)
  }

  /// Presents a problem ahead of those that nobody awaits, unless it is presented already.
  func hasten(_ id: OpenProblem.ID) {
    guard let problem = problems[id], let shown = problem.presentation?.id,
      case .surface = problem.subject.place, let surface = surface(at: problem.subject.place),
      surface.current != shown
    else { return }
    problems.modify(id) { $0.presentation = nil }
    surface.dismiss(shown)
    present(id)
  }

  /// Moves a problem of the inbox to the surface that answers a person's own action.
  private func take(_ inboxed: OpenProblem.Subject, to place: OpenProblem.Place) {
    if case .surface = place, let waiting = problems[inboxed] { move(waiting.id, to: place) }
  }

  /// Ends a presentation of a problem, unless it has moved elsewhere by now.
  private func end(
    _ id: OpenProblem.ID, _ occurrence: PresentationID, with answer: PresentationAnswer
  ) {
    guard let problem = problems[id], let shown = problem.presentation,
      shown.occurrence == occurrence
    else { return }
    let isAnswered = answer.action != nil || answer == .dismissed
    if isAnswered, problems.isOpen(id), shown.listed < problem.samples.count {
      return presentRest(of: id, after: shown)
    }
    switch answer {
    case .action(let action): finish(id, as: .presented(action: action.title))
    case .dismissed where isResumable(problem): keepOperations(of: id)
    case .dismissed: finish(id, as: .presented(action: nil))
    case .withdrawn, .replaced, .ignored:
      conclude(id, as: problem.withdrawal ?? .resolved)
    }
  }

  /// Ends a problem that a person has answered, as soon as the operations that the answer has
  /// started have ended.
  func finish(_ id: OpenProblem.ID, as outcome: Outcome) {
    problems.close(id, answeredAt: time.now())
    for member in problems[id]?.orderedMembers ?? [] where !member.isRunning {
      leave(ReportPlace(problem: id, member: member.id))
    }
    problems.modify(id) {
      $0.presentation = nil
      $0.answer = outcome
    }
    settle(id)
  }

  /// Ends a problem, with its repair as the outcome if its operation has succeeded.
  private func conclude(_ id: OpenProblem.ID, as outcome: Outcome) {
    for member in problems[id]?.orderedMembers ?? [] {
      leave(ReportPlace(problem: id, member: member.id))
    }
    delays.removeValue(forKey: id)?.cancel()
    guard let problem = problems.end(id) else { return }
    let outcome = problem.repair.map { .repaired(by: $0) } ?? outcome
    settings.journal.settle(problem.report.id, as: outcome)
    promises.removeValue(forKey: id)?.resolve(outcome)
  }

  private func isOnScreen(_ problem: OpenProblem) -> Bool {
    guard let shown = problem.presentation?.id else { return false }
    return surface(at: problem.subject.place)?.isOnScreen(shown) ?? false
  }
}

// MARK: Resolving reports

extension AppRouter {
  /// Resolves all reports that an event makes obsolete, in all windows.
  package func resolve(_ key: ErrorReport.Key) {
    settings.journal.durableStore?.resolve(key)
    for place in problems.places(resolvedBy: key) { resolve(place, as: nil) }
    for window in openWindows { window.clearFields(resolvedBy: key) }
  }

  /// Resolves the reports of a place.
  ///
  /// - Parameters:
  ///   - place: The reports.
  ///   - repair: The reason for the run that has succeeded; nil if there was none.
  func resolve(_ place: ReportPlace, as repair: Outcome.Repair?) {
    if let repair, problems[place.problem]?.firstMember == place.member {
      problems.modify(place.problem) { $0.repair = repair }
    }
    leave(place)
    settle(place.problem)
  }

  /// Removes reports that a later report of the same operation has made obsolete.
  func discard(_ place: ReportPlace) {
    place.member.intention.flatMap { intentions[$0] }?.forget(place)
    problems.remove(place)
    settle(place.problem)
  }

  /// Follows the runs of an operation with unresolved reports.
  func changed(_ intention: Intention, at place: ReportPlace) {
    // A person has answered the problem, and the run that the answer has started is over.
    if problems[place.problem]?.answer != nil, !intention.isRunning { return discard(place) }
    // The run at the return of the network has ended without a report, as if cancelled.
    if intention.repair == .reconnection, !intention.isRunning,
      problems[place.problem]?.isCauseOver == true
    {
      announce(place.problem)
    }
    note(intention, at: place)
    update(place.problem)
  }

  /// Records the progress of an operation at the place of one of its reports.
  func note(_ intention: Intention, at place: ReportPlace) {
    problems.note(
      intention.attempts, isAvailable: intention.isAvailable, isRunning: intention.isRunning,
      at: place)
  }

  /// Resolves the problem's own report, because its caller withdraws it or stops waiting.
  private func withdraw(_ place: ReportPlace) {
    if problems.resolveOne(place) { leave(place) }
    settle(place.problem)
  }

  /// Removes reports from their problem.
  func leave(_ place: ReportPlace) {
    problems.remove(place)
    guard let id = place.member.intention, let intention = intentions[id] else { return }
    intention.leave(place)
    if intention.isResolved { intentions[id] = nil }
  }

  /// Ends a problem whose reports are all resolved, or updates its presentation.
  private func settle(_ id: OpenProblem.ID) {
    guard let problem = problems[id] else { return }
    guard problem.isResolved else { return update(id) }
    if let answer = problem.answer { return conclude(id, as: answer) }
    // A handler at work has further reports as well.
    guard problem.withdrawal == nil, problem.subject.place.isShown else { return }
    // A report that arrives during dismissal opens a new problem.
    problems.close(id, answeredAt: nil)
    guard let shown = problem.presentation?.id else { return }
    let wasSeen = problem.chosenAction != nil || isOnScreen(problem)
    problems.modify(id) {
      $0.withdrawal = wasSeen ? .presented(action: problem.chosenAction) : .resolved
    }
    surface(at: problem.subject.place)?.dismiss(shown)
  }
}

// MARK: Inspecting

extension AppRouter {
  /// Returns the presentation of a report, on screen or waiting, with its surfaces; nil if the
  /// report was coalesced, is on a route, or has an outcome.
  package func presentation(
    of report: ErrorReport.ID
  ) -> (surface: Disposition.Surface, surfaces: WindowSurfaces, id: PresentationID)? {
    guard let problem = problems.problems.values.first(where: { $0.report.id == report }),
      let shown = problem.presentation?.id
    else { return nil }
    switch problem.subject.place {
    case .surface(let surface, of: let id): return surfaces[id].map { (surface, $0, shown) }
    case .inbox: return (.inbox, home, shown)
    case .route: return nil
    }
  }
}
