import Observation
import Recourse

/// Connects a throwing view with the load that it shows; it outlives the view's values.
@MainActor
@Observable
final class ThrowingModel<Value: Sendable> {
  @ObservationIgnored private var source: ThrowingSource<Value>?
  /// The loader of the view's own operation.
  @ObservationIgnored private var ownLoader: Loader<Value>?
  /// Reports the failures of a state, which has no loader that does.
  @ObservationIgnored private var stateReporter: LoadReporter?
  /// The identity that the view shows, from when its load begins.
  @ObservationIgnored private var id: AnyHashable?
  /// The reporter that knows of the view, while the view is on screen.
  @ObservationIgnored private var reporter: LoadReporter?
  /// The failure that was shown last, until there is a value, and its identity.
  @ObservationIgnored private var lastFailure: (failure: LoadFailure, id: AnyHashable)?
  @ObservationIgnored private var router = ErrorRouter.unhandled
  /// Whether the style shows a failure beside the content that stays.
  @ObservationIgnored let reading = FailureReading()
  /// The loads that a person has asked for; leaving cancels them.
  @ObservationIgnored private var reloads: [Int: Task<Void, Never>] = [:]
  @ObservationIgnored private var lastReload = 0
  /// Whether a run has ended without a value and without a failure.
  private var hasGivenUp = false
  /// The number of the failure from which a person has gone back to the value before it.
  private var closedFailure: Int?
  /// Counts the failures that were shown; one that is tried again is shown until there is another.
  @ObservationIgnored private var failureNumber = 0
  @ObservationIgnored private var hasLoadedSince = true

  nonisolated init() {}

  /// Takes the latest source, and the router around the view.
  ///
  /// - Parameters:
  ///   - source: The holder of the load.
  ///   - router: Where failures are reported.
  ///   - makeLoader: Makes the loader of an operation, once.
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

  /// Loads what an identity needs, from when the view appears or gets the identity.
  func load(id: AnyHashable) async {
    // A task that was cancelled before its turn may have it after the one of the next identity.
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

  /// Loads an identity again, unless the view shows another one by now.
  ///
  /// SwiftUI cancels a refresh when the list that was pulled is redrawn; the load goes on.
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

  /// Cancels the view's loads, and resolves what was reported of them.
  func leave() {
    for reload in reloads.values { reload.cancel() }
    ownLoader?.cancel()
    reporter?.detach(self)
    reporter = nil
  }

  /// Goes back from a failure to the value before it.
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

  /// What to show of an identity.
  func snapshot(of id: AnyHashable, isEmpty: (Value) -> Bool) -> ThrowingSnapshot<Value> {
    // Read in any case, so that the view is evaluated again when it changes.
    let state = state
    // The loader of an operation has the value of one identity, which may be another.
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

  // MARK: States without a loader

  /// A change of a state that nobody but the view reports.
  struct Change: Equatable {
    enum Phase: Equatable {
      case other, loaded
      case failed(LoadFailure)
    }

    let id: AnyHashable
    let phase: Phase
  }

  /// What a state without a loader has come to.
  func change(of id: AnyHashable) -> Change {
    guard case .state(let state, _, _) = source else { return Change(id: id, phase: .other) }
    return switch state {
    case .loaded: Change(id: id, phase: .loaded)
    case .failed(let failure, _) where failure.countdown == nil:
      Change(id: id, phase: .failed(failure))
    case .idle, .loading, .failed: Change(id: id, phase: .other)
    }
  }

  /// Reports a failure of a state without a loader, and resolves the report when there is a value.
  func note(_ change: Change) {
    guard let stateReporter, reporter === stateReporter else { return }
    let id = change.id
    switch change.phase {
    case .other: break
    case .loaded: stateReporter.resolve()
    case .failed(let failure):
      let origin: ErrorOrigin = state.value == nil ? .firstLoad : .refresh
      if self.id != id { begin(id) }
      stateReporter.report(failure, origin: origin) { [weak self] in await self?.reload(id) }
    }
  }
}
