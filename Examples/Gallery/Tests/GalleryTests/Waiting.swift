import Observation

/// Waits until a condition on observed values is true, without a clock.
@MainActor
func valueOf(_ condition: @MainActor () -> Bool) async {
  while !Task.isCancelled {
    let (changes, change) = AsyncStream.makeStream(of: Void.self)
    let isTrue = withObservationTracking(condition) { change.finish() }
    if isTrue { return }
    for await _ in changes {}
  }
}
