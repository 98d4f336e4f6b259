import Foundation
import Recourse
import RecourseTesting
import Testing

/// Performs the steps of the scripts that `Scripts/model` prints with a real router.
///
/// The windows act as the model's hosts do: each call is one step, and only those that wait let the
/// main actor take turns.
@MainActor
final class ModelApp {
  /// A problem by its words.
  enum Kind: String {
    /// An alert without an operation, of work in the background or of the person.
    case note, ownNote
    /// A toast without an operation, of work in the background or of the person.
    case tick, ownTick
    /// A toast: a load has failed offline.
    case load
    /// An alert: the person's change has failed.
    case save
    /// A toast: the same change has failed, in other words.
    case mark
    /// An alert: another change has failed offline, without an effect.
    case send
  }

  /// A change that can run again.
  enum Change: String { case save, send }

  enum Answer { case ok, tryAgain }

  /// An error whose title is the problem's name.
  private enum Failure: String, ErrorAlertConvertible {
    case note, tick, save, mark

    var errorTitle: String { rawValue }
    var errorMessage: String { "Failed." }
  }

  private struct Offline: CauseProvider {
    let causes: [any Error] = [URLError(.notConnectedToInternet)]
  }

  private let clock = ManualClock()
  private let network = ManualNetwork(isReachable: true)
  private let router: ErrorRouter
  private var windows: [ModelWindow?] = []
  private var handles: [ErrorReport.ID: ReportHandle] = [:]
  /// The first reports of the problems.
  private var problems: [ErrorReport.ID] = []
  private var running: [Change: CheckedContinuation<Void, any Error>] = [:]
  private var runs = 0

  init() {
    router = ErrorRouter(
      policy: ErrorPolicy {
        On(.error(Failure.tick), .toast)
        On(.error(Failure.mark), .toast)
        On(.type(Offline.self), .alert)
        On(.type(URLError.self), .toast)
        Otherwise(.alert)
      },
      describer: ErrorDescriber(locale: Locale(identifier: "en")), network: network.signal,
      coalescingInterval: .zero, interruptionsPerMinute: 1, waitingLimit: 1, clock: clock)
    for change in [Change.save, .send] {
      router.onRetry(of: ErrorReport.Key(rawValue: change.rawValue)) { [weak self] in
        try await withCheckedThrowingContinuation {
          self?.runs += 1
          self?.running[change] = $0
        }
      }
    }
    windows = [ModelWindow(router), ModelWindow(router)]
  }

  // MARK: The app

  func report(_ kind: Kind, in window: Int?) {
    let router = window.flatMap { windows[$0]?.router } ?? router
    let isOffline = kind == .load || kind == .send
    let title = isOffline ? ErrorTitle(verbatim: kind.rawValue) : nil
    let key: ErrorReport.Key? =
      switch kind {
      case .save, .mark: "save"
      case .send: "send"
      case .note, .ownNote, .tick, .ownTick, .load: nil
      }
    let origin: ErrorOrigin =
      switch kind {
      case .note, .tick: .background
      case .load: .firstLoad
      case .ownNote, .ownTick, .save, .mark, .send: .userAction
      }
    if isOffline { network.goAway() }
    let handle = router.report(error(of: kind), origin: origin, title: title, retryKey: key)
    handles[handle.id] = handle
    noteProblem()
  }

  func reportElsewhere() {
    router.report(CancellationError(), origin: .userAction)
  }

  /// Resolves the first report of a problem, by its position among all problems.
  func withdraw(_ problem: Int) {
    handles[problems[problem - 1]]?.resolve()
  }

  func resolve(_ change: Change) {
    router.resolve(ErrorReport.Key(rawValue: change.rawValue))
  }

  func succeed(_ change: Change) async {
    await eventually { running[change] != nil }
    running.removeValue(forKey: change)?.resume()
    await turn()
  }

  func fail(_ change: Change) async {
    let error = error(of: change == .save ? .save : .send)
    await eventually { running[change] != nil }
    running.removeValue(forKey: change)?.resume(throwing: error)
    await turn()
    noteProblem()
  }

  private func error(of kind: Kind) -> any Error {
    switch kind {
    case .note, .ownNote: Failure.note
    case .tick, .ownTick: Failure.tick
    case .save: Failure.save
    case .mark: Failure.mark
    case .load: URLError(.notConnectedToInternet)
    case .send: Offline()
    }
  }

  private func noteProblem() {
    guard let entry = router.journal.entries.last else { return }
    if case .coalesced = entry.outcome { return }
    problems.append(entry.report.id)
  }

  // MARK: The person

  func press(_ answer: Answer, in window: Int) { windows[window]?.press(answer) }

  func dismiss(in window: Int) { windows[window]?.dismiss() }

  /// Dismisses the alert before its action, for which ``act(in:)`` asks.
  func dismiss(in window: Int, before answer: Answer) { windows[window]?.dismiss(before: answer) }

  func act(in window: Int) { windows[window]?.act() }

  func dismissAgain(in window: Int) { windows[window]?.dismissAgain() }

  func pressToast(in window: Int) { windows[window]?.pressToast() }

  func closeToast(in window: Int) { windows[window]?.closeToast() }

  func readInbox() { router.inbox.markAsRead() }

  func clearInbox() { router.inbox.removeAll() }

  func tryInboxAgain() { router.inbox.tryAllAgain() }

  // MARK: The system

  func open(_ window: Int) { windows[window] = ModelWindow(router) }

  func close(_ window: Int) {
    windows[window]?.close()
    windows[window] = nil
  }

  func changeVisibility(of window: Int) { windows[window]?.windowRouter.isInBackground.toggle() }

  func presentForeign() { windows[0]?.isBlocked = true }

  func dismissForeign() { windows[0]?.isBlocked = false }

  func openSheet() { windows[0]?.openSheet() }

  func closeSheet() async { await windows[0]?.closeSheet() }

  func restoreNetwork() async {
    network.comeBack()
    await turn()
  }

  /// Lets a minute pass in which problems expire.
  func expire() async {
    await clock.advance(by: .seconds(121))
    await turn()
  }

  // MARK: The hosts

  func turn() async { await ModelWindow.turn() }

  func wait(_ seconds: Int, in window: Int) async {
    await windows[window]?.clock.advance(by: .seconds(seconds))
    await turn()
  }

  func appear(in window: Int) { windows[window]?.appear() }

  func appearLate(in window: Int) { windows[window]?.isUp = true }

  func vanish(in window: Int) { windows[window]?.isUp = false }

  func update(in window: Int) { windows[window]?.update() }

  func updateToast(in window: Int) { windows[window]?.updateToast() }

  // MARK: What there is

  /// The presentations, inbox, runs and outcomes after a turn, as the model prints them.
  var state: [String] {
    get async {
      await turn()
      let screens = windows.enumerated().flatMap { number, window in
        window?.screens.map { "\(number) \($0)" } ?? []
      }
      let entries = router.inbox.entries.map {
        "inbox \($0.content.title)\($0.isRead ? " read" : "")"
      }
      let answered = router.journal.entries.count {
        if case .presented(action: _?) = $0.outcome { true } else { false }
      }
      let figures = router.journal.figures + (answered > 0 ? ["\(answered) by action"] : [])
      return screens + entries.sorted() + ["runs \(runs)"] + figures
    }
  }
}
