public import Foundation

extension Loader {
  /// Creates a loader for an operation.
  ///
  /// - Parameters:
  ///   - retry: The schedule of automatic retries. The default is `.never`.
  ///   - budget: The budget that limits the retries of all loaders and operations that share it.
  ///     The default is nil: no limit.
  ///   - network: The signal that a retry waits for, instead of its delay, while the network is
  ///     unreachable. The default is nil: no signal.
  ///   - router: The router that receives the failures. The default is nil, which uses the router
  ///     around the view that shows the loader, or else standard error.
  ///   - clock: The clock that measures the time between attempts. The default is the continuous
  ///     clock.
  ///   - now: Returns the date, for errors that request a retry at a date. The default is the
  ///     current date.
  ///   - generator: The source of random variation in the delays. The default is the system's
  ///     generator.
  ///   - fileID: The file to report failures from. The default is the caller's file.
  ///   - line: The line to report failures from. The default is the caller's line.
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
  /// Until then there is nothing to load: all calls return immediately.
  ///
  /// - Parameters:
  ///   - retry: The schedule of automatic retries. The default is `.never`.
  ///   - budget: The budget that limits the retries of all loaders and operations that share it.
  ///     The default is nil: no limit.
  ///   - network: The signal that a retry waits for, instead of its delay, while the network is
  ///     unreachable. The default is nil: no signal.
  ///   - router: The router that receives the failures. The default is nil, which uses the router
  ///     around the view that shows the loader, or else standard error.
  ///   - clock: The clock that measures the time between attempts. The default is the continuous
  ///     clock.
  ///   - now: Returns the date, for errors that request a retry at a date. The default is the
  ///     current date.
  ///   - generator: The source of random variation in the delays. The default is the system's
  ///     generator.
  ///   - fileID: The file to report failures from. The default is the caller's file.
  ///   - line: The line to report failures from. The default is the caller's line.
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
