public import Recourse

/// What can happen to a `LoadState` in a store.
///
/// The app dispatches the first four; the effect of ``Effect/load(_:into:id:retry:budget:network:operation:)``
/// sends the rest, and always one that ends the progress.
///
/// ```swift
/// enum AppAction: Sendable {
///   case orders(LoadAction<[Order]>)
/// }
/// store.dispatch(.orders(.load))
/// ```
public enum LoadAction<Value: Sendable>: Sendable {
  /// Load the value, unless it is there.
  case load
  /// Load the value again; what was loaded stays until then.
  case reload
  /// Load no longer; what was loaded stays.
  case cancel
  /// A person has seen the failure, and need not see it again.
  case failureSeen
  /// The operation is so far, from 0 to 1.
  case progressed(Double)
  /// An attempt has failed, and another one follows by itself: after that long, or, if nil, as soon as
  /// the network can be reached.
  case retrying(LoadFailure, after: Duration?)
  /// The value was loaded.
  case loaded(Value)
  /// It has failed for good.
  case failed(LoadFailure)
  /// Who has asked for the value has gone, or the operation has cancelled itself.
  case stopped
}

extension LoadAction: Equatable where Value: Equatable {}

extension LoadAction: Codable where Value: Codable {}
