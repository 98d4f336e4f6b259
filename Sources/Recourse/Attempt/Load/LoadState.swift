/// What there is of a value that is loaded: nothing yet, a run, the value, or a failure.
///
/// The cases carry what was loaded before, so that good data stays on the screen: a first load has
/// no value to keep, and a reload does.
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
  /// Nothing was loaded, and nothing runs.
  case idle
  /// A run is under way: the value before it, and how far it is, from 0 to 1, if it says so.
  case loading(previous: Value?, progress: Double?)
  /// The last run has brought this value.
  case loaded(Value)
  /// The last attempt has failed: with what, and the value before it.
  case failed(LoadFailure, previous: Value?)

  /// The value, loaded now or before; nil when there is none.
  public var value: Value? {
    switch self {
    case .idle: nil
    case .loaded(let value): value
    case .loading(let previous, _), .failed(_, let previous): previous
    }
  }

  /// Why there is no new value; nil when nothing has failed.
  public var failure: LoadFailure? {
    if case .failed(let failure, _) = self { failure } else { nil }
  }

  /// Whether an attempt runs, which it doesn't while an automatic retry is awaited.
  public var isLoading: Bool {
    if case .loading = self { true } else { false }
  }

  /// How far the run is, from 0 to 1; nil when nothing runs or nothing is known.
  public var progress: Double? {
    if case .loading(_, let progress) = self { progress } else { nil }
  }

  /// The same state of another value.
  ///
  /// - Parameter transform: Makes the other value of this one, if there is one.
  /// - Returns: The state with the other value.
  /// - Throws: What `transform` throws.
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
