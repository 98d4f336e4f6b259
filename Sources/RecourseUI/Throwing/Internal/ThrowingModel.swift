import Observation
import Recourse

/// Connects a throwing view with its load, and keeps the load while SwiftUI recreates the view.
///
/// A body hands over the view's latest inputs and reads a snapshot. Everything else changes in
/// events: appearance, change, reload, closing, disappearance.
@MainActor
@Observable
final class ThrowingModel<Value: Sendable> {
  @ObservationIgnored private var source: ThrowingSource<Value>?
  @ObservationIgnored private var router = ErrorRouter.unhandled
  /// The loader of the view's operation.
  @ObservationIgnored private var ownLoader: Loader<Value>?
  /// The reporter of a store's failures, which have no loader to report them.
  @ObservationIgnored private var stateReporter: LoadReporter?
  /// The identity of the latest load.
  @ObservationIgnored private var id: AnyHashable?
  /// The reporter that the view is attached to while on screen.
  @ObservationIgnored private var reporter: LoadReporter?
  /// Records whether the style shows a failure beside the content.
  @ObservationIgnored let reading = FailureReading()
  /// The running reloads, which `leave()` cancels.
  @ObservationIgnored private var reloads: [Int: Task<Void, Never>] = [:]
  @ObservationIgnored private var lastReload = 0
  /// The request of a load that a store has not answered yet; nil if there is none.
  @ObservationIgnored private var unanswered: Task<Void, Never>?
  /// Whether a person has asked for the run whose result comes next.
  @ObservationIgnored private var isAwaited = false
  /// The phase of the latest change; nil before the first one.
  @ObservationIgnored private var lastPhase: LoadChange.Phase?
  private var history = ThrowingHistory.nothing

  nonisolated init() {}

  /// Updates the source of the load, and the router around the view.
  ///
  /// - Parameters:
  ///   - source: The source of the load.
  ///   - router: The router that receives the reports.
  ///   - makeLoader: Creates the loader of an operation; called at most once.
  func prepare(
    _ source: ThrowingSource<Value>, router: ErrorRouter,
    makeLoader: (RetrySchedule, ErrorReport.Source) -> Loader<Value>
  ) {
    self.source = source
    self.router = router
    switch source {
    case .operation(_, let retry, let place):
      if ownLoader == nil { ownLoader = makeLoader(retry, place) }
    case .loader: break
    case .state(_, _, let place):
      if stateReporter == nil { stateReporter = LoadReporter(router: nil, source: place) }
    }
  }

  /// Returns the state that the view shows for an identity.
  func snapshot(of id: AnyHashable, isEmpty: (Value) -> Bool) -> ThrowingSnapshot<Value> {
    // Read in every case, so that each change of the state reevaluates the view.
    let state = state
    // The loader holds the value of one identity, which may be the previous identity.
    if case .operation = source, self.id != id {
      return ThrowingSnapshot(.idle, of: id, isEmpty: isEmpty)
    }
    return ThrowingSnapshot(
      state, of: id, after: history, lastFailure: loader?.lastFailure, isEmpty: isEmpty)
  }

  /// Returns the number of failed attempts since the last value; 0 for a run that was cancelled.
  func attempts(until failure: LoadFailure) -> Int {
    if case .idle = state { return 0 }
    return (loader?.reporter ?? stateReporter)?.attempts(until: failure) ?? 1
  }

  /// Whether a handler around the view has handled the failure, and would do so again.
  var wasHandled: Bool { reporter?.wasHandled ?? false }

  /// Whether a person was asked to act and has not, such as to sign in: nobody asks again unasked.
  var isDeclined: Bool { wasHandled && state.failure?.remedy == .needsUser }

  /// Loads the value of an identity when the view appears, or when its identity changes.
  func load(id: AnyHashable) async {
    // A task that is cancelled before its start may run after the task of the next identity.
    guard !Task.isCancelled, let source else { return }
    let isNew = self.id != id
    if isNew { begin(id) }
    attach()
    // A row that scrolls back doesn't disturb a server that has asked to wait.
    if case .failed(let failure, _) = state {
      if !isNew, failure.isDelayed { return }
      reporter?.repair = .reconnection
    }
    switch source {
    case .operation:
      await run { loader in
        await loader.load(id: id) { [weak self] progress in
          guard case .operation(let operation, _, _) = self?.source else {
            throw CancellationError()
          }
          return try await operation(progress)
        }
      }
    case .loader: await run { loader in await loader.load() }
    case .state(let state, let load, _):
      switch state {
      case .idle, .failed: await request(load)
      case .loading, .loaded: break
      }
    }
  }

