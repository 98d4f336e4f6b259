import Observation

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
