public import Recourse

extension Effect {
  /// Answers the actions of a `LoadState`: loads for `load` and `reload`, and cancels for `cancel`.
  ///
  /// It runs once for all who ask: who comes later waits for the run under way, and takes over when
  /// the one who has started it cancels. However it ends, an action says so; only an action `cancel`
  /// has said it already. It is for a state that ``loadReducer(state:action:)`` changes.
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
  ///   - action: What has happened.
  ///   - state: The state that the action has made.
  ///   - id: What is one run. It counts within one store, as with ``cancellable(id:cancelInFlight:)``.
  ///   - retry: When a failed attempt is repeated by itself. The default is never.
  ///   - budget: What limits the retries of all that share it. The default is nil: nothing.
  ///   - network: What a retry waits for, instead of its delay, while the network can't be reached.
  ///     The default is nil: nothing.
  ///   - operation: Loads the value, off the main actor, and reports how far it is if it knows.
  /// - Returns: The effect.
  public static func load<Value: Sendable>(
    _ action: LoadAction<Value>, into state: LoadState<Value>, id: sending some Hashable,
    retry: RetrySchedule = .never, budget: RetryBudget? = nil, network: NetworkSignal? = nil,
    operation: @escaping @Sendable (LoadProgress) async throws -> Value
  ) -> Effect<LoadAction<Value>, Never> {
    switch action {
    case .load, .reload:
      guard state.isLoading else { return .none }
      return Effect<LoadAction<Value>, any Error>.attempt(operation)
        .retry(retry, budget: budget, network: network) { .retrying($0) }
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
