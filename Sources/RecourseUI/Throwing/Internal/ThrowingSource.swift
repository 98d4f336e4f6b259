import Recourse

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
