import Recourse

/// What observes the state of one store.
@MainActor
final class StateTree {
  /// The observers of the whole state.
  let node = ObserverNode()
  /// Whether the state is a past one.
  let timeTravel = TimeTravelState()
  /// How often the state may have changed.
  var version = 0
  private let registrar = ReadingRegistrar()
  /// How many leaves were inserted or left since those were removed that nobody observes.
  private var leafCount = 0
  /// At how many leaves that is done again.
  private var crowd = 64
  /// What was announced in this turn of the main actor.
  private var announced: [ObservedReading] = []
  private var signals: [ObjectIdentifier: AsyncSignal] = [:]
  /// The contexts that present alerts of the state, by the steps to it, as long as callers have them.
  private var alertContexts: [[AnyHashable]: WeakContext] = [:]

  /// Makes whatever is being evaluated observe a value.
  ///
  /// - Parameters:
  ///   - key: Names the value in its node.
  ///   - node: The node, which is made only if the argument is true.
  ///   - make: Makes a leaf that keeps the value as it is now.
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

  /// Notifies the observers of values that have changed.
  func announce(_ changes: [ObserverLeaf]) {
    let count = announced.count
    // All are noted before the first is notified, for it may read again.
    for leaf in changes {
      if let reading = leaf.reading { announced.append(reading) }
      leaf.signal?.send()
    }
    guard announced.count > count else { return }
    for reading in announced[count...] { registrar.announce(reading) }
    guard count == 0 else { return }
    Task { self.announceAgain() }
  }

  /// Notifies again, in the next turn, those who were evaluated when the value changed.
  ///
  /// A view that dispatches while it is evaluated can't be notified at once, for Observation listens
  /// from the end of the evaluation only. Most others don't listen any longer.
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
