public import Recourse

/// Applies an action to a `LoadState`: the value survives every reload, failure and cancellation.
///
/// The state is `loading` from `load` or `reload` until the action that ends the run, also between
/// attempts. `load` doesn't reload a value that is loaded already.
///
/// ```swift
/// let appReducer: Reducer<AppState, AppAction> = scopeReducer(
///   loadReducer, state: \.orders,
///   action: { if case .orders(let action) = $0 { action } else { nil } })
/// ```
///
/// - Parameters:
///   - state: The state of the value.
///   - action: The action to apply.
public func loadReducer<Value>(state: inout LoadState<Value>, action: LoadAction<Value>) {
  switch action {
  case .load:
    switch state {
    case .idle, .failed: state = .loading(previous: state.value, progress: nil)
    case .loading, .loaded: break
    }
  case .reload:
    if !state.isLoading { state = .loading(previous: state.value, progress: nil) }
  case .progressed(let progress):
    if case .loading(let previous, _) = state {
      state = .loading(previous: previous, progress: progress)
    }
  case .retrying:
    if case .loading(let previous, _?) = state {
      state = .loading(previous: previous, progress: nil)
    }
  case .loaded(let value):
    state = .loaded(value)
  case .failed(let failure):
    state = state.failing(failure)
  case .cancel, .stopped:
    if case .loading(let previous, _) = state { state = .settled(previous) }
  case .failureSeen:
    if case .failed(_, let previous) = state { state = .settled(previous) }
  }
}

extension LoadState {
  fileprivate static func settled(_ value: Value?) -> LoadState {
    value.map(LoadState.loaded) ?? .idle
  }
}
