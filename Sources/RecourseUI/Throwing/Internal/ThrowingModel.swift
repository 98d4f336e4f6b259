import Observation
import Recourse

/// Connects a throwing view with its load, and keeps the load while SwiftUI recreates the view.
@MainActor
@Observable
final class ThrowingModel<Value: Sendable> {
  @ObservationIgnored private var source: ThrowingSource<Value>?
  /// The loader of the view's operation.
  @ObservationIgnored private var ownLoader: Loader<Value>?
  /// The reporter of a store's failures, which have no loader to report them.
  @ObservationIgnored private var stateReporter: LoadReporter?
  /// The identity of the latest load.
  @ObservationIgnored private var id: AnyHashable?
  /// The reporter that the view is attached to while on screen.
  @ObservationIgnored private var reporter: LoadReporter?
  /// The failure shown last and its identity, until a value arrives.
  @ObservationIgnored private var lastFailure: (failure: LoadFailure, id: AnyHashable)?
  @ObservationIgnored private var router = ErrorRouter.unhandled
  /// Records whether the style shows a failure beside the content.
  @ObservationIgnored let reading = FailureReading()
  /// The running reloads, which `leave()` cancels.
  @ObservationIgnored private var reloads: [Int: Task<Void, Never>] = [:]
  @ObservationIgnored private var lastReload = 0
  /// Whether the latest run was cancelled, other than by the view, before a value or a failure.
  private var hasGivenUp = false
  /// The number of the failure that the user closed to return to the value.
  private var closedFailure: Int?
  /// The number of the failure on screen, which increases when a retry fails.
  @ObservationIgnored private var failureNumber = 0
  @ObservationIgnored private var hasLoadedSince = true

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
    if self.router !== router {
      self.router = router
      attach(to: reporter)
    }
    switch source {
    case .operation(_, let retry, let place):
      if ownLoader == nil { ownLoader = makeLoader(retry, place) }
    case .loader: break
    case .state(_, _, let place):
      if stateReporter == nil { stateReporter = LoadReporter(router: nil, source: place) }
    }
  }

  /// Loads the value of an identity when the view appears, or when its identity changes.
  func load(id: AnyHashable) async {
    // A task that is cancelled before its start may run after the task of the next identity.
    guard !Task.isCancelled, let source else { return }
    if self.id != id { begin(id) }
    attach()
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
      case .idle, .failed: await load()
      case .loading, .loaded: break
      }
    }
  }

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

  private func reload() async {
    guard case .state(let state, let load, _) = source else {
      return await run { loader in await loader.reload() }
    }
    if !state.isLoading { await load() }
  }

  /// Cancels the view's loads, and resolves their reports.
  func leave() {
    for reload in reloads.values { reload.cancel() }
    ownLoader?.cancel()
    reporter?.detach(self)
    reporter = nil
  }

  /// Returns from the failure to the value that was loaded before.
  func close() {
    closedFailure = failureNumber
  }

  private func begin(_ id: AnyHashable) {
    for reload in reloads.values { reload.cancel() }
    stateReporter?.resolve()
    self.id = id
    hasGivenUp = false
    closedFailure = nil
  }

  private func run(_ body: (Loader<Value>) async -> Void) async {
    guard let loader, let id else { return }
    hasGivenUp = false
    await body(loader)
    guard !Task.isCancelled, self.id == id, case .idle = loader.state else { return }
    hasGivenUp = true
  }
}

extension ThrowingModel {
  private var loader: Loader<Value>? {
    if case .loader(let loader) = source { loader } else { ownLoader }
  }

  private var state: LoadState<Value> {
    if case .state(let state, _, _) = source { state } else { loader?.state ?? .idle }
  }

  private func attach() {
    let reporter = if case .state = source { stateReporter } else { loader?.reporter }
    guard self.reporter !== reporter else { return }
    self.reporter?.detach(self)
    self.reporter = reporter
    attach(to: reporter)
  }

  private func attach(to reporter: LoadReporter?) {
    reporter?.attach(self, reportingTo: router) { [reading] in reading.isBesideContent }
  }

  /// Returns the state that the view shows for an identity.
  func snapshot(of id: AnyHashable, isEmpty: (Value) -> Bool) -> ThrowingSnapshot<Value> {
    // Read in every case, so that each change of the state reevaluates the view.
    let state = state
    // The loader holds the value of one identity, which may be the previous identity.
    if case .operation = source, self.id != id { return ThrowingSnapshot(.idle) }
    switch state {
    case .loaded, .idle: lastFailure = nil
    case .failed(let failure, _):
      lastFailure = (failure, id)
      if hasLoadedSince { failureNumber += 1 }
    case .loading: if lastFailure?.id != id { lastFailure = nil }
    }
    hasLoadedSince = state.failure == nil
    return ThrowingSnapshot(
      state, after: lastFailure?.failure, hasGivenUp: hasGivenUp && self.id == id,
      isClosed: closedFailure == failureNumber, isHandled: reporter?.wasHandled ?? false,
      isEmpty: isEmpty)
  }

  // MARK: States of a store

  /// A change of a store's state, which only the view reports.
  struct Change: Equatable {
    enum Phase: Equatable {
      case idle, loading, loaded
      case failed(LoadFailure)
    }

    let id: AnyHashable
    let phase: Phase
  }

  /// Returns the current state of the store's load as a change; `.idle` for other sources.
  func change(of id: AnyHashable) -> Change {
    guard case .state(let state, _, _) = source else { return Change(id: id, phase: .idle) }
    return switch state {
    case .loaded: Change(id: id, phase: .loaded)
    case .failed(let failure, _) where failure.countdown == nil:
      Change(id: id, phase: .failed(failure))
    case .idle: Change(id: id, phase: .idle)
    case .loading, .failed: Change(id: id, phase: .loading)
    }
  }

  /// Reports a failure of a store's load, and resolves the report when a value arrives.
  func note(_ change: Change) {
    guard let stateReporter, reporter === stateReporter else { return }
    let id = change.id
    switch change.phase {
    case .idle: stateReporter.cancel()
    case .loading: stateReporter.begin()
    case .loaded: stateReporter.resolve()
    case .failed(let failure):
      let origin: ErrorOrigin = state.value == nil ? .firstLoad : .refresh
      if self.id != id { begin(id) }
      stateReporter.report(failure, origin: origin) { [weak self] in await self?.reload(id) }
    }
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
