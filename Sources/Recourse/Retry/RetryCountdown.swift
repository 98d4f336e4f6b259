public import Observation

/// Counts down the seconds until the automatic retry of a failed operation.
///
/// A view that reads ``wait`` is evaluated once a second; other views are not affected.
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
  /// The condition that the next attempt waits for.
  public enum Wait: Sendable, Hashable {
    /// A delay, with the remaining seconds rounded up to whole seconds.
    case seconds(Int)
    /// The network, which is currently unreachable.
    case network
  }

  /// The condition that the next attempt waits for.
  public private(set) var wait: Wait
  @ObservationIgnored private let delay: Duration
  @ObservationIgnored let reason: RetryDecision.Reason
  @ObservationIgnored private let whenSkipped: @MainActor (RetryCountdown) -> Void

  /// Creates a countdown that doesn't advance until it runs.
  ///
  /// - Parameters:
  ///   - delay: The time until the next attempt.
  ///   - reason: The source of the delay. The default is the schedule.
  ///   - whenSkipped: Starts the next attempt immediately.
  package init(
    _ delay: Duration, reason: RetryDecision.Reason = .schedule,
    whenSkipped: @escaping @MainActor (RetryCountdown) -> Void
  ) {
    self.delay = delay
    self.reason = reason
    self.whenSkipped = whenSkipped
    wait = .seconds(delay.secondsRoundedUp())
  }

  /// Starts the next attempt immediately; does nothing if the wait is over.
  public func tryNow() {
    whenSkipped(self)
  }

  /// Whether the next attempt can help before the delay is over, which is false while a server
  /// requests the delay.
  package var canBeSkipped: Bool {
    guard reason == .request, case .seconds(let left) = wait else { return true }
    return left == 0
  }

  /// Waits for the network if it is unreachable, and otherwise counts down to zero.
  ///
  /// - Parameters:
  ///   - clock: The clock that measures the delay.
  ///   - network: The signal for reachability of the network; nil if there is none.
  ///   - limit: The maximum time to wait for the network; nil to disregard the network.
  /// - Throws: `CancellationError` if the task is cancelled.
  package func run(
    on clock: some Clock<Duration>, network: NetworkSignal?, within limit: Duration?
  ) async throws {
    let end = clock.now.advanced(by: delay)
    if let limit {
      await network?.waitUntilReachable(within: limit, by: clock) { wait = .network }
      try Task.checkCancellation()
      let rest = wait == .network ? .zero : clock.now.duration(to: end)
      wait = .seconds(rest.secondsRoundedUp())
    }
    while case .seconds(let left) = wait, left > 0 {
      // Each second ends at a fixed instant, so that late wake-ups don't accumulate.
      try await clock.sleep(until: end.advanced(by: .seconds(1 - left)), tolerance: nil)
      wait = .seconds(clock.now.duration(to: end).secondsRoundedUp())
    }
  }
}

extension RetryCountdown: Equatable {
  /// Compares two countdowns by identity.
  ///
  /// - Parameters:
  ///   - first: A countdown.
  ///   - second: Another countdown.
  /// - Returns: Whether both are the same object.
  nonisolated public static func == (first: RetryCountdown, second: RetryCountdown) -> Bool {
    first === second
  }
}
