/// The state of a value that is loaded: idle, loading, loaded or failed.
///
/// The cases carry the previous value, so that good data stays on screen during a reload. A first
/// load has no previous value.
///
/// ```swift
/// switch loader.state {
/// case .idle, .loading(previous: nil, _): ProgressView()
/// case .loaded(let orders), .loading(let orders?, _): OrderList(orders)
/// case .failed(let failure, previous: nil): FailedView(failure)
/// case .failed(_, let orders?): OrderList(orders, isStale: true)
/// }
/// ```
public enum LoadState<Value> {
  /// No value was loaded, and no run is in progress.
  case idle
  /// An attempt is in progress, with the previous value and the progress from 0 to 1, if the
  /// operation reports any.
  case loading(previous: Value?, progress: Double?)
  /// The last run loaded the value.
  case loaded(Value)
  /// The last attempt failed, with the failure and the previous value.
  case failed(LoadFailure, previous: Value?)

  /// The current or previous value; nil if there is none.
  public var value: Value? {
    switch self {
    case .idle: nil
    case .loaded(let value): value
    case .loading(let previous, _), .failed(_, let previous): previous
    }
  }

  /// The failure if the state is `failed`; nil otherwise.
  public var failure: LoadFailure? {
    if case .failed(let failure, _) = self { failure } else { nil }
  }

  /// Whether an attempt is in progress; while a retry waits, false for a ``Loader``, and true in a
  /// store.
  public var isLoading: Bool {
    if case .loading = self { true } else { false }
  }

  /// The progress of the run, from 0 to 1; nil if no attempt is in progress or its progress is
  /// unknown.
  public var progress: Double? {
    if case .loading(_, let progress) = self { progress } else { nil }
  }

  /// Returns the state after a failure.
  ///
  /// The part of the value that the error has kept is shown if there is no other value, or if that
  /// is a part itself.
  package func failing(_ failure: LoadFailure) -> LoadState {
    let isPart = value == nil || self.failure?.isBesidePart == true
    let part = isPart ? AggregateError.value(of: Value.self, keptBy: failure.error) : nil
    let shown = part ?? value
    var failure = failure
    failure.isBesidePart = isPart && shown != nil
    return .failed(failure, previous: shown)
  }

  /// Returns the same state with a transformed value.
  ///
  /// - Parameter transform: Transforms the value, if there is one.
  /// - Returns: The state with the transformed value.
  /// - Throws: Any error that `transform` throws.
  public func map<Other, Failure: Error>(
    _ transform: (Value) throws(Failure) -> Other
  ) throws(Failure) -> LoadState<Other> {
    switch self {
    case .idle:
      .idle
    case .loading(let previous?, let progress):
      .loading(previous: try transform(previous), progress: progress)
    case .loading(nil, let progress):
      .loading(previous: nil, progress: progress)
    case .loaded(let value):
      .loaded(try transform(value))
    case .failed(let failure, let previous?):
      .failed(failure, previous: try transform(previous))
    case .failed(let failure, nil):
      .failed(failure, previous: nil)
    }
  }
}

extension LoadState: Sendable where Value: Sendable {}

extension LoadState: Equatable where Value: Equatable {}

extension LoadState: Codable where Value: Codable {}
