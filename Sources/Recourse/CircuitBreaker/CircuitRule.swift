/// The thresholds that open and close a circuit breaker, and the pauses for which it stays open.
///
/// ```swift
/// let breaker = CircuitBreaker(CircuitRule(failureRate: 0.8, openFor: .seconds(10)))
/// ```
public struct CircuitRule: Sendable, Hashable {
  /// The fraction of calls that must fail to open the breaker, above 0 and up to 1.
  package let failureRate: Double
  /// The interval over which calls are counted, which slides in steps of a tenth.
  package let window: Duration
  /// The number of counted calls below which the breaker stays closed.
  package let minimumCalls: Int
  /// The first pause for which the breaker refuses calls before it probes.
  package let openFor: Duration
  /// The longest pause, up to which each failed probe doubles the pause.
  package let longestPause: Duration
  /// The number of calls that probe whether the service has recovered.
  package let probes: Int
  /// The interval after which a probe without a result no longer blocks further probes.
  package let probeTimeLimit: Duration

  /// Creates a rule; the defaults suit an app, which makes few calls compared with a server.
  ///
  /// - Parameters:
  ///   - failureRate: The fraction of calls that must fail to open the breaker, above 0 and up to
  ///     1. The default is 0.5, as in Hystrix and resilience4j.
  ///   - window: The interval over which calls are counted, at least a millisecond. The default is
  ///     30 seconds, as in Polly.
  ///   - minimumCalls: The number of counted calls below which the breaker stays closed, at least
  ///     1. The default is 10; Hystrix has 20, Polly and resilience4j have 100, for servers.
  ///   - openFor: The first pause for which the breaker refuses calls before it probes; positive.
  ///     The default is 30 seconds; Polly and Hystrix have 5, resilience4j has 60.
  ///   - longestPause: The longest pause, not shorter than `openFor`. A failed probe doubles the
  ///     pause up to this length, and a success resets it; the length of `openFor` keeps every
  ///     pause the same. The default is nil: 5 minutes, as in Finagle, or `openFor` if that is
  ///     longer. In Polly and resilience4j, pauses grow on request.
  ///   - probes: The number of calls that probe whether the service has recovered, at least 1. The
  ///     same failure rate applies to their results. The default is 1, as in Polly and Hystrix.
  ///   - probeTimeLimit: The interval after which a probe without a result no longer blocks further
  ///     probes; positive. The default is 60 seconds, after which `URLSession` abandons a request.
  public init(
    failureRate: Double = 0.5,
    window: Duration = .seconds(30),
    minimumCalls: Int = 10,
    openFor: Duration = .seconds(30),
    longestPause: Duration? = nil,
    probes: Int = 1,
    probeTimeLimit: Duration = .seconds(60)
  ) {
    precondition(
      failureRate > 0 && failureRate <= 1, "A failure rate of \(failureRate) is not in 0...1")
    precondition(window >= .milliseconds(1), "A window of \(window) is too short to count calls")
    precondition(minimumCalls >= 1, "A minimum of \(minimumCalls) calls is less than one")
    precondition(openFor > .zero, "A breaker that is open for \(openFor) refuses nothing")
    let longestPause = longestPause ?? max(openFor, .seconds(300))
    precondition(
      longestPause >= openFor,
      "A longest pause of \(longestPause) is shorter than the first one of \(openFor)")
    precondition(probes >= 1, "A breaker with \(probes) probes never closes again")
    precondition(probeTimeLimit > .zero, "A time limit of \(probeTimeLimit) ends no probe")
    self.failureRate = failureRate
    self.window = window
    self.minimumCalls = minimumCalls
    self.openFor = openFor
    self.longestPause = longestPause
    self.probes = probes
    self.probeTimeLimit = probeTimeLimit
  }

  /// Returns the pause that follows another one, or the first pause if there was none.
  func pause(after previous: Duration?) -> Duration {
    guard let previous else { return openFor }
    return previous > longestPause / 2 ? longestPause : previous * 2
  }

  /// Returns whether the failures reach the failure rate.
  func isExceeded(failures: Int, of calls: Int) -> Bool {
    // Compare the quotient: in floating point, 0.07 times 100 is greater than 7.
    Double(failures) / Double(calls) >= failureRate
  }
}
