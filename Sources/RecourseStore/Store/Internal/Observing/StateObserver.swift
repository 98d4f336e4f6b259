/// Compares a value of the state, or passes parts of it on to other observers.
///
/// Observers form a tree of the values that are currently observed. They receive values as raw
/// pointers, so that one collection can hold observers of values of different types.
@MainActor
protocol StateObserver: AnyObject {
  /// Compares after an action, and collects the leaves whose values have changed.
  ///
  /// - Parameters:
  ///   - state: The value that contains the observed part; nil if it was removed from the state.
  ///   - changes: Receives the leaves whose values have changed.
  /// - Returns: Whether the value still has observers.
  func update(_ state: UnsafeRawPointer?, _ changes: inout [ObserverLeaf]) -> Bool

  /// The bytes that, while unchanged, rule out a change until the next update, if there are any.
  var witness: WitnessBytes? { get }

  /// Removes the leaves that are no longer observed, and returns how many are left.
  func prune() -> Int
}

/// Identifies the part of a value that an observer observes.
enum StateObserverKey: Hashable {
  case value(AnyKeyPath)
  case part(AnyKeyPath)
  case elements(AnyKeyPath)
  case presence
  case stream(ObjectIdentifier)
}
