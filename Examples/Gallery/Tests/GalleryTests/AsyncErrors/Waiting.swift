import Observation

/// Waits, without a clock, until something observed is so.
@MainActor
func valueOf(_ condition: @MainActor () -> Bool) async {
  while !Task.isCancelled {
    let (changes, change) = AsyncStream.makeStream(of: Void.self)
    let isTrue = withObservationTracking(condition) { change.finish() }
    if isTrue { return }
    for await _ in changes {}
  }
}
