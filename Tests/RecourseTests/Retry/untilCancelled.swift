import RecourseTesting

/// Suspends until the task is cancelled, by sleeping on a clock that never advances.
nonisolated(nonsending) func untilCancelled() async throws {
  try await ManualClock().sleep(for: .seconds(1))
}
