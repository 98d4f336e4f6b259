import Observation
import Recourse

/// The observers of the state of one store.
@MainActor
final class StateTree {
  /// The observers of the whole state.
  let node = ObserverNode()
  /// Whether the current state is a past one.
  let timeTravel = TimeTravelState()
  /// The number of times that the state may have changed.
  var version = 0
  /// Whether a reducer has exclusive access to the state.
  var isReducing = false
  private let registrar = ReadingRegistrar()
  /// The number of leaves: those left by the last pruning, and those inserted since.
  private var leafCount = 0
  /// The number of leaves at which the next pruning starts.
  private var crowd = 64
  /// The readings announced in the current turn of the main actor.
  private var announced: [ObservedReading] = []
  private var signals: [ObjectIdentifier: AsyncSignal] = [:]
  /// The contexts that present alerts of the state, keyed by the steps to it; callers retain them.
  private var alertContexts: [[AnyHashable]: WeakContext] = [:]

  /// Registers the current observer for a value.
  ///
  /// - Parameters:
  ///   - key: Identifies the value in its node.
  ///   - node: Returns the node; makes a missing one only if the argument is true.
  ///   - make: Makes a leaf that keeps the current value.
  func observe(
    _ key: StateObserverKey, in node: (Bool) -> ObserverNode?, make: () -> ObserverLeaf
  ) {
    let known = node(false)?.observer(key) as? ObserverLeaf
    if let reading = known?.reading { return registrar.observe(reading) }
    guard let reading = registrar.newReading() else { return }
    if let known {
      known.reading = reading
    } else {
      let leaf = make()
      leaf.reading = reading
      insert(leaf, key, into: node(true))
    }
  }

  func insert(_ leaf: ObserverLeaf, _ key: StateObserverKey, into node: ObserverNode?) {
    node?.insert(leaf, key)
    if let signal = leaf.signal { signals[ObjectIdentifier(signal)] = signal }
    leafCount += 1
    guard leafCount >= crowd else { return }
    leafCount = self.node.prune()
    signals = signals.filter { !$0.value.isOver }
    crowd = max(64, leafCount * 2)
  }

  /// Notifies the observers of changed values.
  func announce(_ changes: [ObserverLeaf]) {
    let count = announced.count
    // Collect all readings before the first notification, because an observer may read again.
    for leaf in changes {
      if let reading = leaf.reading { announced.append(reading) }
      leaf.signal?.send()
    }
    guard announced.count > count else { return }
    for reading in announced[count...] { registrar.announce(reading) }
    guard count == 0 else { return }
    Task { self.announceAgain() }
  }

  /// Notifies again, in the next turn, the observers that were being evaluated during the change.
  ///
  /// A view that dispatches while it is evaluated misses the first notification, because
  /// Observation listens only from the end of the evaluation. Most other observers no longer
  /// listen.
  private func announceAgain() {
    let announced = announced
    self.announced = []
    for reading in announced { registrar.announce(reading) }
  }

  /// Ends the streams, each after its last value.
  func endStreams() {
    for signal in signals.values { signal.end() }
  }

  func alertContext(of steps: [AnyHashable], make: () -> AlertContext) -> AlertContext {
    if let context = alertContexts[steps]?.context { return context }
    alertContexts = alertContexts.filter { $0.value.context != nil }
    let context = make()
    alertContexts[steps] = WeakContext(context: context)
    return context
  }
}

/// A key path that Observation retains for as long as the value read through it is observed.
typealias ObservedReading = KeyPath<ReadingRegistrar, Void>

/// Notifies the readers of a value of changes, and detects when no reader is left.
///
/// Observation has no callback for the end of an observation, but it retains the key path of the
/// read until then. So each read that must be distinguishable gets a key path of its own: as soon
/// as that is released, the value is no longer observed.
@MainActor
final class ReadingRegistrar: Observable {
  private let registrar = ObservationRegistrar()
  /// The key path for the next read.
  private var spare: ObservedReading
  private var lastNumber = 0

  init() {
    spare = \.[0]
  }

  nonisolated subscript(number: Int) -> Void { () }

  /// Registers the current observer for a new reading; returns nil if nothing is observing.
  func newReading() -> ObservedReading? {
    registrar.access(self, keyPath: spare)
    guard !isKnownUniquelyReferenced(&spare) else { return nil }
    let reading = spare
    lastNumber += 1
    spare = \.[lastNumber]
    return reading
  }

  /// Registers the current observer for a reading.
  func observe(_ reading: ObservedReading) {
    registrar.access(self, keyPath: reading)
  }

  func announce(_ reading: ObservedReading) {
    registrar.withMutation(of: self, keyPath: reading) {}
  }
}

/// Tracks whether a history presents a state other than the latest.
@MainActor
final class TimeTravelState {
  private let change = ObservedChange()
  private var wasPast = false

  var isPast: Bool {
    get {
      change.observe()
      return wasPast
    }
    set {
      guard newValue != wasPast else { return }
      wasPast = newValue
      change.announce()
    }
  }
}

/// A context that only its callers retain.
private struct WeakContext {
  weak var context: AlertContext?
}
