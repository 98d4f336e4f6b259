import Observation

/// Reads a value at first and after each observed change, as a view does.
@MainActor
final class Watcher<Value> {
  private(set) var values: [Value] = []
  private let read: @MainActor () -> Value

  init(_ read: @escaping @MainActor () -> Value) {
    self.read = read
    watch()
  }

  private func watch() {
    let value = withObservationTracking(read) { [weak self] in
      MainActor.assumeIsolated { self?.watch() }
    }
    values.append(value)
  }
}
