import Observation

/// A read that Observation keeps as long as somebody observes its value.
typealias ObservedReading = KeyPath<ReadingRegistrar, Void>

/// Tells those who have read a value that it changes, and notices when they are gone.
///
/// Observation has no callback for the end of an observation. But it keeps the key path of what was
/// read until then, so each read that is to be told from others gets a key path of its own: once it is
/// released, nobody observes the value any longer.
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

  /// Makes whatever is being evaluated observe a new reading; nil if nothing is observing.
  func newReading() -> ObservedReading? {
    registrar.access(self, keyPath: spare)
    guard !isKnownUniquelyReferenced(&spare) else { return nil }
    let reading = spare
    lastNumber += 1
    spare = \.[lastNumber]
    return reading
  }

  /// Makes whatever is being evaluated observe a reading.
  func observe(_ reading: ObservedReading) {
    registrar.access(self, keyPath: reading)
  }

  func announce(_ reading: ObservedReading) {
    registrar.withMutation(of: self, keyPath: reading) {}
  }
}
