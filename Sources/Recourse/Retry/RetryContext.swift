public import Foundation

/// The dependencies of retries: a budget, the network, a catalog, time and randomness.
///
/// Share one context among all operations that call the same server, so that its budget limits all
/// of their retries.
///
/// ```swift
/// let context = RetryContext(budget: RetryBudget(), network: .system)
/// try await withRetry(idempotency: .idempotent, context: context) { try await load() }
/// ```
public struct RetryContext: Sendable {
  /// The budget that limits the retries of all operations that share it; nil for no limit.
  public var budget: RetryBudget?
  /// The signal that retries await after an error that means "no network"; nil for no waiting.
  public var network: NetworkSignal?
  /// The catalog that knows cancellations and remedies; nil for that of the surrounding stage.
  public var catalog: ErrorCatalog?
  @usableFromInline package let clock: (any Clock<Duration>)?
  @usableFromInline package let now: @Sendable () -> Date
  @usableFromInline package let generator: (any RandomNumberGenerator & Sendable)?

  /// Creates a context.
  ///
  /// - Parameters:
  ///   - budget: Limits the retries of all operations that share it. The default is nil: no limit.
  ///   - network: Reports whether the network is reachable. While it isn't, the attempt after an
  ///     error that means "no network" waits for the network instead of the schedule's delay, for
  ///     no longer than ten delays or 10 s. The default is nil: no waiting for the network.
  ///   - catalog: Knows which errors are cancellations, and which a retry can help. The default is
  ///     nil: the catalog of the router, the view or the store that runs the operation, and
  ///     otherwise the built-in one.
  ///   - clock: The clock that measures time and delays. The default is nil: the clock of the
  ///     surrounding store or view, and otherwise a continuous clock.
  ///   - now: Returns the current date, for errors that request a wait until a date. The default is
  ///     the system's date.
  ///   - generator: The random number generator for the jitter. The default is nil: the generator
  ///     of the surrounding store, and otherwise the system's.
  @inlinable
  public init(
    budget: RetryBudget? = nil,
    network: NetworkSignal? = nil,
    catalog: ErrorCatalog? = nil,
    clock: (any Clock<Duration>)? = nil,
    now: @escaping @Sendable () -> Date = { Date() },
    generator: (any RandomNumberGenerator & Sendable)? = nil
  ) {
    self.budget = budget
    self.network = network
    self.catalog = catalog
    self.clock = clock
    self.now = now
    self.generator = generator
  }

  /// Returns the context with a clock and a generator for those that it lacks.
  ///
  /// - Parameters:
  ///   - clock: The clock of the surrounding store or view.
  ///   - generator: The generator of the surrounding store. The default is nil: the system's.
  /// - Returns: The context.
  package func withDefaults(
    clock: any Clock<Duration>, generator: (any RandomNumberGenerator & Sendable)? = nil
  ) -> RetryContext {
    RetryContext(
      budget: budget, network: network, catalog: catalog, clock: self.clock ?? clock, now: now,
      generator: self.generator ?? generator)
  }
}
