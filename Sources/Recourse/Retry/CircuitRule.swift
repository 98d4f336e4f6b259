/// When a circuit breaker opens, for how long, and what closes it again.
///
/// ```swift
/// let breaker = CircuitBreaker(CircuitRule(failureRate: 0.8, openFor: .seconds(10)))
/// ```
public struct CircuitRule: Sendable, Hashable {
  /// The part of the calls that has to fail to open the breaker, above 0 and up to 1.
  public let failureRate: Double
  /// The time over which calls are counted; it slides in tenths.
  public let window: Duration
  /// The number of calls in the window below which the breaker stays closed.
  public let minimumCalls: Int
  /// How long the breaker refuses calls before it probes.
  public let openFor: Duration
  /// The number of calls that probe whether the service is back.
  public let probes: Int
  /// How long a probe keeps others waiting that never ends.
  public let probeTimeLimit: Duration

  /// Creates a rule; the defaults are for an app, which makes few calls compared with a server.
  ///
  /// - Parameters:
  ///   - failureRate: The part of the calls that has to fail to open the breaker, above 0 and up
  ///     to 1. The default is 0.5, as in Hystrix and resilience4j.
  ///   - window: The time over which calls are counted, at least a millisecond. The default is
  ///     30 seconds, as in Polly.
  ///   - minimumCalls: The number of calls in the window below which the breaker stays closed, at
  ///     least 1. The default is 10; Hystrix has 20, Polly and resilience4j have 100, for servers.
  ///   - openFor: How long the breaker refuses calls before it probes; positive. The default is 30
  ///     seconds; Polly and Hystrix have 5, resilience4j has 60.
  ///   - probes: The number of calls that probe whether the service is back, at least 1; they
  ///     decide by the same failure rate. The default is 1, as in Polly and Hystrix.
  ///   - probeTimeLimit: How long a probe keeps others waiting that never ends; positive. The
  ///     default is 60 seconds, after which `URLSession` gives a request up.
  public init(
    failureRate: Double = 0.5,
    window: Duration = .seconds(30),
    minimumCalls: Int = 10,
    openFor: Duration = .seconds(30),
    probes: Int = 1,
    probeTimeLimit: Duration = .seconds(60)
  ) {
    precondition(
      failureRate > 0 && failureRate <= 1, "A failure rate of \(failureRate) is not in 0...1")
    precondition(window >= .milliseconds(1), "A window of \(window) is too short to count calls")
    precondition(minimumCalls >= 1, "A minimum of \(minimumCalls) calls is less than one")
    precondition(openFor > .zero, "A breaker that is open for \(openFor) refuses nothing")
    precondition(probes >= 1, "A breaker with \(probes) probes never closes again")
    precondition(probeTimeLimit > .zero, "A time limit of \(probeTimeLimit) ends no probe")
    self.failureRate = failureRate
    self.window = window
    self.minimumCalls = minimumCalls
    self.openFor = openFor
    self.probes = probes
    self.probeTimeLimit = probeTimeLimit
  }

  /// Whether so many failures among so many calls are too many.
  func isExceeded(failures: Int, of calls: Int) -> Bool {
    // Divided, since 0.07 times 100 is more than 7.
    Double(failures) / Double(calls) >= failureRate
  }
}
