/// The observers of one value and of the values in it.
@MainActor
final class ObserverNode {
  private var observers: [any StateObserver] = []
  /// The bytes that, while unchanged, make it unnecessary to update the observer at the same index.
  private var witnesses: [WitnessBytes?] = []
  private var keys: [StateObserverKey] = []
  /// The indices of the keys, once there are too many for a linear search.
  private var places: [StateObserverKey: Int] = [:]
  /// The number of actions until the next search for observers without readers.
  private var actionsUntilSearch = ObserverNode.interval

  /// Returns whether unchanged bytes alone show that no observer has to compare.
  ///
  /// At times, the result is false nevertheless, so that observers without readers are removed.
  func isUnchanged(_ state: UnsafeRawPointer) -> Bool {
    guard actionsUntilSearch > 0 else { return false }
    actionsUntilSearch -= 1
    for witness in witnesses {
      guard let witness, witness.isSame(in: state) else { return false }
    }
    return true
  }

  func observer(_ key: StateObserverKey) -> (any StateObserver)? {
    let place = keys.count > Self.crowd ? places[key] : keys.firstIndex(of: key)
    return place.map { observers[$0] }
  }

  func insert(_ observer: any StateObserver, _ key: StateObserverKey) {
    observers.append(observer)
    witnesses.append(nil)
    keys.append(key)
    if keys.count == Self.crowd + 1 {
      for (place, key) in keys.enumerated() { places[key] = place }
    } else if keys.count > Self.crowd {
      places[key] = keys.count - 1
    }
  }

  /// Returns the observer of a key; makes a missing one if `making` is true.
  func observer<Observer: StateObserver>(
    _ key: StateObserverKey, making: Bool, _ make: () -> Observer
  ) -> Observer? {
    if let known = observer(key) as? Observer { return known }
    guard making else { return nil }
    let observer = make()
    insert(observer, key)
    return observer
  }

  /// Updates the observers; see ``StateObserver/update(_:_:)``.
  func update(_ state: UnsafeRawPointer?, _ changes: inout [ObserverLeaf]) -> Bool {
    var gone: [Int] = []
    let searches = actionsUntilSearch == 0
    actionsUntilSearch = searches ? Self.interval : actionsUntilSearch - 1
    for place in witnesses.indices {
      if let state, let witness = witnesses[place], witness.isSame(in: state) {
        if searches, !observers[place].mayHaveReaders { gone.append(place) }
        continue
      }
      let observer = observers[place]
      if !observer.update(state, &changes) {
        gone.append(place)
      } else if case let witness = observer.witness, witness != nil || witnesses[place] != nil {
        witnesses[place] = witness
      }
    }
    if !gone.isEmpty { remove(gone) }
    return !observers.isEmpty
  }

  func prune() -> Int {
    var gone: [Int] = []
    var count = 0
    for place in observers.indices {
      let rest = observers[place].prune()
      count += rest
      if rest == 0 { gone.append(place) }
    }
    if !gone.isEmpty { remove(gone) }
    return count
  }

  /// Removes the observers at ascending indices, and fills the gaps from the end.
  private func remove(_ gone: [Int]) {
    for place in gone.reversed() {
      places[keys[place]] = nil
      let last = keys.count - 1
      if place < last {
        if last >= Self.crowd { places[keys[last]] = place }
        keys.swapAt(place, last)
        observers.swapAt(place, last)
        witnesses.swapAt(place, last)
      }
      keys.removeLast()
      observers.removeLast()
      witnesses.removeLast()
      if keys.count == Self.crowd { places = [:] }
    }
  }

  private static let crowd = 8
  /// The number of actions for which unchanged bytes keep an observer that may have no readers.
  private static let interval = 32
}

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

  /// Whether the value may have readers; found out without visiting the value's parts.
  var mayHaveReaders: Bool { get }

  /// Removes the leaves that are no longer observed, and returns how many are left.
  func prune() -> Int
}

extension StateObserver {
  var mayHaveReaders: Bool { true }
}

/// Identifies the part of a value that an observer observes.
enum StateObserverKey: Hashable {
  case value(AnyKeyPath)
  case part(AnyKeyPath)
  case elements(AnyKeyPath)
  case presence
  case stream(ObjectIdentifier)
}
