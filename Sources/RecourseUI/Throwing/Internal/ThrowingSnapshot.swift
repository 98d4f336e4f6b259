import Recourse

/// Derives the appearance of a throwing view from the state and the history of its load.
struct ThrowingSnapshot<Value> {
  let phase: ThrowingViewStyleConfiguration.Phase
  let isLoading: Bool
  let progress: Double?
  let failure: LoadFailure?
  /// Whether the failure replaces a loaded value.
  let hidesValue: Bool
  /// The value, in the phases that show a value.
  let value: Value?
  /// The change to record in the history.
  let change: LoadChange

  /// Derives the appearance from a state.
  ///
  /// - Parameters:
  ///   - state: The state of the load.
  ///   - id: The identity of the value.
  ///   - history: The events before the state. The default is none.
  ///   - lastFailure: The previous failure, while a retry is loading. The default is that of the
  ///     history.
  ///   - isEmpty: Returns whether a value is empty.
  init(
    _ state: LoadState<Value>, of id: AnyHashable, after history: ThrowingHistory = .nothing,
    lastFailure: LoadFailure? = nil, isEmpty: (Value) -> Bool
  ) {
    isLoading = state.isLoading
    progress = state.progress
    change = LoadChange(of: id, to: state)
    switch state {
    case .idle: failure = history.hasGivenUp(id) ? LoadFailure(CancellationError()) : nil
    case .loading: failure = (history.failure(of: id) ?? lastFailure)?.waiting(for: nil)
    case .loaded: failure = nil
    case .failed(let last, _): failure = last
    }
    // Only a failure that the user has to resolve replaces the content.
    let needsUser = failure?.remedy == .needsUser && failure?.isBesidePart == false
    hidesValue = needsUser && state.value != nil && !history.isClosed(failure, of: id)
    value = hidesValue ? nil : state.value
    if let value {
      phase = isEmpty(value) ? .empty : .content
    } else {
      phase = state.isLoading || failure == nil ? .loading : .failed
    }
  }

  /// The error that a return to the app may have ended; nil beside content, and while the load is
  /// retried.
  var errorOnReturn: (any Error)? {
    phase == .failed && failure?.countdown == nil ? failure?.error : nil
  }
}
