/// Presents the errors of alerters in an alert context; errors of the same problem share an alert.
///
/// The table of problems decides which errors are the same, as it does for a router. "Try Again"
/// runs the operations that it counts. Those of callers that join an alert on screen, which the
/// systems can't change, are presented next.
@MainActor
final class ErrorAlerts {
  /// A caller that awaits the answer to an alert.
  private struct Caller {
    let report: ErrorReport
    let describer: ErrorDescriber
    let offersTryAgain: Bool
    let promise = Promise(withdrawn: PresentationAnswer.withdrawn)
    let completion: (_ runsAgain: Bool) -> Void

    var id: Intention.ID { ObjectIdentifier(promise) }
  }

  private weak var context: AlertContext?
  private let place = OpenProblem.Place.surface(.alert, of: PresentationID())
  private var problems = OpenProblems(limit: .max, coalescingInterval: .zero)
  private var callers: [ReportPlace: Caller] = [:]
  /// Whether the recovery that a person chose has succeeded.
  private var recoveries: [OpenProblem.ID: Bool] = [:]

  private init(_ context: AlertContext) {
    self.context = context
  }

  /// Returns the alerts of a context, which live as long as the context.
  static func of(_ context: AlertContext) -> ErrorAlerts {
    if let known = context.feeders.lazy.compactMap({ $0 as? ErrorAlerts }).first { return known }
    let alerts = ErrorAlerts(context)
    context.feeders.append(alerts)
    return alerts
  }

  /// Presents an error, or joins the alert of the same problem.
  ///
  /// - Parameters:
  ///   - report: The error, which is no cancellation.
  ///   - describer: Describes the error.
  ///   - offersTryAgain: Whether the caller can run its operation again. The default is false.
  ///   - completion: Called with whether the person wants the operation to run again: by "Try
  ///     Again", or by a recovery that has succeeded. The default does nothing.
  /// - Returns: A handle whose withdrawal leaves the alert to the other callers.
  func present(
    _ report: ErrorReport, by describer: ErrorDescriber, offersTryAgain: Bool = false,
    completion: @escaping (_ runsAgain: Bool) -> Void = { _ in }
  ) -> PresentationHandle {
    let caller = Caller(
      report: report, describer: describer, offersTryAgain: offersTryAgain, completion: completion)
    let problem = add(caller)
    let shown = problem.flatMap { problems[$0]?.presentation?.id }
    return PresentationHandle(shown ?? PresentationID(), caller.promise)
  }

  private func add(_ caller: Caller) -> OpenProblem.ID? {
    let report = caller.report
    let words = ProblemWords(of: report, by: caller.describer)
    let kind =
      report.classified.shared.map { OpenProblem.Kind.cause($0.cause, words) }
      ?? .fingerprint(report.fingerprint, words)
    let subject = OpenProblem.Subject(place: place, kind: kind)
    closeAnswered(subject)
    let entry = problems.add(
      OpenProblems.Arrival(
        report: report, subject: subject, words: words, intention: caller.id, isAwaited: true),
      at: .zero)
    switch entry {
    case .opens(let place), .joins(let place):
      callers[place] = caller
      caller.promise.onDismissal { [weak self] in self?.leave(place, as: $0) }
      show(place.problem)
      return place.problem
    // The table has no coalescing interval and no limit.
    case .repeats, .exceeds: return nil
    }
  }

  /// Closes a problem whose alert a person has answered, and which is on its way out.
  private func closeAnswered(_ subject: OpenProblem.Subject) {
    guard let problem = problems[subject], let shown = problem.presentation?.id,
      context?.isClosing(shown) == true
    else { return }
    problems.close(problem.id, answeredAt: nil)
  }

  /// Presents a problem, or updates its alert until the person sees it.
  private func show(_ id: OpenProblem.ID) {
    guard let context, let problem = problems[id], let content = content(of: problem) else {
      return
    }
    var shown = problem.presentation ?? OpenProblem.Shown()
    if let known = shown.id {
      guard !context.isOnScreen(known), context.update(known, item: content) else { return }
    } else {
      // The closure retains the callers until the context calls it, at the latest in its deinit.
      shown.id = context.present(content, handledRoutes: ErrorRoute.handled) {
        self.end(id, with: $0)
      }
    }
    shown.operations = Set(offers(of: problem).map(\.id))
    problems.modify(id) { $0.presentation = shown }
  }

  private func content(of problem: OpenProblem) -> AlertContent? {
    guard let describer = callers(of: problem).first?.describer else { return nil }
    let report = problem.report
    let count = offers(of: problem).count
    return AlertContent(
      describer.describe(report.error).titled(report.title), of: report.error,
      text: describer.text, tryAgain: count == 0 ? nil : .tryAgain(count, in: describer.text)
    ) { [weak self, id = problem.id] in self?.recoveries[id] = $0 }
  }

  private func callers(of problem: OpenProblem) -> [Caller] {
    problem.orderedMembers.compactMap {
      callers[ReportPlace(problem: problem.id, member: $0.id)]
    }
  }

  private func offers(of problem: OpenProblem) -> [Caller] {
    callers(of: problem).filter(\.offersTryAgain)
  }

  /// Removes a caller from an alert, or dismisses the alert of the last caller.
  private func leave(_ place: ReportPlace, as answer: PresentationAnswer) {
    guard let problem = problems[place.problem], let shown = problem.presentation?.id else {
      return
    }
    guard problem.members.count > 1 else {
      context?.dismiss(shown, as: answer)
      return
    }
    problems.remove(place)
    let isWaiting = context?.isWaiting(shown) ?? false
    callers.removeValue(forKey: place)?.promise.resolve(isWaiting ? .withdrawn : answer)
    show(place.problem)
  }

  private func end(_ id: OpenProblem.ID, with answer: PresentationAnswer) {
    guard let problem = problems[id] else { return }
    let members = callers(of: problem)
    let offering = members.filter { $0.offersTryAgain && !$0.promise.isDismissed }
    let offered = problem.presentation?.operations ?? []
    let hasRecovered = recoveries.removeValue(forKey: id)
    _ = problems.end(id)
    for member in problem.orderedMembers {
      callers[ReportPlace(problem: id, member: member.id)] = nil
    }
    let runsAgain = members.contains {
      answer.action == .tryAgain(offered.count, in: $0.describer.text)
    }
    let counted = offering.filter { offered.contains($0.id) }
    // One that joined late runs in the place of one that has left since.
    let late = offering.filter { !offered.contains($0.id) }
      .dropFirst(runsAgain ? offered.count - counted.count : 0)
    let next = answer.action == nil ? [] : Set(late.map(\.id))
    for caller in late where next.contains(caller.id) { _ = add(caller) }
    for caller in members where !next.contains(caller.id) {
      caller.completion(hasRecovered ?? (caller.offersTryAgain && runsAgain))
      caller.promise.resolve(answer)
    }
  }
}
