public import Recourse

/// The actions of a `LoadState` in a store.
///
/// The app dispatches the first four. The effect of
/// ``Effect/load(_:into:id:retry:context:operation:)`` sends the others; one of them always
/// ends the progress, unless `cancel` has done so.
///
/// ```swift
/// enum AppAction: Sendable {
///   case orders(LoadAction<[Order]>)
/// }
/// store.dispatch(.orders(.load))
/// ```
public enum LoadAction<Value: Sendable>: Sendable {
  /// Loads the value, unless it is loaded already.
  case load
  /// Loads the value again; the previous value remains until then.
  case reload
  /// Cancels the load; a value that was loaded before remains.
  case cancel
  /// Acknowledges that the user has seen the failure, which need not be presented again.
  case failureSeen
  /// The progress of the operation, from 0 to 1.
  case progressed(Double)
  /// An attempt has failed and is retried automatically: after the delay, or, if the delay is nil,
  /// once the network is reachable.
  case retrying(LoadFailure, after: Duration?)
  /// The value was loaded.
  case loaded(Value)
  /// The load has failed for good.
  case failed(LoadFailure)
  /// The load has ended without a result: its requester was cancelled, or the operation cancelled
  /// itself.
  case stopped
}

extension LoadAction: Equatable where Value: Equatable {}

extension LoadAction: Codable where Value: Codable {}
