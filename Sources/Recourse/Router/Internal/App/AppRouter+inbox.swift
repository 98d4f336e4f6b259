// MARK: Interruptions and the inbox

extension AppRouter {
  /// Returns a function that records the interruption by a report, and returns whether it may
  /// occur.
  ///
  /// The answer to a person's own action always comes, unless the person has as many such answers
  /// open already as problems may wait.
  func interruption(by delivery: Delivery, about subject: OpenProblem.Subject) -> () -> Bool {
    guard subject.place.interrupts, problems[subject] == nil else { return { true } }
    let now = time.now()
    // The table is asked in advance, because it is being changed when the closure runs.
    let isAnswer =
      delivery.isAwaited && !budget.hasRoom(at: now)
      && problems.hasFewer(than: max(1, settings.waitingLimit)) {
        $0.isAwaited && $0.subject.place.interrupts && !isAnswered($0)
      }
    return { [self] in budget.spend(at: now, isAwaited: isAnswer) }
  }

  /// Returns whether a person has answered the presentation of a problem, which is still on screen.
  private func isAnswered(_ problem: OpenProblem) -> Bool {
    guard let shown = problem.presentation?.id else { return false }
    return surface(at: problem.subject.place)?.isClosing(shown) ?? false
  }

  /// Returns whether the inbox has the problem of a report.
  func isInInbox(_ place: ReportPlace?) -> Bool {
    place.flatMap { problems[$0.problem] }?.subject.place == .inbox
  }

  /// Announces a problem of the inbox as a new one.
  func announce(_ id: OpenProblem.ID) {
    guard let problem = problems[id], problem.subject.place == .inbox else { return }
    problem.presentation?.id.map { inbox.renew($0) }
  }

  /// Moves a problem with its reports to another place, where one presentation shows them; without
  /// room at the place, to the inbox.
  ///
  /// - Parameters:
  ///   - id: The problem.
  ///   - place: The place.
  ///   - isRead: Whether the person has read the problem, so that the inbox doesn't announce it.
  ///     The default is false.
  func move(_ id: OpenProblem.ID, to place: OpenProblem.Place, isRead: Bool = false) {
    guard let problem = problems[id] else { return }
    var own = problem.subject.at(place)
    if own.kind == .any {
      let words = ProblemWords(of: problem.report, by: settings.describer)
      own = OpenProblem.Subject(place: place, kind: kind(of: problem.report, in: words, at: place))
    }
    closeAnswered(own, on: surface(at: own.place))
    let wasAwaited = problems[own]?.isAwaited ?? true
    let fits = problems[own] != nil || problems.hasRoom(at: place, isAwaited: problem.isAwaited)
    guard fits || place == .inbox else { return move(id, to: .inbox) }
    let shown = problem.presentation?.id
    problems.modify(id) { $0.presentation = nil }
    let other = problems.move(id, to: fits ? own : own.rest)
    if let shown { surface(at: problem.subject.place)?.dismiss(shown) }
    for member in problem.members.keys {
      member.intention.flatMap { intentions[$0] }?.noteRoute()
    }
    if other == id {
      present(id)
      if isRead { problems[id]?.presentation?.id.map { inbox.markAsRead($0) } }
    } else {
      merge(id, into: other)
      if !isRead { announce(other) }
      if problem.isAwaited, !wasAwaited { hasten(other) }
    }
  }

  /// Ends a problem whose reports another problem has taken over.
  private func merge(_ id: OpenProblem.ID, into other: OpenProblem.ID) {
    for member in problems[id]?.orderedMembers ?? [] {
      guard let intention = member.id.intention.flatMap({ intentions[$0] }) else { continue }
      let place = ReportPlace(problem: other, member: member.id)
      intention.move(ReportPlace(problem: id, member: member.id), to: place)
      note(intention, at: place)
    }
    delays.removeValue(forKey: id)?.cancel()
    guard let problem = problems.end(id), let first = problems[other]?.report.id else { return }
    settings.journal.settle(problem.report.id, as: .coalesced(into: first))
    promises.removeValue(forKey: id)?.resolve(.coalesced(into: first))
    beginDelay(of: other)
    update(other)
  }
}

