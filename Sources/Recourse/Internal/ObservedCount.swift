import Observation

/// Counts events for the views that observe them.
@MainActor
@Observable
package final class ObservedCount {
  /// The number of events so far.
  package private(set) var value = 0

  nonisolated init() {}

  func increment() { value += 1 }
}