  /// Reloads an identity because a person asks for it.
  func reloadForPerson(_ id: AnyHashable) async {
    isAwaited = true
    await reload(id)
  }

  /// Returns whether a person awaits the result that has just come, which answers them.
  func answerPerson() -> Bool { exchange(&isAwaited, with: false) }

  /// Reloads an identity, unless the view shows a different one by now.
  ///
  /// SwiftUI cancels the refresh action when it redraws the list; the reload's own task continues.
  func reload(_ id: AnyHashable) async {
    guard self.id == id else { return }
    lastReload += 1
    let number = lastReload
    let task = Task {
      await reload()
      reloads[number] = nil
    }
    reloads[number] = task
    await task.value
  }

  /// Loads an identity again when the network or the person is back, unless that has happened.
  func loadAgain(_ id: AnyHashable) async {
    switch state {
    case .idle, .failed:
      reporter?.repair = .reconnection
      await reload(id)
    case .loading, .loaded: break
    }
  }

  private func reload() async {
    guard case .state(let state, let load, _) = source else {
      return await run { loader in await loader.reload() }
    }
    if !state.isLoading { await request(load) }
  }

  /// Requests a load of a store, or joins the request in progress, as a loader does by itself.
  private func request(_ load: @escaping @MainActor () async -> Void) async {
    if let unanswered { return await unanswered.value }
    if let id { note(.run, of: id) }
    let request = Task { await load() }
    unanswered = request
    await withTaskCancellationHandler {
      await request.value
    } onCancel: {
      request.cancel()
    }
    if unanswered == request { unanswered = nil }
  }

  /// Cancels the view's loads, and resolves their reports.
  func leave() {
    cancelReloads()
    ownLoader?.cancel()
    reporter?.detach(self)
    reporter = nil
  }

  /// Returns from the failure to the value that was loaded before.
  func close() {
    if let id { note(.close, of: id) }
  }

  /// Moves the reports to the router around the view, which has changed.
  func changeRouter() {
    reporter?.attach(self, reportingTo: router) { [reading] in reading.isBesideContent }
  }

  /// Records a change of the load, and reports a store's failure, which no loader reports.
  func note(_ change: LoadChange) {
    let id = change.id
    let isFirst = exchange(&lastPhase, with: change.phase) == nil
    note(.change(change.phase), of: id)
    if change.phase != .loading { unanswered = nil }
    guard let stateReporter, reporter === stateReporter else { return }
    switch change.phase {
    case .idle:
      stateReporter.cancel()
      // A store that drops its load leaves the view without another way to load.
      if !isFirst { note(.giveUp, of: id) }
    case .loaded: stateReporter.succeed()
    case .failed(let failure) where failure.countdown == nil:
      let origin: ErrorOrigin = state.value == nil ? .firstLoad : .refresh
      if self.id != id { begin(id) }
      stateReporter.report(failure, origin: origin) { [weak self] in await self?.reload(id) }
    case .loading, .failed: stateReporter.begin()
    }
  }
}

extension ThrowingModel {
  private var loader: Loader<Value>? {
    switch source {
    case .loader(let loader): loader
    case .operation: ownLoader
    case .state, nil: nil
    }
  }

  private var state: LoadState<Value> {
    if case .state(let state, _, _) = source { state } else { loader?.state ?? .idle }
  }

  private func note(_ event: ThrowingHistory.Event, of id: AnyHashable) {
    if let next = history.next(event, of: id) { history = next }
  }

  private func begin(_ id: AnyHashable) {
    cancelReloads()
    stateReporter?.resolve()
    self.id = id
  }

  private func cancelReloads() {
    for reload in exchange(&reloads, with: [:]).values { reload.cancel() }
    unanswered = nil
  }

  private func run(_ body: (Loader<Value>) async -> Void) async {
    guard let loader, let id else { return }
    note(.run, of: id)
    await body(loader)
    guard !Task.isCancelled, self.id == id, case .idle = loader.state else { return }
    note(.giveUp, of: id)
  }

  private func attach() {
    let reporter = if case .state = source { stateReporter } else { loader?.reporter }
    guard self.reporter !== reporter else { return }
    self.reporter?.detach(self)
    self.reporter = reporter
    changeRouter()
  }
}

/// The source of the load that a throwing view shows.
enum ThrowingSource<Value: Sendable> {
  /// An operation, which the view runs in a loader of its own.
  case operation(
    @MainActor (LoadProgress) async throws -> Value, retry: RetrySchedule,
    place: ErrorReport.Source)
  /// A loader that a model holds.
  case loader(Loader<Value>)
  /// The state of a load in a store, with a closure that requests the load.
  case state(
    LoadState<Value>, load: @MainActor () async -> Void, place: ErrorReport.Source)
}
