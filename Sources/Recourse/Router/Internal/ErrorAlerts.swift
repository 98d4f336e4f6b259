/// Presents the errors of alerters in an alert context; errors of the same problem share an alert.
///
/// The table of problems decides which errors are the same, as it does for a router.
@MainActor
final class ErrorAlerts {
  /// A caller that awaits the answer to an alert.
  private struct Caller {
    let promise: Promise<PresentationAnswer>
    let completion: (_ answer: PresentationAnswer, _ hasRecovered: Bool?) -> Void
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
  ///   - tryAgain: The action that a new alert offers beside those of the error. The default is
  ///     nil.
  ///   - completion: Called with the answer, and with the success of the recovery that the person
  ///     chose; nil for any other answer. The default does nothing.
  /// - Returns: A handle whose withdrawal leaves the alert to the other callers.
  func present(
    _ report: ErrorReport, by describer: ErrorDescriber, tryAgain: AlertAction? = nil,
    completion: @escaping (_ answer: PresentationAnswer, _ hasRecovered: Bool?) -> Void = { _, _ in
    }
  ) -> PresentationHandle {
    let words = ProblemWords(of: report, by: describer)
    let kind =
      report.classified.shared.map { OpenProblem.Kind.cause($0.cause, words) }
      ?? .fingerprint(report.fingerprint, words)
    let subject = OpenProblem.Subject(place: place, kind: kind)
    closeAnswered(subject)
    let caller = Caller(
      promise: Promise(withdrawn: PresentationAnswer.withdrawn), completion: completion)
    let entry = problems.add(
      OpenProblems.Arrival(
        report: report, subject: subject, words: words,
        intention: ObjectIdentifier(caller.promise), isAwaited: true),
      at: .zero)
    switch entry {
    case .opens(let place):
      open(place.problem, by: describer, tryAgain: tryAgain)
      add(caller, at: place)
    case .joins(let place): add(caller, at: place)
    // The table has no coalescing interval and no limit.
    case .repeats, .exceeds: break
    }
    return PresentationHandle(
      problems[subject]?.presentation?.id ?? PresentationID(), caller.promise)
  }

  /// Closes a problem whose alert a person has answered, and which is on its way out.
  private func closeAnswered(_ subject: OpenProblem.Subject) {
    guard let problem = problems[subject], let shown = problem.presentation?.id,
      context?.isClosing(shown) == true
    else { return }
    problems.close(problem.id, answeredAt: nil)
  }

  private func open(
    _ id: OpenProblem.ID, by describer: ErrorDescriber, tryAgain: AlertAction?
  ) {
    guard let report = problems[id]?.report else { return }
    let content = AlertContent(
      describer.describe(report.error).failing(report.failing), of: report.error,
      text: describer.text, tryAgain: tryAgain
    ) { [weak self] in self?.recoveries[id] = $0 }
    // The closure retains the callers until the context calls it, at the latest in its deinit.
    let presentation = context?.present(content, handledRoutes: ErrorRoute.handled) {
      self.end(id, with: $0)
    }
    problems.modify(id) { $0.presentation = OpenProblem.Shown(id: presentation) }
  }

  private func add(_ caller: Caller, at place: ReportPlace) {
    callers[place] = caller
    caller.promise.onDismissal { [weak self] in self?.leave(place, as: $0) }
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
  }

  private func end(_ id: OpenProblem.ID, with answer: PresentationAnswer) {
    let hasRecovered = recoveries.removeValue(forKey: id)
    for member in problems.end(id)?.orderedMembers ?? [] {
      let caller = callers.removeValue(forKey: ReportPlace(problem: id, member: member.id))
      caller?.completion(answer, hasRecovered)
      caller?.promise.resolve(answer)
    }
  }
}
