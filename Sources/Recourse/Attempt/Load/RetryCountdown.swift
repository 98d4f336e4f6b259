public import Observation

/// Counts the seconds until something that has failed is tried again by itself.
///
/// What reads ``secondsLeft`` is evaluated once a second, and nothing else is.
///
/// ```swift
/// Text("Trying again in \(countdown.secondsLeft) s")
/// Button("Try Now") { countdown.tryNow() }
/// ```
@MainActor
@Observable
public final class RetryCountdown {
  /// The whole seconds that are left, rounded up.
  public private(set) var secondsLeft: Int
  @ObservationIgnored private let delay: Duration
  @ObservationIgnored private let whenSkipped: @MainActor (RetryCountdown) -> Void

  /// Creates a countdown that stands still until it runs.
  ///
  /// - Parameters:
  ///   - delay: The time until the next attempt.
  ///   - whenSkipped: Starts the next attempt at once.
  package init(
    _ delay: Duration, whenSkipped: @escaping @MainActor (RetryCountdown) -> Void
  ) {
    self.delay = delay
    self.whenSkipped = whenSkipped
    secondsLeft = delay.secondsRoundedUp
  }

  /// Starts the next attempt at once; does nothing when the wait is over.
  public func tryNow() {
    whenSkipped(self)
  }

  /// Counts down to zero.
  ///
  /// - Parameter clock: What tells the time.
  /// - Throws: `CancellationError` when the task is cancelled.
  func run(on clock: some Clock<Duration>) async throws {
    let end = clock.now.advanced(by: delay)
    while secondsLeft > 0 {
      // Each second ends at a fixed instant, so that late wake-ups don't add up.
      try await clock.sleep(until: end.advanced(by: .seconds(1 - secondsLeft)), tolerance: nil)
      secondsLeft = clock.now.duration(to: end).secondsRoundedUp
    }
  }
}

extension Duration {
  /// The least number of whole seconds that holds the duration; 0 for a negative one.
  fileprivate var secondsRoundedUp: Int {
    let (seconds, attoseconds) = components
    return max(0, Int(clamping: seconds) + (attoseconds > 0 ? 1 : 0))
  }
}

extension RetryCountdown: Equatable {
  /// Compares identities: a countdown is equal to itself only.
  ///
  /// - Parameters:
  ///   - first: A countdown.
  ///   - second: Another countdown.
  /// - Returns: Whether they are one object.
  nonisolated public static func == (first: RetryCountdown, second: RetryCountdown) -> Bool {
    first === second
  }
}
