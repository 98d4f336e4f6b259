import Foundation
import Observation
import RecourseUI

/// What the Resilience screen does, without a screen: many requests to a server that may be down.
@MainActor
@Observable
final class ResilienceModel {
  /// How many requests are sent at the press of a button.
  static let burst = 20
  /// How many retries the budget has room for.
  static let budgetCapacity = 30

  /// Whether requests of the last burst are still under way.
  private(set) var isSending = false
  /// How many bursts there were.
  private(set) var burstCount = 0
  /// How many requests of the last burst were answered.
  private(set) var answered = 0
  /// How many requests of the last burst have failed for good.
  private(set) var givenUp = 0
  /// How many retries are possible now.
  private(set) var budgetLevel = ResilienceModel.budgetCapacity
  /// What has happened so far.
  private(set) var traffic = Traffic()
  /// The bars of the chart, up to its last step.
  private(set) var buckets: [Traffic.Bucket] = []
  /// Whether the service can be called, as the circuit breaker sees it.
  let circuit: CircuitStatus

  private var isDown = false
  private let server = OrderServer()
  private let breaker: CircuitBreaker
  private let budget: RetryBudget
  private let schedule = RetrySchedule.exponential(
    maxAttempts: 5, first: .milliseconds(500), cap: .seconds(4))
  private let clock: any Clock<Duration>
  private let elapsed: () -> Duration
  private var sending: Task<Void, Never>?

  /// Makes the model of a service that nobody has called yet.
  ///
  /// - Parameters:
  ///   - clock: Measures all times. The default is a continuous clock.
  ///   - now: Tells the date. The default is the present.
  init(
    clock: some Clock<Duration> = ContinuousClock(),
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.clock = clock
    let start = clock.now
    elapsed = { start.duration(to: clock.now) }
    breaker = CircuitBreaker(CircuitRule(openFor: .seconds(8)), clock: clock, now: now)
    budget = RetryBudget(
      capacity: Self.budgetCapacity, refillInterval: .seconds(1), clock: clock)
    circuit = CircuitStatus(of: breaker)
    drawChart()
  }

  /// Whether the server is down, so that it refuses connections.
  var isServerDown: Bool {
    get { isDown }
    set {
      isDown = newValue
      server.faults = newValue ? .refuse : .none
    }
  }

  /// What the circuit breaker does, in words.
  var circuitText: String {
    switch circuit.state {
    case .closed: "Closed"
    case .open(let date):
      "Service unavailable, checking at \(date.formatted(date: .omitted, time: .standard))"
    case .halfOpen: "Probing"
    }
  }

  /// What is left of the retry budget, in words.
  var budgetText: String { "\(budgetLevel) of \(Self.budgetCapacity) retries" }

  /// What has become of the last burst, in words.
  var resultText: String {
    burstCount == 0 ? "None sent yet" : "\(answered) answered, \(givenUp) given up"
  }

  /// Sends a burst of requests, one shortly after the other, unless one is under way.
  ///
  /// - Parameter pace: How long after the last one each is sent. The default is 50 ms.
  func sendRequests(pace: Duration = .milliseconds(50)) {
    guard !isSending else { return }
    isSending = true
    burstCount += 1
    answered = 0
    givenUp = 0
    sending = Task {
      await withTaskGroup { group in
        for number in 1...Self.burst {
          note { $0.begin(at: $1) }
          group.addTask { await self.send(number, by: self.clock) }
          if (try? await clock.sleep(for: pace)) == nil { break }
        }
      }
      isSending = false
    }
  }

  /// Ends what is under way.
  func leave() {
    sending?.cancel()
  }

  /// Moves the chart and the budget on with time, until there is nothing more to be seen.
  func followTime() async {
    while isSending || !traffic.isEmpty || budgetLevel < Self.budgetCapacity {
      guard (try? await clock.sleep(for: Traffic.step)) != nil else { return }
      drawChart()
    }
  }

  /// Sends one request, and sends it again as the schedule, the budget and the breaker allow.
  private func send(_ number: Int, by clock: some Clock<Duration>) async {
    let request = burstCount * Self.burst + number
    do {
      try await withRetry(
        schedule, idempotency: .idempotent, budget: budget, clock: clock,
        onProgress: { progress in
          if case .waiting = progress.phase {
            note { $0.wait(request, at: $1) }
          } else {
            note { $0.goOn(request, at: $1) }
          }
        },
        operation: { try await attempt() })
      answered += 1
    } catch {
      guard !error.isCancellation else { return }
      givenUp += 1
    }
  }

  private func attempt() async throws {
    do {
      _ = try await breaker.run { try await server.orders() }
      note { $0.end(.answered, at: $1) }
    } catch {
      if !error.isCancellation {
        note { $0.end(error is CircuitOpenError ? .refused : .failed, at: $1) }
      }
      throw error
    }
  }

  private func note(_ change: (inout Traffic, Duration) -> Void) {
    change(&traffic, elapsed())
    budgetLevel = budget.available
  }

  private func drawChart() {
    let now = elapsed()
    traffic.forget(before: now)
    buckets = traffic.buckets(until: now)
    budgetLevel = budget.available
  }
}
