/// Compares a value of the state, or passes on a part of it to others that do.
///
/// Observers form a tree of the values that are observed now. They take values by their addresses, so
/// that observers of values of different types can be in one collection.
@MainActor
protocol StateObserver: AnyObject {
  /// Compares after an action, and collects the leaves whose value has changed.
  ///
  /// - Parameters:
  ///   - state: The value that the observer is a part of; nil if it was removed from the state.
  ///   - changes: The leaves with another value than before.
  /// - Returns: Whether anybody observes the value any longer.
  func update(_ state: UnsafeRawPointer?, _ changes: inout [ObserverLeaf]) -> Bool

  /// The bytes that show that there is nothing to compare, until the next update; nil if there are none.
  var witness: WitnessBytes? { get }

  /// Removes the leaves that nobody observes any longer, and returns how many are left.
  func prune() -> Int
}

/// What an observer observes within the value that it is a part of.
enum StateObserverKey: Hashable {
  case value(AnyKeyPath)
  case part(AnyKeyPath)
  case elements(AnyKeyPath)
  case presence
  case stream(ObjectIdentifier)
}
