/// Finds out how long the main actor keeps others waiting.
enum MainActorWatch {
  /// Asks the main actor again and again while an operation runs.
  ///
  /// - Parameters:
  ///   - clock: Measures the time.
  ///   - pace: How long after an answer it is asked again. The default is a millisecond.
  ///   - operation: What to run meanwhile.
  /// - Returns: How long the longest answer has taken.
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
