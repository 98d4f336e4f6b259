public import Recourse

extension Effect {
  /// Responds to the actions of a `LoadState`: `load` and `reload` load, and `cancel` cancels.
  ///
  /// All requests with the same id share one run. A later request waits for the run in flight, and
  /// takes over with a run of its own if the first requester is cancelled. Every run ends with an
  /// action that ends the progress, unless the action `cancel` has already done so. The effect is
  /// for a state that ``loadReducer(state:action:)`` changes.
  ///
  /// ```swift
  /// guard case .orders(let action) = action else { return .none }
  /// return .load(action, into: state.orders, id: Load.orders, retry: .standard) { _ in
  ///   try await api.orders()
  /// }
  /// .map { .orders($0) }
  /// ```
  ///
  /// - Parameters:
  ///   - action: The action to respond to.
  ///   - state: The state after the action.
  ///   - id: Identifies the run within one store, as in ``cancellable(id:cancelInFlight:)``.
  ///   - retry: Decides when a failed attempt is retried automatically. The default is never.
  ///   - context: The budget, the network signal, the clock and the randomness of the retries. The
  ///     default has no budget and no network signal, and uses the store's clock and randomness.
  ///   - operation: Loads the value off the main actor, and can report its progress.
  /// - Returns: The effect.
  public static func load<Value: Sendable>(
    _ action: LoadAction<Value>, into state: LoadState<Value>, id: sending some Hashable,
    retry: RetrySchedule = .never, context: RetryContext = RetryContext(),
    operation: @escaping @Sendable (LoadProgress) async throws -> Value
  ) -> Effect<LoadAction<Value>, Never> {
    switch action {
    case .load, .reload:
      guard state.isLoading else { return .none }
      return Effect<LoadAction<Value>, any Error>.attempt(operation)
        .retry(retry, context: context) { .retrying($0) }
        .catch { .just(.failed(LoadFailure($0))) }
        .shared(by: id)
    case .cancel: return .cancel(id: id)
    default: return .none
    }
  }
}

extension Effect {
  fileprivate static func attempt<Value>(
    _ operation: @escaping @Sendable (LoadProgress) async throws -> Value
  ) -> Self where Output == LoadAction<Value>, Failure == any Error {
    Self { scope, sink in
      scope.run { leaf in
        let progress = LoadProgress { leaf.deliver(.progressed($0), to: sink) }
        do {
          leaf.deliver(.loaded(try await operation(progress)), to: sink)
          leaf.end { sink.end(nil) }
        } catch {
          leaf.end { sink.end(leaf.failure(error)) }
        }
      }
    }
  }

  fileprivate func shared<Value>(by id: sending some Hashable) -> Self
  where Output == LoadAction<Value>, Failure == Never {
    let id = EffectID(id)
    return Self { scope, sink in LoadShare(self, by: id, in: scope, sink).proceed() }
  }
}

extension LoadAction {
  fileprivate static func retrying(_ progress: RetryProgress) -> LoadAction? {
    guard let error = progress.failures.last?.error else { return nil }
    let failure = LoadFailure(error, attempts: progress.failures)
    return switch progress.phase {
    case .waiting(let delay): .retrying(failure, after: delay)
    case .waitingForNetwork: .retrying(failure, after: nil)
    case .trying, .stopped: nil
    }
  }
}

/// One of several requests for the same value: runs the load, or waits for the request before it.
@MainActor private final class LoadShare<Value: Sendable> {
  typealias Sink = EffectSink<LoadAction<Value>, Never>

  private let effect: Effect<LoadAction<Value>, Never>
  private let id: EffectID
  private let part: EffectScope
  private let sink: Sink
  /// Whether the state has received the result of the load, or its end.
  private var isSettled = false

  init(
    _ effect: Effect<LoadAction<Value>, Never>, by id: EffectID, in scope: EffectScope,
    _ sink: Sink
  ) {
    self.effect = effect
    self.id = id
    self.sink = sink
    part = EffectScope(in: scope) { sink.end(nil) }
    part.register(id)
    part.whenClosed { self.settleWhenLast() }
  }

  /// Begins if this is the first request; otherwise waits until the first one is closed.
  func proceed() {
    guard part.isOpen, let first = part.engine.registry.scopes(id).first else { return }
    if first === part { return begin() }
    // A cancellation by the id is about to reach this request too.
    first.whenClosed { if !first.isCancelled { self.proceed() } }
  }

  private func begin() {
    let sink = Sink { action in
      switch action {
      case .loaded, .failed: self.isSettled = true
      default: break
      }
      self.sink.receive(action)
    } end: { _ in
      self.finish()
    }
    effect.begin(in: part, sink)
  }

  private func finish() {
    if !isSettled { stop() }
    // The load has ended for the waiting requests as well.
    part.cancelOthers(id)
    part.end { sink.end(nil) }
  }

  /// Ends the progress in the state if no remaining request can.
  private func settleWhenLast() {
    let engine = part.engine
    guard !isSettled, !part.isCancelled, engine.registry.scopes(id).isEmpty, !engine.isSilent,
      !engine.isShut.withLock({ $0 })
    else { return }
    stop()
  }

  private func stop() {
    isSettled = true
    sink.receive(.stopped)
  }
}
