import RecourseTesting

/// Waits until the task is cancelled, by a clock that nobody moves.
nonisolated(nonsending) func untilCancelled() async throws {
  try await ManualClock().sleep(for: .seconds(1))
}
