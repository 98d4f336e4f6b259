/// The observers of one value and of what is in it.
@MainActor
final class ObserverNode {
  private var observers: [any StateObserver] = []
  /// What makes it unnecessary to ask the observer at the same place.
  private var witnesses: [WitnessBytes?] = []
  private var keys: [StateObserverKey] = []
  /// The places of the keys, where they are so many that a search would take longer.
  private var places: [StateObserverKey: Int] = [:]

  /// Whether no observer has to compare, which bytes show; nothing else is asked.
  func isUnchanged(_ state: UnsafeRawPointer) -> Bool {
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

  /// The observer of a key, which is made if there is none and it is asked for.
  func observer<Observer: StateObserver>(
    _ key: StateObserverKey, making: Bool, _ make: () -> Observer
  ) -> Observer? {
    if let known = observer(key) as? Observer { return known }
    guard making else { return nil }
    let observer = make()
    insert(observer, key)
    return observer
  }

  /// Lets the observers compare; see ``StateObserver/update(_:_:)``.
  func update(_ state: UnsafeRawPointer?, _ changes: inout [ObserverLeaf]) -> Bool {
    var gone: [Int] = []
    for place in witnesses.indices {
      if let state, let witness = witnesses[place], witness.isSame(in: state) { continue }
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

  /// Removes the observers at ascending places; the last ones take the places.
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
}
