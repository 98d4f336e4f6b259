/// Measures how long the main actor is busy.
enum MainActorWatch {
  /// Sends work to the main actor repeatedly while an operation runs.
  ///
  /// - Parameters:
  ///   - clock: Measures the time.
  ///   - pace: The pause before the next measurement. The default is a millisecond.
  ///   - operation: The operation to observe.
  /// - Returns: The longest time until the main actor was available.
  @MainActor
  static func longestTurn(
    by clock: some Clock<Duration>, pace: Duration = .milliseconds(1),
    during operation: () async -> Void
  ) async -> Duration {
    let watch = Task.detached(priority: .high) {
      var longest = Duration.zero
      while !Task.isCancelled {
        let start = clock.now
        await MainActor.run {}
        longest = max(longest, start.duration(to: clock.now))
        try? await clock.sleep(for: pace)
      }
      return longest
    }
    await operation()
    watch.cancel()
    return await watch.value
  }
}
