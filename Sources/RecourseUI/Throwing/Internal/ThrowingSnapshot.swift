import Recourse

/// Decides what a throwing view shows.
struct ThrowingSnapshot<Value> {
  let phase: ThrowingViewStyleConfiguration.Phase
  let isLoading: Bool
  let progress: Double?
  let failure: LoadFailure?
  /// Whether somebody around the view deals with the failure when it occurs again.
  let isHandled: Bool
  /// Whether there is a value that the failure has taken the place of.
  let hidesValue: Bool
  /// The value, in the phases that show it.
  let value: Value?

  /// Decides by the state of a loader.
  ///
  /// - Parameters:
  ///   - state: What there is.
  ///   - lastFailure: What has failed before, if it is tried again now.
  ///   - hasGivenUp: Whether the operation has cancelled itself, which leaves nothing to show.
  ///   - isClosed: Whether a person has gone back from the failure to the value before it.
  ///   - isHandled: Whether somebody around the view deals with the failure when it occurs again.
  ///   - isEmpty: Whether there is nothing in a value.
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
    // Only who must do something about it loses the content over it.
    let needsPerson = failure?.error.remedy == .person
    hidesValue = needsPerson && !isClosed && state.value != nil
    value = hidesValue ? nil : state.value
    if let value {
      phase = isEmpty(value) ? .empty : .content
    } else {
      phase = state.isLoading || failure == nil ? .loading : .failed
    }
  }
}