/// Counts the interruptions of a person, at most a given number in each minute.
struct AttentionBudget: Sendable {
  private let limit: Int
  /// The times of the interruptions during the last minute, in order.
  private var times: [Duration] = []

  init(_ limit: Int) {
    self.limit = limit
  }

  /// Returns whether the person has been interrupted fewer times than the limit.
  mutating func hasRoom(at now: Duration) -> Bool {
    let minuteAgo = now - .seconds(60)
    if let first = times.first, first <= minuteAgo { times.removeAll { $0 <= minuteAgo } }
    return times.count < limit
  }

  /// Records an interruption, unless the person has been interrupted too often.
  ///
  /// - Parameters:
  ///   - now: The time of the interruption.
  ///   - isAwaited: Whether the person awaits the interruption, so that it can't come too often.
  /// - Returns: Whether to interrupt the person.
  mutating func spend(at now: Duration, isAwaited: Bool) -> Bool {
    if hasRoom(at: now) {
      times.append(now)
      return true
    }
    guard isAwaited else { return false }
    if limit > 0 {
      times.removeFirst()
      times.append(now)
    }
    return true
  }
}

/// Announces new problems of the inbox in a banner of the frontmost window, unless a view shows
/// them: a single one in its own words, and several by their titles.
@MainActor
final class InboxAnnouncer {
  private weak var app: AppRouter?
  private let turn = NextTurn()
  private var banner: Banner?

  private struct Banner {
    /// The occurrence, which distinguishes the banner from one that is still on its way out.
    let occurrence = PresentationID()
    let surfaces: WindowSurfaces
    var id: PresentationID?
    var entries: Set<ErrorInbox.Entry.ID>
  }

  init(_ app: AppRouter) {
    self.app = app
  }

  /// Updates the banner, once for all changes in a turn of the main actor.
  func update() {
    turn.run { [weak self] in self?.updateNow() }
  }

  private func updateNow() {
    guard let app else { return }
    let window = app.front
    let new = app.inbox.isOnScreen ? [] : app.inbox.newEntries
    if let last = banner, new.isEmpty || last.surfaces !== window?.surfaces {
      banner = nil
      last.id.map { last.surfaces.banners.dismiss($0, as: .withdrawn) }
    }
    guard let first = new.first, let window else { return }
    let text = app.settings.describer.text
    let show = AlertAction(text["action.show"]) { [weak window] in window?.showInbox() }
    let content =
      new.count == 1
      ? first.content.with(show, insteadOf: text["action.report"]) : Self.list(new, in: text, show)
    let entries = Set(new.map(\.id))
    if let shown = banner, let id = shown.id {
      if shown.surfaces.banners.update(id, item: content) { banner?.entries = entries }
    } else {
      let next = Banner(surfaces: window.surfaces, entries: entries)
      banner = next
      banner?.id = next.surfaces.banners.present(content) { [weak self] answer in
        self?.end(next.occurrence, with: answer)
      }
    }
  }

  private static func list(
    _ entries: [ErrorInbox.Entry], in text: BuiltInText, _ show: AlertAction
  ) -> ToastContent {
    var known: Set<String> = []
    let titles = entries.map(\.content.title).filter { known.insert($0).inserted }
    return ToastContent(
      title: text["inbox.problems", count: entries.count],
      message: titles.prefix(AppRouter.lineLimit).joined(separator: "\n"), severity: .warning,
      action: show)
  }

  /// Announces the problems no longer if the person has closed the banner; a window that closes
  /// takes its banner with it, and another window shows the next one.
  private func end(_ occurrence: PresentationID, with answer: PresentationAnswer) {
    guard let banner, banner.occurrence == occurrence else { return }
    self.banner = nil
    if answer != .withdrawn, app?.surfaces[banner.surfaces.id] != nil {
      app?.inbox.endAnnouncement(of: banner.entries)
    }
    update()
  }
}

extension ToastContent {
  /// Returns the content, with another action if it has none, or only one with the given title.
  fileprivate func with(_ action: AlertAction, insteadOf replaced: String) -> ToastContent {
    if let own = self.action, own.title != replaced { return self }
    return ToastContent(
      title: title, message: message, severity: severity, action: action, count: count)
  }
}
