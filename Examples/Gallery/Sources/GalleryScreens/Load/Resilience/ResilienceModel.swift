import Foundation
import Observation
import RecourseUI

/// The state of the Resilience screen, independent of its views: bursts of requests to a server.
@MainActor
@Observable
final class ResilienceModel {
  /// The number of requests in a burst.
  static let burst = 20
  /// The greatest number of attempts of a request.
  static let maxAttempts = 5
  /// The capacity of the retry budget.
  static let budgetCapacity = 30

  /// Whether requests of the last burst are still in flight.
  private(set) var isSending = false
  /// The number of bursts so far.
  private(set) var burstCount = 0
  /// The number of answered requests of the last burst.
  private(set) var answered = 0
  /// The number of requests of the last burst that have failed permanently.
  private(set) var givenUp = 0
  /// The number of retries left in the budget.
  private(set) var budgetLevel = ResilienceModel.budgetCapacity
  /// The number of attempts of the last burst that the server had to refuse or answer.
  @ObservationIgnored private(set) var load = 0
  /// The load of the same burst if each failed request is repeated at once.
  @ObservationIgnored private(set) var unprotectedLoad = 0
  /// The load of the last burst with and without Recourse, in words, up to the current step.
  private(set) var loadText = ""
  /// The traffic so far, as far as the chart needs it.
  private(set) var traffic = Traffic()
  /// The traffic of the same requests, repeated at once.
  @ObservationIgnored private(set) var unprotectedTraffic = Traffic()
  /// The columns of the chart, up to the current step.
  private(set) var buckets: [Traffic.Bucket] = []
  /// The columns of the same requests, repeated at once.
  private(set) var unprotectedBuckets: [Traffic.Bucket] = []
  /// The state of the circuit breaker.
  let circuit: CircuitStatus

  private var isDown = false
  private let server = GalleryServer()
  /// A server like the other, whose clients neither wait nor share a budget or a breaker.
  private let unprotectedServer = GalleryServer()
  private let breaker: CircuitBreaker
  private let budget: RetryBudget
  private let schedule = RetrySchedule.exponential(
    maxAttempts: ResilienceModel.maxAttempts, first: .milliseconds(500), cap: .seconds(4))
  private let clock: any Clock<Duration>
  private let elapsed: () -> Duration
  private var sending: Task<Void, Never>?

  /// Creates the model of a service that was not called yet.
  ///
  /// - Parameters:
  ///   - clock: Measures all times. The default is a continuous clock.
  ///   - now: Returns the current date. The default is the system's date.
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
      server.faults = newValue ? .refuse : []
      unprotectedServer.faults = server.faults
    }
  }

  /// The state of the circuit breaker, in words.
  var circuitText: String {
    switch circuit.state {
    case .closed: "Closed"
    case .open(let date):
      "Service unavailable, checking at \(date.formatted(date: .omitted, time: .standard))"
    case .halfOpen: "Probing"
    }
  }

  /// The remaining retry budget, in words.
  var budgetText: String { "\(budgetLevel) of \(Self.budgetCapacity) retries" }

  /// The results of the last burst, in words.
  var resultText: String {
    burstCount == 0 ? "None sent yet" : "\(answered) answered, \(givenUp) given up"
  }

  /// Sends a burst of requests in short intervals, unless a burst is in progress.
  ///
  /// - Parameter pace: The interval between two requests. The default is 50 ms.
  func sendRequests(pace: Duration = .milliseconds(50)) {
    guard !isSending else { return }
    isSending = true
    burstCount += 1
    answered = 0
    givenUp = 0
    load = 0
    unprotectedLoad = 0
    sending = Task {
      await withTaskGroup { group in
        for number in 1...Self.burst {
          note { $0.begin(at: $1) }
          group.addTask { await self.send(number, by: self.clock) }
          group.addTask { await self.sendUnprotected() }
          if (try? await clock.sleep(for: pace)) == nil { break }
        }
      }
      drawChart()
      isSending = false
    }
  }

  /// Cancels the burst in progress.
  func leave() {
    sending?.cancel()
  }

  /// Updates the chart and the budget continuously, until neither can change any more.
  func followTime() async {
    while isSending || !traffic.isEmpty || !unprotectedTraffic.isEmpty
      || budgetLevel < Self.budgetCapacity
    {
      guard (try? await clock.sleep(for: Traffic.step)) != nil else { return }
      drawChart()
    }
  }

  /// Sends one request, with retries as the schedule, the budget and the breaker allow.
  private func send(_ number: Int, by clock: some Clock<Duration>) async {
    let request = burstCount * Self.burst + number
    do {
      try await withRetry(
        schedule, idempotency: .idempotent,
        context: RetryContext(budget: budget, clock: clock),
        onProgress: { progress in
          if case .waiting = progress.phase {
            note { $0.wait(request, at: $1) }
          } else {
            note { $0.endWait(request, at: $1) }
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
      load += 1
      note { $0.end(.answered, at: $1) }
    } catch {
      if error is CircuitOpenError {
        note { $0.end(.refused, at: $1) }
      } else if !error.isCancellation {
        load += 1
        note { $0.end(.failed, at: $1) }
      }
      throw error
    }
  }

  /// Sends one request with the same number of attempts, and without a delay, a budget or a breaker.
  private func sendUnprotected() async {
    for _ in 1...Self.maxAttempts where !Task.isCancelled {
      let answer = try? await unprotectedServer.orders()
      guard !Task.isCancelled else { return }
      unprotectedLoad += 1
      unprotectedTraffic.end(answer == nil ? .failed : .answered, at: elapsed())
      if answer != nil { return }
    }
  }

  private func note(_ change: (inout Traffic, Duration) -> Void) {
    change(&traffic, elapsed())
    budgetLevel = budget.available
  }

  private func drawChart() {
    let now = elapsed()
    traffic.forget(before: now)
    unprotectedTraffic.forget(before: now)
    buckets = traffic.buckets(until: now)
    unprotectedBuckets = unprotectedTraffic.buckets(until: now)
    budgetLevel = budget.available
    loadText = "\(load) attempts, without Recourse \(unprotectedLoad)"
  }
}
