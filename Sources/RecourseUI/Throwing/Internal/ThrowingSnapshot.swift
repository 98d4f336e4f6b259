import Recourse

/// Derives the appearance of a throwing view from the state of its load.
struct ThrowingSnapshot<Value> {
  let phase: ThrowingViewStyleConfiguration.Phase
  let isLoading: Bool
  let progress: Double?
  let failure: LoadFailure?
  /// Whether a handler around the view would handle the failure again after another attempt.
  let isHandled: Bool
  /// Whether the failure replaces a loaded value.
  let hidesValue: Bool
  /// The value, in the phases that show a value.
  let value: Value?

  /// Derives the appearance from a state.
  ///
  /// - Parameters:
  ///   - state: The state of the load.
  ///   - lastFailure: The previous failure, while a retry is loading.
  ///   - hasGivenUp: Whether the run was cancelled, other than by the view, which leaves nothing to
  ///     show.
  ///   - isClosed: Whether the user closed the failure to return to the value.
  ///   - isHandled: Whether a handler around the view would handle the failure again.
  ///   - isEmpty: Returns whether a value is empty.
  init(
    _ state: LoadState<Value>, after lastFailure: LoadFailure? = nil, hasGivenUp: Bool = false,
    isClosed: Bool = false, isHandled: Bool = false, isEmpty: (Value) -> Bool = { _ in false }
  ) {
    self.isHandled = isHandled
    isLoading = state.isLoading
    progress = state.progress
    switch state {
    case .idle: failure = hasGivenUp ? LoadFailure(CancellationError()) : nil
    case .loading: failure = lastFailure.map { LoadFailure($0.error, attempts: $0.attempts) }
    case .loaded: failure = nil
    case .failed(let last, _): failure = last
    }
    // Only a failure that the user has to resolve replaces the content.
    let needsPerson = failure?.remedy == .needsUser
    hidesValue = needsPerson && !isClosed && state.value != nil
    value = hidesValue ? nil : state.value
    if let value {
      phase = isEmpty(value) ? .empty : .content
    } else {
      phase = state.isLoading || failure == nil ? .loading : .failed
    }
  }
}
