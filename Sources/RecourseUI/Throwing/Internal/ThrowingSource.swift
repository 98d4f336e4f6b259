import Recourse

/// The holder of the load that a throwing view shows.
enum ThrowingSource<Value: Sendable> {
  /// The view itself, which runs an operation in a loader of its own.
  case operation(
    @MainActor (LoadProgress) async throws -> Value, retry: RetrySchedule,
    place: ErrorReport.Source)
  /// A model, which has a loader.
  case loader(Loader<Value>)
  /// A store, which has the state of the load, and loads when it is asked to.
  case state(
    LoadState<Value>, load: @MainActor () async -> Void, place: ErrorReport.Source)
}
