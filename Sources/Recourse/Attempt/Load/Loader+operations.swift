public import Foundation

extension Loader {
  /// Creates a loader of an operation.
  ///
  /// - Parameters:
  ///   - retry: When a failed attempt is repeated by itself. The default is never.
  ///   - budget: What limits the retries of all that share it. The default is nil: nothing.
  ///   - network: What a retry waits for, instead of its delay, while the network can't be
  ///     reached. The default is nil: nothing.
  ///   - router: Where failures are reported. The default is nil: to the router around the view that
  ///     shows the loader, and otherwise to standard error.
  ///   - clock: What tells the time between attempts. The default is the continuous clock.
  ///   - now: Tells the date, for errors that ask for one. The default is the present.
  ///   - generator: Makes the delays differ. The default is the system's generator.
  ///   - fileID: The file that failures are reported from. The default is the caller's.
  ///   - line: The line that failures are reported from. The default is the caller's.
  ///   - operation: Loads the value.
  nonisolated public convenience init(
    retry: RetrySchedule = .never,
    budget: RetryBudget? = nil,
    network: NetworkSignal? = nil,
    router: ErrorRouter? = nil,
    clock: any Clock<Duration> = ContinuousClock(),
    now: @escaping @Sendable () -> Date = { Date() },
    generator: any RandomNumberGenerator & Sendable = SystemRandomNumberGenerator(),
    fileID: String = #fileID, line: Int = #line,
    operation: @escaping @MainActor () async throws -> Value
  ) {
    self.init(
      retry: retry, budget: budget, network: network, router: router, clock: clock, now: now,
      generator: generator, fileID: fileID, line: line
    ) { _ in
      try await operation()
    }
  }

  /// Creates a loader that gets its operation from `load(id:operation:)`.
  ///
  /// Until then there is nothing to load: what is called ends at once.
  ///
  /// - Parameters:
  ///   - retry: When a failed attempt is repeated by itself. The default is never.
  ///   - budget: What limits the retries of all that share it. The default is nil: nothing.
  ///   - network: What a retry waits for, instead of its delay, while the network can't be
  ///     reached. The default is nil: nothing.
  ///   - router: Where failures are reported. The default is nil: to the router around the view that
  ///     shows the loader, and otherwise to standard error.
  ///   - clock: What tells the time between attempts. The default is the continuous clock.
  ///   - now: Tells the date, for errors that ask for one. The default is the present.
  ///   - generator: Makes the delays differ. The default is the system's generator.
  ///   - fileID: The file that failures are reported from. The default is the caller's.
  ///   - line: The line that failures are reported from. The default is the caller's.
  nonisolated public convenience init(
    retry: RetrySchedule = .never,
    budget: RetryBudget? = nil,
    network: NetworkSignal? = nil,
    router: ErrorRouter? = nil,
    clock: any Clock<Duration> = ContinuousClock(),
    now: @escaping @Sendable () -> Date = { Date() },
    generator: any RandomNumberGenerator & Sendable = SystemRandomNumberGenerator(),
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      retry: retry, budget: budget, network: network, router: router, clock: clock, now: now,
      generator: generator, fileID: fileID, line: line
    ) {
      throw CancellationError()
    }
  }
}
