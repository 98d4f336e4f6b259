import Observation
import Recourse

/// What all parts of one store's state share: the version, and the observers of its values.
@MainActor
final class StateTree: Observable {
  /// The number of times that the state may have changed.
  var version = 0
  /// Whether a reducer has exclusive access to the state.
  var isReducing = false
  private let registrar = ObservationRegistrar()
  /// The readings announced in the current turn of the main actor.
  private var announced: [StateReading] = []
  private let pastChange = ObservedChange()
  private let endChange = ObservedChange()
  private var isPresentingPast = false
  private var isOver = false

  /// Whether a history presents a state other than the latest.
  var isPast: Bool {
    get {
      pastChange.observe()
      return isPresentingPast
    }
    set {
      guard newValue != isPresentingPast else { return }
      isPresentingPast = newValue
      pastChange.announce()
    }
  }

  /// Whether the store was released, so that nothing changes any more.
  var hasEnded: Bool {
    if !isOver { endChange.observe() }
    return isOver
  }

  nonisolated subscript(reading: StateReading) -> Void { () }

  /// Registers the current observer, if there is one, for a reading that may still change.
  ///
  /// Observation retains the key path, and with it the reading, until no observer is left.
  func observe(_ reading: StateReading) {
    if !isOver { registrar.access(self, keyPath: \.[reading]) }
  }

  /// Notifies the observers of values that have changed.
  func announce(_ changes: [StateReading]) {
    let isFirst = announced.isEmpty
    announced += changes
    for reading in changes { announce(reading) }
    if isFirst { Task { self.announceAgain() } }
  }

  /// Notifies again, in the next turn, the observers that were being evaluated during the change.
  ///
  /// A view that dispatches while it is evaluated misses the first notification, because
  /// Observation listens only from the end of the evaluation. Most other observers no longer
  /// listen.
  private func announceAgain() {
    let announced = announced
    self.announced = []
    for reading in announced { announce(reading) }
  }

  private func announce(_ reading: StateReading) {
    registrar.withMutation(of: self, keyPath: \.[reading]) {}
  }

  /// Ends the streams, each after its last value.
  func end() {
    isOver = true
    endChange.announce()
  }
}
