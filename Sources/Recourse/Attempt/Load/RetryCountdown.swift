public import Observation

/// Counts the seconds until something that has failed is tried again by itself.
///
/// What reads ``wait`` is evaluated once a second, and nothing else is.
///
/// ```swift
/// switch countdown.wait {
/// case .seconds(let seconds): Text("Trying again in \(seconds) s")
/// case .network: Text("Waiting for a connection…")
/// }
/// Button("Try Now") { countdown.tryNow() }
/// ```
@MainActor
@Observable
public final class RetryCountdown {
  /// What the next attempt waits for.
  public enum Wait: Sendable, Hashable {
    /// For the time to pass: the whole seconds that are left, rounded up.
    case seconds(Int)
    /// For the network, since it can't be reached.
    case network
  }

  /// What the next attempt waits for.
  public private(set) var wait: Wait
  @ObservationIgnored private let delay: Duration
  @ObservationIgnored private let reason: RetryDecision.Reason
  @ObservationIgnored private let whenSkipped: @MainActor (RetryCountdown) -> Void

  /// Creates a countdown that stands still until it runs.
  ///
  /// - Parameters:
  ///   - delay: The time until the next attempt.
  ///   - reason: Who asks for the delay. The default is the schedule.
  ///   - whenSkipped: Starts the next attempt at once.
  package init(
    _ delay: Duration, reason: RetryDecision.Reason = .schedule,
    whenSkipped: @escaping @MainActor (RetryCountdown) -> Void
  ) {
    self.delay = delay
    self.reason = reason
    self.whenSkipped = whenSkipped
    wait = .seconds(delay.secondsRoundedUp())
  }

  /// Starts the next attempt at once; does nothing when the wait is over.
  public func tryNow() {
    whenSkipped(self)
  }

  /// Whether the next attempt can help before the time has passed: not while a server asks to wait.
  package var canBeSkipped: Bool {
    guard reason == .request, case .seconds(let left) = wait else { return true }
    return left == 0
  }

  /// Waits for the network, if it can't be reached, and otherwise counts down to zero.
  ///
  /// A delay that a server asks for counts also after the network is back.
  ///
  /// - Parameters:
  ///   - clock: What tells the time.
  ///   - network: What knows whether the network can be reached; nil if nothing does.
  ///   - limit: How long to wait for the network at most; nil for as long as it takes.
  /// - Throws: `CancellationError` when the task is cancelled.
  package func run(
    on clock: some Clock<Duration>, network: NetworkSignal?, within limit: Duration?
  ) async throws {
    let end = clock.now.advanced(by: delay)
    await network?.waitUntilReachable(within: limit, by: clock) { wait = .network }
    try Task.checkCancellation()
    if wait == .network {
      let rest = reason == .request ? clock.now.duration(to: end) : .zero
      wait = .seconds(rest.secondsRoundedUp())
    }
    while case .seconds(let left) = wait, left > 0 {
      // Each second ends at a fixed instant, so that late wake-ups don't add up.
      try await clock.sleep(until: end.advanced(by: .seconds(1 - left)), tolerance: nil)
      wait = .seconds(clock.now.duration(to: end).secondsRoundedUp())
    }
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
